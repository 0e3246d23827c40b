internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// What is not played: each of it says so where it is reached.
extension BodyCompiler {
  /// Where a modifier's own name is.
  func modifierPosition(of call: FunctionCallExprSyntax) -> SourcePosition {
    call.calledExpression.as(MemberAccessExprSyntax.self).map { position(of: $0.declName) }
      ?? position(of: call)
  }

  /// A modifier that is not played; nil for one that cannot move anything.
  func unplayed(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    if let known = Unplayed.modifiers[name] { return leftOut(known, call) }
    if let own = ownStyle(name, call) { return leftOut(own, call) }
    if StillModifiers.contains(name) { return nil }
    if StillModifiers.isCompared(name) { return try compared(name, call) }
    // Of a modifier that is known with other arguments they are what is not known.
    let isKnown = MovingModifiers.all[name] != nil || Self.playedNames.contains(name)
    return unknownModifier(name, call, showsLabels: isKnown)
  }

  /// A modifier that nothing here knows, which is left out.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - call: The call.
  ///   - showsLabels: Whether its labels are what is not known.
  func unknownModifier(
    _ name: String, _ call: FunctionCallExprSyntax, showsLabels: Bool
  ) -> Modify {
    let position = modifierPosition(of: call)
    let labels = labels(of: call)
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

  /// A modifier that moves nothing by itself, but may look different: what it says is compared.
  private func compared(_ name: String, _ call: FunctionCallExprSyntax) throws -> Modify? {
    let closures = expressions(of: call).filter { $0.is(ClosureExprSyntax.self) }
    guard closures.contains(where: Self.mayChange) else { return try look(name, call) }
    return leftOut(Unplayed("what is in it is not shown", .whereItMayChange), call)
  }

  /// A modifier that is not played, for a reason.
  func leftOut(_ unplayed: Unplayed, _ call: FunctionCallExprSyntax) -> Modify? {
    guard unplayed.extent == .always || expressions(of: call).contains(where: Self.mayChange) else {
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

  /// A style that the files declare, of controls whose styles are not played; nil for any other modifier.
  private func ownStyle(_ name: String, _ call: FunctionCallExprSyntax) -> Unplayed? {
    guard name.hasSuffix("Style"), let argument = call.arguments.first?.expression,
      let type = argument.leadingName,
      program.declarations.number(of: type, from: owner, in: source.scope) != nil
    else { return nil }
    return Unplayed("what such a style makes is not known")
  }

  /// A view that is not looked into: what it makes of its arguments is not played.
  func leftOut(_ view: Unplayed, _ name: String, _ call: FunctionCallExprSyntax)
    -> (@Sendable (ProgramRun) -> Void)?
  {
    guard view.extent == .always || expressions(of: call).contains(where: Self.mayChange) else {
      return nil
    }
    let position = position(of: call)
    return { run in run.noteUnplayed(view, of: name, at: position) }
  }

  /// The modifiers that are played without numbers of their own.
  static let playedNames: Set<String> = [
    "animation", "transaction", "transition", "onTapGesture", "onAppear", "onDisappear",
    "onChange", "task", "onHover", "onLongPressGesture", "gesture", "simultaneousGesture",
    "highPriorityGesture", "onReceive", "buttonStyle", "toggleStyle", "disabled", "id",
    "contentTransition", "onScrollGeometryChange", "onScrollPhaseChange",
  ]
}
