/// Core Animation's transaction: what properties of layers are animated with that are only set.
public struct CATransaction: Hashable, Sendable {
  /// Seconds of an animation to which nobody gave a duration.
  public static let defaultAnimationDuration = 0.25

  /// Seconds, as `setAnimationDuration(_:)` sets them; 0 and below show the target at once.
  public var animationDuration = Self.defaultAnimationDuration

  /// The curve, as `setAnimationTimingFunction(_:)` sets it; nil is the curve called `default`.
  public var animationTimingFunction: CAMediaTimingFunction?

  /// Whether properties are set without animation.
  public var disableActions = false

  /// The settings outside of any transaction.
  public init() {}

  /// The animation of properties that are set inside the transaction.
  public var animation: Animation {
    guard !disableActions, animationDuration > 0 else { return .atOnce }
    let function = animationTimingFunction ?? CAMediaTimingFunction(name: .default)
    return .timingCurve(function.unitCurve, duration: animationDuration)
  }
}

extension Animation {
  /// The animation that UIKit and Core Animation play for a duration of 0: the target is shown at once.
  static let atOnce = Animation.linear(duration: 0)
}
