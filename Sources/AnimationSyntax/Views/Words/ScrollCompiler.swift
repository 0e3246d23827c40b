internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var scrolling: ScrollCompiler { ScrollCompiler(body: self) }
}

/// Compiles modifiers that observe scrolling.
struct ScrollCompiler {
  let body: BodyCompiler

  /// Compiles `.onScrollGeometryChange(for: T.self, of: { … }) { old, new in … }`.
  func scrollGeometry(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let all = Array(zip(call.argumentLabels, call.argumentExpressions).dropFirst())
    guard all.count == 2 else { return nil }
    let transform = try body.expression(all[0].1, as: .function([.scrollGeometry], .unknown))
    let result = transform.type.result
    let action = try body.expression(all[1].1, as: .function([result, result], .void)).evaluate
    let (value, readsOffset) = (transform.evaluate, Self.readsOffset(all[0].1))
    let position = body.omissions.modifierPosition(of: call)
    return { run, frame in
      guard let closure = run.closure(try action(run, frame)) else { return [] }
      guard readsOffset, let transform = run.closure(try value(run, frame)) else {
        run.noteUnplayed(.scrollSize, of: ".onScrollGeometryChange", at: position)
        return [.nothing]
      }
      return [.acts(ActValue(event: .scrollGeometry(transform, position), closure: closure))]
    }
  }

  /// Returns whether an expression may read the scroll distance: a closure that names no such property does not.
  private static func readsOffset(_ transform: ExprSyntax) -> Bool {
    guard transform.is(ClosureExprSyntax.self) else { return true }
    return transform.tokens(viewMode: .sourceAccurate).contains {
      ["contentOffset", "visibleRect", "bounds"].contains($0.text)
    }
  }

  /// Compiles `.onScrollPhaseChange { old, new in … }`.
  func scrollPhase(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let action = call.argumentExpressions.last,
      let number = body.program.declarations.number(of: ScrollPhase.typeName, from: nil, in: nil)
    else { return nil }
    let phase = SwiftType.declared(number)
    var parameters = [phase, phase]
    if action.as(ClosureExprSyntax.self).map(ClosureCompiler.parameterCount) == 3 {
      parameters.append(.scrollContext)
    }
    let closure = try body.expression(action, as: .function(parameters, .void)).evaluate
    return { run, frame in
      guard let closure = run.closure(try closure(run, frame)) else { return [] }
      return [.acts(ActValue(event: .scrollPhase(type: number), closure: closure))]
    }
  }

  /// Returns the axes along which a `ScrollView` scrolls, as far as its first argument determines them: the vertical
  /// one without an argument, both where it is not a literal.
  func scrollAxes(of name: String, _ call: FunctionCallExprSyntax) -> ScrollAxes {
    guard name == "ScrollView",
      let argument = call.arguments.first(where: { $0.label == nil || $0.label?.text == "axes" })?
        .expression
    else { return .vertical }
    let words = argument.tokens(viewMode: .sourceAccurate).map(\.text)
    var axes: ScrollAxes = []
    if words.contains("horizontal") { axes.insert(.horizontal) }
    if words.contains("vertical") { axes.insert(.vertical) }
    return axes.isEmpty && words != ["[", "]"] ? [.horizontal, .vertical] : axes
  }
}

extension SwiftType {
  /// The type of the parameter of closures for the geometry of a scroll view.
  static let scrollGeometry = SwiftType.tuple([
    .init(label: "contentOffset", type: .geometry(.point)),
    .init(label: "contentInsets", type: .geometry(.insets)),
    .init(label: "contentSize", type: .geometry(.size)),
    .init(label: "containerSize", type: .geometry(.size)),
    .init(label: "visibleRect", type: .geometry(.rectangle)),
    .init(label: "bounds", type: .geometry(.rectangle)),
  ])

  /// The type of the last parameter of closures for phases of scrolling.
  static let scrollContext = SwiftType.tuple([
    .init(label: "geometry", type: .scrollGeometry),
    .init(label: "velocity", type: .optional(.geometry(.vector))),
  ])
}
