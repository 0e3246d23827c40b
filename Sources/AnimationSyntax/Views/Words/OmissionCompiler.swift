internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var omissions: OmissionCompiler { OmissionCompiler(body: self) }
}

/// Compiles code that is left out, with a note where it is reached.
struct OmissionCompiler {
  let body: BodyCompiler

  /// Returns the position of a modifier's own name.
  func modifierPosition(of call: FunctionCallExprSyntax) -> SourcePosition {
    call.calledExpression.as(MemberAccessExprSyntax.self).map { body.position(of: $0.declName) }
      ?? body.position(of: call)
  }

  /// Compiles an unknown modifier, which is left out.
  ///
  /// - Parameters:
  ///   - name: The name of the modifier.
  ///   - call: The call.
  ///   - showsLabels: Whether the labels are unknown, and not the name.
  func unknownModifier(
    _ name: String, _ call: FunctionCallExprSyntax, showsLabels: Bool
  ) -> Modify {
    let position = modifierPosition(of: call)
    let labels = call.argumentLabels
    let written = labels.filter { $0 != ParameterMatching.trailingLabel }
    let hasClosure = written.count < labels.count
    var text = name
    if showsLabels {
      if !written.isEmpty || !hasClosure {
        text += "(\(written.map { "\($0 ?? "_"):" }.joined()))"
      }
      if hasClosure { text += " { … }" }
    }
    let words = text
    return { run, _ in
      run.noteUnknownModifier(words, at: position)
      return []
    }
  }

  /// Compiles a modifier that is not played, for a reason.
  func leftOut(_ unplayed: Unplayed, _ call: FunctionCallExprSyntax) -> Modify? {
    guard
      unplayed.extent == .always
        || call.argumentExpressions.contains(where: ComparisonCompiler.mayChange)
    else {
      return nil
    }
    let position = modifierPosition(of: call)
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plainText
    return { run, _ in
      run.noteUnplayed(unplayed, of: ".\(name ?? "")", at: position)
      return []
    }
  }

  /// Compiles a view whose use of its arguments is not played.
  func leftOut(_ view: Unplayed, _ name: String, _ call: FunctionCallExprSyntax)
    -> (@Sendable (ProgramRun) -> Void)?
  {
    guard
      view.extent == .always
        || call.argumentExpressions.contains(where: ComparisonCompiler.mayChange)
    else {
      return nil
    }
    let position = body.position(of: call)
    return { run in run.noteUnplayed(view, of: name, at: position) }
  }
}
