/// Core Animation's transaction: the settings for properties of layers that are set without an explicit animation.
public struct CATransaction: Hashable, Sendable {
  /// The duration of an animation for which none is given, in seconds.
  public static let defaultAnimationDuration = 0.25

  /// The duration in seconds, as `setAnimationDuration(_:)` sets it; with 0 or less the target is shown at once.
  public var animationDuration = Self.defaultAnimationDuration

  /// The curve, as `setAnimationTimingFunction(_:)` sets it; nil for the curve called `default`.
  public var animationTimingFunction: CAMediaTimingFunction?

  /// Whether properties are set without animation.
  public var disableActions = false

  /// Makes the settings that hold outside of any transaction.
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
