extension CAMediaTiming {
  /// The animation of a curve with this timing.
  ///
  /// - Parameter curve: The course of one cycle.
  public func animation(of curve: UnitCurve) -> Animation {
    animation(of: .curve(curve), cycle: cycleDuration)
  }

  /// The animation of a spring with this timing, cut off at the end of each cycle.
  ///
  /// - Parameter spring: The spring. Its own `duration` holds if there is none here; without either it is the
  ///   transaction's, as in Core Animation, which makes many springs end too early.
  public func animation(of spring: CASpringAnimation) -> Animation {
    animation(
      of: .spring(spring),
      cycle: duration > 0 ? duration : spring.duration ?? CATransaction.defaultAnimationDuration)
  }

  /// The animation of a course that takes some seconds; over at once for 0 and below.
  func animation(of pace: MediaPace, cycle: Double) -> Animation {
    guard cycle > 0 else { return .atOnce }
    let cycles = cycles(lasting: cycle)
    let isForward = timeOffset == 0 && speed > 0
    var animation: Animation
    if isForward, !autoreverses, cycles == 1 {
      animation = pace.animation(duration: cycle)
    } else {
      animation = Animation(
        MediaTimedAnimation(
          pace: pace, cycle: cycle, cycles: cycles >= Self.endlessCycles ? .infinity : cycles,
          autoreverses: autoreverses, speed: isForward ? 1 : speed, timeOffset: timeOffset))
    }
    if isForward, speed != 1 { animation = animation.speed(speed) }
    return beginTime == 0 ? animation : animation.delay(beginTime)
  }
}
