extension Animation {
  /// The spring with perceptual parameters.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration of the motion, in seconds; the spring settles later.
  ///   - bounce: The bounciness of the spring, from −1 to 1.
  ///   - blendDuration: The seconds over which a change of duration from the previous spring is blended.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(
      response: duration,
      dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// The spring with a response and a damping fraction.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration, in seconds.
  ///   - dampingFraction: The friction as a fraction of critical damping.
  ///   - blendDuration: The seconds over which a change of response from the previous spring is blended.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// The spring of duration 0.5 s and bounce 0.
  public static var spring: Animation { .spring(duration: 0.5, bounce: 0) }

  /// The spring with the response and damping ratio of a `Spring`; its mass has no effect.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The seconds over which a change of response from the previous spring is blended.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
    .spring(
      response: spring.response,
      dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A short spring for motion that follows a finger.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.15.
  ///   - blendDuration: The seconds over which a change of duration from the previous spring is blended.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(
      duration: duration, bounce: Spring.BaseBounce.snappy + extraBounce,
      blendDuration: blendDuration)
  }

  /// A short spring for motion that follows a finger, with a response and a damping fraction.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration, in seconds.
  ///   - dampingFraction: The friction as a fraction of critical damping.
  ///   - blendDuration: The seconds over which a change of response from the previous spring is blended.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// The short spring of duration 0.15 s and bounce 0.15.
  public static var interactiveSpring: Animation { .interactiveSpring(duration: 0.15) }

  /// A spring without bounce.
  public static var smooth: Animation { .smooth() }

  /// A spring without bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: Spring.BaseBounce.smooth + extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { .snappy() }

  /// A spring with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: Spring.BaseBounce.snappy + extraBounce)
  }

  /// A spring with more bounce.
  public static var bouncy: Animation { .bouncy() }

  /// A spring with more bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: The bounce that is added to 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: Spring.BaseBounce.bouncy + extraBounce)
  }
}
