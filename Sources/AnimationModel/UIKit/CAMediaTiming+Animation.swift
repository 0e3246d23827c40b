extension CAMediaTiming {
  /// Returns the animation of a curve with this timing.
  ///
  /// - Parameter curve: The course of one cycle.
  public func animation(of curve: UnitCurve) -> Animation {
    animation(of: .curve(curve), cycle: cycleDuration)
  }

  /// Returns the animation of a spring with this timing, cut off at the end of each cycle.
  ///
  /// - Parameter spring: The spring. Its own `duration` holds if the timing has none; without either it takes the
  ///   transaction's, as in Core Animation, with which many springs end too early.
  public func animation(of spring: CASpringAnimation) -> Animation {
    animation(
      of: .spring(spring),
      cycle: duration > 0 ? duration : spring.duration ?? CATransaction.defaultAnimationDuration)
  }

  /// Returns the animation of a course with a cycle in seconds; with 0 or less it is over at once.
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
