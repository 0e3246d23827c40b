// The animations that the functions of UIKit play.
extension UIView {
  /// The animation that UIKit plays for a duration and options.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - delay: Seconds before it begins, once, whatever is repeated.
  ///   - options: The curve, ease-in-out if none is named, and the repetition.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = []
  ) -> Animation {
    animation(of: .curve(options.curve.unitCurve), lasting: duration, delay: delay, options)
  }

  /// The animation that UIKit plays for a duration, a damping ratio and a velocity.
  ///
  /// UIKit looks for the spring that, by its own measure, has settled after the duration, and cuts it off
  /// there. See ``CASpringAnimation/isSolutionCertain(duration:dampingRatio:initialVelocity:)``.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - delay: Seconds before it begins.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  ///   - velocity: Velocity at the start, in deltas per second; see ``GestureVelocity``.
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

  /// The animation that UIKit plays for a spring of perceptual parameters, since iOS 17.
  ///
  /// A bounce below 0 is overdamped, and overshoots; see ``CASpringAnimation/allowsOverdamping``.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds; 0 and below show the target at once.
  ///   - bounce: From −1 to 1.
  ///   - initialSpringVelocity: Velocity at the start, in deltas per second.
  ///   - delay: Seconds before it begins.
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

  /// The animation that UIKit plays for one of SwiftUI's, since iOS 18: that one.
  public static func animate(_ animation: Animation) -> Animation { animation }

  /// The timing of a transition from one view or one content to another.
  ///
  /// The effect that is seen is the system's: a fade, a flip or a curl.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below show the target at once.
  ///   - options: The curve, ease-in-out if none is named, and the repetition.
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
