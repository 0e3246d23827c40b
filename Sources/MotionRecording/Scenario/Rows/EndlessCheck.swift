internal import AnimationModel

/// Whether what runs once nothing more is done ever ends: looked at anew only where something has changed.
struct EndlessCheck {
  private var last: (count: Int, isEndless: Bool)?

  /// How long the longest animation takes that runs, in seconds; 0 where it has no end.
  private(set) var longestAnimation = 0.0

  /// Looks at what runs.
  ///
  /// - Parameters:
  ///   - count: How often anything has changed.
  ///   - isEndless: Whether something other than the animations has no end.
  ///   - animations: The animations that run.
  mutating func isEndless(
    changeCount count: Int, _ isEndless: @autoclosure () -> Bool,
    _ animations: @autoclosure () -> [Animation]
  ) -> Bool {
    if let last, last.count == count { return last.isEndless }
    let durations = animations().map(\.restingDuration)
    let found = isEndless() || durations.contains(.infinity)
    last = (count, found)
    longestAnimation = found ? 0 : durations.max() ?? 0
    return found
  }
}

extension Animation {
  /// Seconds until the animation comes to rest by itself; infinite if it never does.
  var restingDuration: Double {
    let motion: ContinuousMotion<Double> = motion(of: MotionRequest(value: 1))
    return motion.duration
  }
}
