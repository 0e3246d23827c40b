internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

extension BodyCompiler {
  var matches: MatchCompiler { MatchCompiler(body: self) }
}

/// Compiles views that take each other's place.
struct MatchCompiler {
  let body: BodyCompiler

  /// Compiles `.matchedGeometryEffect(id:in:properties:anchor:isSource:)`: the positions of the views are not computed,
  /// but the sizes of later frames are known.
  func matchedGeometry(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let unplayed = Unplayed.modifiers["matchedGeometryEffect"],
      let note = body.omissions.leftOut(unplayed, call)
    else { return nil }
    func argument(_ label: String) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }
    // The properties may be an expression; the position alone has no size.
    let properties = argument("properties").map { body.text(of: $0) }
    guard let id = argument("id"), properties.map(Self.sizes.contains) ?? true else { return note }
    let identify = try matchKey(id, argument("in"))
    let isSource = try argument("isSource").map {
      try body.expression($0, as: .boolean).evaluate
    }
    return { run, frame in
      let notes = try note(run, frame)
      let source = try isSource?(run, frame) ?? .boolean(true)
      guard let key = try identify(run, frame), case .boolean(true) = source else { return notes }
      return notes + [.matched(key)]
    }
  }

  /// Compiles `.matchedTransitionSource(id:in:)`: the view at which a zoom begins.
  func zoomSource(_ call: FunctionCallExprSyntax) throws -> Modify? {
    let arguments = Array(zip(call.argumentLabels, call.argumentExpressions))
    guard let note = body.omissions.leftOut(.zoom(), call),
      let id = arguments.first(where: { $0.0 == "id" })
    else { return nil }
    let identify = try matchKey(id.1, arguments.first { $0.0 == "in" }?.1)
    return { run, frame in
      try note(run, frame) + (try identify(run, frame).map { [.zoomSource($0)] } ?? [])
    }
  }

  /// Compiles `.navigationTransition(.zoom(sourceID:in:))`: the view at which a zoom ends; nil for any other
  /// transition.
  func zoomEnd(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let zoom = call.arguments.first?.expression.as(FunctionCallExprSyntax.self),
      let name = zoom.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText,
      name == "zoom"
    else { return nil }
    let arguments = Array(zip(zoom.argumentLabels, zoom.argumentExpressions))
    guard let id = arguments.first(where: { $0.0 == "sourceID" })?.1 else { return nil }
    let identify = try matchKey(id, arguments.first { $0.0 == "in" }?.1)
    let position = body.omissions.modifierPosition(of: call)
    return { run, frame in [.zoomEnd(try identify(run, frame), position)] }
  }

  /// Compiles the key of views with an id in a namespace; nil if the id is unknown.
  private func matchKey(
    _ id: ExprSyntax, _ namespace: ExprSyntax?
  ) throws -> @Sendable (ProgramRun, Frame) throws -> ViewKey? {
    let value = try body.expression(id).evaluate
    let namespace = try namespace.map { try body.expression($0).evaluate }
    return { run, frame in
      let key = try value(run, frame)
      guard key.unknownPart == nil else { return nil }
      // A namespace is identified by the position of its declaration, wherever it is passed.
      let declaration = try namespace?(run, frame).unknown?.position.sourceOffset
      let place = declaration.map { "\($0.file):\($0.offset)" } ?? ""
      return ViewKey("\(place) \(run.keys.text(of: key))")
    }
  }

  /// The properties that include the size.
  private static let sizes: Set<String> = [
    ".frame", ".size", "MatchedGeometryProperties.frame", "MatchedGeometryProperties.size",
  ]
}
