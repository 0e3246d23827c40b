internal import AnimationModel

/// A check whether the remaining motion ever ends, which is only repeated when something has changed.
struct EndlessCheck {
  private var last: (count: Int, isEndless: Bool)?

  /// The duration of the longest running animation, in seconds; 0 if one is endless.
  private(set) var longestAnimation = 0.0

  /// Returns whether the running motion is endless.
  ///
  /// - Parameters:
  ///   - count: The number of changes so far.
  ///   - isEndless: Whether something other than the animations is endless.
  ///   - animations: The running animations.
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
  /// The time after which the animation comes to rest by itself, in seconds; infinite if it never does.
  var restingDuration: Double {
    let motion: ContinuousMotion<Double> = motion(of: MotionRequest(value: 1))
    return motion.duration
  }
}
