/// UIKit's spring animations of views, by their names: what they play instead of playing it.
public enum UIView {
  /// The animation that UIKit plays for a duration, a damping ratio and a velocity.
  ///
  /// UIKit looks for the spring that, by its own measure, has settled after the duration, and cuts it off
  /// there. See ``CASpringAnimation/isSolutionCertain(duration:dampingRatio:initialVelocity:)``.
  ///
  /// - Parameters:
  ///   - duration: Seconds; 0 and below end at once.
  ///   - delay: Seconds before it begins.
  ///   - dampingRatio: ζ; above 1 acts as 1.
  ///   - velocity: Velocity at the start, in deltas per second; see ``GestureVelocity``.
  public static func animate(
    withDuration duration: Double,
    delay: Double = 0,
    usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double
  ) -> Animation {
    Animation(
      CASpringAnimation(
        duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    ).delayed(by: delay)
  }

  /// The animation that UIKit plays for a spring of perceptual parameters, since iOS 17.
  ///
  /// A bounce below 0 is overdamped, and overshoots; see ``CASpringAnimation/allowsOverdamping``.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds.
  ///   - bounce: From −1 to 1.
  ///   - initialSpringVelocity: Velocity at the start, in deltas per second.
  ///   - delay: Seconds before it begins.
  public static func animate(
    springDuration duration: Double = 0.5,
    bounce: Double = 0,
    initialSpringVelocity: Double = 0,
    delay: Double = 0
  ) -> Animation {
    var spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    spring.initialVelocity = initialSpringVelocity
    spring.allowsOverdamping = true
    spring.duration = spring.viewDuration
    return Animation(spring).delayed(by: delay)
  }
}

extension Animation {
  fileprivate func delayed(by delay: Double) -> Animation {
    delay == 0 ? self : self.delay(delay)
  }
}
