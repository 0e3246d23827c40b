/// A move in from an offset in points, and out to it.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct OffsetTransition: Transition {
  /// The horizontal offset in points, positive to the right.
  public var x: Double

  /// The vertical offset in points, positive downwards.
  public var y: Double

  /// Makes a transition from and to an offset.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The view, moved by the offset except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.offset(x: phase.isIdentity ? 0 : x, y: phase.isIdentity ? 0 : y)
  }
}

extension Transition where Self == OffsetTransition {
  /// A move in from an offset in points, and out to it.
  public static func offset(x: Double = 0, y: Double = 0) -> OffsetTransition {
    OffsetTransition(x: x, y: y)
  }
}

extension AnyTransition {
  /// A move in from an offset in points, and out to it.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    AnyTransition(OffsetTransition(x: x, y: y))
  }
}
