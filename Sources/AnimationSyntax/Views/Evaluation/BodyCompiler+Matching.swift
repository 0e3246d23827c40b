internal import MotionRecording
internal import SwiftSyntax

// Views that take each other's place.
extension BodyCompiler {
  /// `.matchedGeometryEffect(id:in:properties:anchor:isSource:)`: where the views lie is not computed, but the sizes of
  /// frames that are written after it are known.
  func matchedGeometry(_ call: FunctionCallExprSyntax) throws -> Modify? {
    guard let unplayed = Unplayed.modifiers["matchedGeometryEffect"],
      let note = leftOut(unplayed, call)
    else { return nil }
    func argument(_ label: String) -> ExprSyntax? {
      call.arguments.first { $0.label?.text == label }?.expression
    }
    // Which of several properties are meant may be an expression; the position alone has no size.
    let properties = argument("properties").map { text(of: $0) }
    guard let id = argument("id"), properties.map(Self.sizes.contains) ?? true else { return note }
    let value = try expression(id).evaluate
    let namespace = try argument("in").map { try expression($0).evaluate }
    let isSource = try argument("isSource").map {
      try expression($0, as: .boolean).evaluate
    }
    return { run, frame in
      let notes = try note(run, frame)
      let key = try value(run, frame)
      let source = try isSource?(run, frame) ?? .boolean(true)
      guard key.unknownPart == nil, case .boolean(true) = source else { return notes }
      // A namespace is known by where it is declared, whoever it is given to.
      let declaration = try namespace?(run, frame).unknown?.position.sourceOffset
      let place = declaration.map { "\($0.file):\($0.offset)" } ?? ""
      return notes + [.matched(ViewKey("\(place) \(key.key)"))]
    }
  }

  /// The properties with a size.
  private static let sizes: Set<String> = [
    ".frame", ".size", "MatchedGeometryProperties.frame", "MatchedGeometryProperties.size",
  ]
}
