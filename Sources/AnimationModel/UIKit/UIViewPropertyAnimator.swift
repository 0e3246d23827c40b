/// UIKit's animator of views: a duration and the animation that follows from its timing parameters.
public struct UIViewPropertyAnimator: Hashable, Sendable {
  /// The duration in seconds, as given; springs with physical or perceptual parameters do not use it.
  public let duration: Double

  /// The animation that is played when the animator is started.
  public let animation: Animation

  /// Makes an animator with one of UIKit's curves.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - curve: The curve.
  public init(duration: Double, curve: UIView.AnimationCurve) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
  }

  /// Makes an animator with a cubic Bézier.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - controlPoint1: The control point next to the start; its x is clamped to 0…1.
  ///   - controlPoint2: The control point next to the end; its x is clamped to 0…1.
  public init(duration: Double, controlPoint1: UnitPoint, controlPoint2: UnitPoint) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(
        controlPoint1: controlPoint1, controlPoint2: controlPoint2))
  }

  /// Makes an animator with a spring that is cut off at the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  public init(duration: Double, dampingRatio: Double) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: dampingRatio))
  }

  /// Makes an animator with timing parameters.
  ///
  /// Springs with physical parameters, or with a duration and a bounce, do not use the animator's duration:
  /// their animators are usually given 0.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, for parameters that use it.
  ///   - timingParameters: The curve or spring.
  public init(duration: Double, timingParameters: some UITimingCurveProvider) {
    self.duration = duration
    animation = timingParameters.animation(duration: duration)
  }

  /// Returns the animation of an animator that has been started.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - delay: The seconds before the animation begins.
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
