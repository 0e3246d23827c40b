/// UIKit's animator of views: a duration and what its timing is taken from.
public struct UIViewPropertyAnimator: Hashable, Sendable {
  /// Seconds, as they were given; springs of physical or perceptual parameters do not use them.
  public let duration: Double

  /// The animation that is played when the animator is started.
  public let animation: Animation

  /// An animator with one of UIKit's curves.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - curve: The curve.
  public init(duration: Double, curve: UIView.AnimationCurve) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
  }

  /// An animator with a cubic Bézier.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - controlPoint1: The control point next to the start; its x is clamped to 0…1.
  ///   - controlPoint2: The control point next to the end, likewise.
  public init(duration: Double, controlPoint1: UnitPoint, controlPoint2: UnitPoint) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
  }

  /// An animator with a spring that is cut off at the duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  public init(duration: Double, dampingRatio: Double) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
  }

  /// An animator with timing parameters.
  ///
  /// Springs by mass, stiffness and damping, or by duration and bounce, take as long as they take:
  /// their animators are written with a duration of 0.
  ///
  /// - Parameters:
  ///   - duration: Seconds, for parameters that use them.
  ///   - timingParameters: The curve or spring.
  public init(duration: Double, timingParameters: some UITimingCurveProvider) {
    self.duration = duration
    animation = timingParameters.animation(duration: duration)
  }

  /// An animator that has been started.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - delay: Seconds before it begins.
  ///   - options: The curve; property animators do not repeat (reported).
  public static func runningPropertyAnimator(
    withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = []
  ) -> Animation {
    UIViewPropertyAnimator(duration: duration, curve: options.curve)
      .startAnimation(afterDelay: delay)
  }

  /// Returns the animation that is played when the animator is started after a delay, in seconds.
  public func startAnimation(afterDelay delay: Double) -> Animation {
    delay == 0 ? animation : animation.delay(delay)
  }
}
