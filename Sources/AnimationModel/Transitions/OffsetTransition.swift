/// In from some points away, and out to there.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct OffsetTransition: Transition {
  /// Points to the right.
  public var x: Double

  /// Points down.
  public var y: Double

  /// Makes a transition from and to some points away.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The view, moved unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y)
  }
}

extension Transition where Self == OffsetTransition {
  /// In from some points away, and out to there.
  public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
    OffsetTransition(x: x, y: y)
  }
}

extension AnyTransition {
  /// In from some points away, and out to there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(x: x, y: y))
  }
}
