// The animations that UIKit's functions play.
extension UIView {
  /// Returns the animation that UIKit plays for a duration and options.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - delay: The seconds before the animation begins; the delay is not repeated.
  ///   - options: The curve, by default ease-in-out, and the repetition.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = []
  ) -> Animation {
    animation(of: .curve(options.curve.unitCurve), lasting: duration, delay: delay, options)
  }

  /// Returns the animation that UIKit plays for a duration, a damping ratio and a velocity.
  ///
  /// UIKit searches for the spring that, by its own measure, has settled after the duration, and cuts it off
  /// there. See ``CASpringAnimation/isSolutionCertain(duration:dampingRatio:initialVelocity:)``.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - delay: The seconds before the animation begins.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  ///   - velocity: The velocity at the start, in deltas per second; see ``GestureVelocity``.
  ///   - options: The repetition; the curve is the spring's.
  public static func animate(
    withDuration duration: Double,
    delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double,
    options: AnimationOptions = []
  ) -> Animation {
    guard duration > 0 else { return .atOnce }
    let spring = CASpringAnimation(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    return animation(of: .spring(spring), lasting: duration, delay: delay, options)
  }

  /// Returns the animation that UIKit plays for a spring with perceptual parameters, since iOS 17.
  ///
  /// With a bounce below 0 the spring is overdamped, and overshoots; see ``CASpringAnimation/allowsOverdamping``.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the motion, in seconds; with 0 or less the target is shown at once.
  ///   - bounce: The bounciness, from −1 to 1.
  ///   - initialSpringVelocity: The velocity at the start, in deltas per second.
  ///   - delay: The seconds before the animation begins.
  ///   - options: The repetition; the curve is the spring's.
  public static func animate(
    springDuration duration: Double = 0.5,
    bounce: Double = 0,
    initialSpringVelocity: Double = 0,
    delay: Double = 0,
    options: AnimationOptions = []
  ) -> Animation {
    guard duration > 0 else { return .atOnce }
    var spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    spring.allowsOverdamping = true
    spring.duration = spring.viewDuration
    return animation(
      of: .spring(spring), lasting: spring.viewDuration, delay: delay, options)
  }

  /// Returns the animation that UIKit plays for one of SwiftUI's, since iOS 18: the same animation.
  public static func animate(_ animation: Animation) -> Animation { animation }

  /// Returns the timing of a transition from one view or one content to another.
  ///
  /// The visible effect is the system's: a fade, a flip or a curl.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds; with 0 or less the target is shown at once.
  ///   - options: The curve, by default ease-in-out, and the repetition.
  public static func transition(
    duration: Double, options: AnimationOptions = []
  ) -> Animation {
    animate(withDuration: duration, options: options)
  }

  private static func animation(
    of pace: MediaPace, lasting duration: Double, delay: Double, _ options: AnimationOptions
  ) -> Animation {
    var timing = options.timing
    timing.beginTime = delay
    return timing.animation(of: pace, cycle: duration)
  }
}
