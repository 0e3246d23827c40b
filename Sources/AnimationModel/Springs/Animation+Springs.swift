extension Animation {
  /// A spring of its perceptual parameters.
  ///
  /// - Parameters:
  ///   - duration: How long the motion seems to take, in seconds; it settles later.
  ///   - bounce: How bouncy the spring is, from −1 to 1.
  ///   - blendDuration: Seconds over which a change of duration from the spring before is blended.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    .spring(
      response: duration,
      dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring of its response and damping.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration, in seconds.
  ///   - dampingFraction: The friction as a fraction of critical damping.
  ///   - blendDuration: Seconds over which a change of response from the spring before is blended.
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

  /// A spring with a `Spring`'s response and damping ratio; the mass drops out.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: Seconds over which a change of response from the spring before is blended.
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
  ///   - extraBounce: Added to a bounce of 0.15.
  ///   - blendDuration: Seconds over which a change of duration from the spring before is blended.
  public static func interactiveSpring(
    duration: Double = 0.15, extraBounce: Double = 0, blendDuration: Double = 0.25
  ) -> Animation {
    .spring(
      duration: duration, bounce: Spring.BaseBounce.snappy + extraBounce,
      blendDuration: blendDuration)
  }

  /// A short spring for motion that follows a finger, of its response and damping.
  ///
  /// - Parameters:
  ///   - response: The stiffness as a duration, in seconds.
  ///   - dampingFraction: The friction as a fraction of critical damping.
  ///   - blendDuration: Seconds over which a change of response from the spring before is blended.
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
  ///   - extraBounce: Added to a bounce of 0.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: Spring.BaseBounce.smooth + extraBounce)
  }

  /// A spring with a little bounce.
  public static var snappy: Animation { .snappy() }

  /// A spring with a little bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: Added to a bounce of 0.15.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: Spring.BaseBounce.snappy + extraBounce)
  }

  /// A spring with more bounce.
  public static var bouncy: Animation { .bouncy() }

  /// A spring with more bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds.
  ///   - extraBounce: Added to a bounce of 0.3.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    .spring(duration: duration, bounce: Spring.BaseBounce.bouncy + extraBounce)
  }
}
