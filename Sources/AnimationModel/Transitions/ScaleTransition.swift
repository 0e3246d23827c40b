/// In from a smaller or larger size, and out to it.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct ScaleTransition: Transition {
  /// How much larger the view is when it is not there.
  public var scale: Double

  /// The point that stays in place.
  public var anchor: UnitPoint

  /// The scale where none is given: nearly nothing, as a view of no size at all cannot be drawn.
  ///
  /// Source: semantics reference, section 15.1 (recovered).
  public static let defaultScale = 1e-5

  /// Makes a transition from and to a size.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view, scaled unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

extension Transition where Self == ScaleTransition {
  /// In from nothing, and out to it, about the centre.
  public static var scale: ScaleTransition { ScaleTransition(ScaleTransition.defaultScale) }

  /// In from a smaller or larger size, and out to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension AnyTransition {
  /// In from nothing, and out to it, about the centre.
  public static var scale: AnyTransition {
    AnyTransition(ScaleTransition(ScaleTransition.defaultScale))
  }

  /// In from a smaller or larger size, and out to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale, anchor: anchor))
  }
}
