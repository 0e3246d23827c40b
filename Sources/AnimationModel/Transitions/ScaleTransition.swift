/// A transition in from a smaller or larger size, and out to it.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct ScaleTransition: Transition {
  /// The factor by which the view is scaled before it is inserted and after it is removed.
  public var scale: Double

  /// The point that stays in place.
  public var anchor: UnitPoint

  /// The default scale: nearly 0, as a view without any size cannot be drawn.
  ///
  /// Source: semantics reference, section 15.1 (recovered).
  public static let defaultScale = 1e-5

  /// Makes a transition from and to a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// A transition in from nearly no size, and out to it, about the center.
  public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.defaultScale) }

  /// A transition in from a smaller or larger size, and out to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension AnyTransition {
  /// A transition in from nearly no size, and out to it, about the center.
  public static var scale: AnyTransition {
    AnyTransition(ScaleTransition(ScaleTransition.defaultScale))
  }

  /// A transition in from a smaller or larger size, and out to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
}
