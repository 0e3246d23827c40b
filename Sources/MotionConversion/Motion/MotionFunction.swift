internal import AnimationModel
internal import MotionRecording

/// A motion as a function of time, from 0 to 1, for as long as it is compared.
struct MotionFunction {
  /// Seconds for which it plays, or for which it is compared if that is less.
  let duration: Double

  /// Whether it continues after that.
  let isFollowedInPart: Bool

  /// Its value at a time in seconds.
  let value: (_ time: Double) -> Double

  /// The most seconds for which any motion is compared.
  static let longestWindow = 600.0

  init(duration: Double, value: @escaping (Double) -> Double) {
    let window =
      duration.isFinite ? min(max(duration, 0), Self.longestWindow) : MotionPlays.endlessWindow
    isFollowedInPart = window < duration
    self.duration = window
    self.value = value
  }

  /// An animation as SwiftUI shows it, in continuous time.
  init(_ animation: Animation, speed: Double = 1, playedIn plays: MotionPlays = MotionPlays()) {
    let played = plays.motion(of: animation)
    self.init(duration: played.duration / speed) { time in
      played.state(at: time * speed, .shown).value
    }
  }

  /// The motion of a mass on a spring, as its closed solution has it.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: Velocity at the start, in travels per second.
  init(_ spring: Spring, velocity: Double, duration: Double? = nil) {
    let settling = spring.settlingDuration(
      target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    // SwiftUI's estimate is 0 for what takes longer than it looks.
    let ending = settling > 0 ? settling : .greatestFiniteMagnitude
    self.init(duration: duration ?? ending) { time in
      spring.value(target: 1.0, initialVelocity: velocity, time: time)
    }
  }
}

extension MotionFunction {
  /// The largest error of an exact spring: rounding in some hundred steps.
  static let springExactness = 1e-9

  /// The largest error of an exact curve: SwiftUI solves and rounds its curves to 2⁻²⁰.
  static let curveExactness = 4e-6

  /// How far another motion is from this one, while this one plays.
  ///
  /// Both are sampled at 4,000 times or more, and the largest difference is then refined.
  func accuracy(
    of other: (Double) -> Double, exactness: Double = MotionFunction.springExactness
  ) -> Conversion.Accuracy {
    guard duration > 0 else { return .exact }
    let count = min(max(Int(duration * 4000), 4000), 40_000)
    let step = duration / Double(count)
    var worst = (time: 0.0, error: 0.0)
    for index in 0..<count {
      let time = Double(index) * step
      let error = (value(time) - other(time)).magnitude
      // A difference that is no number is the worst of all.
      if error > worst.error || error.isNaN { worst = (time, error.isNaN ? .infinity : error) }
    }
    guard worst.error > exactness else { return .exact }
    var low = max(worst.time - step, 0)
    var high = min(worst.time + step, duration.nextDown)
    for _ in 0..<40 {
      let first = low + (high - low) / 3
      let second = high - (high - low) / 3
      let isLater =
        (value(first) - other(first)).magnitude < (value(second) - other(second)).magnitude
      if isLater { low = first } else { high = second }
    }
    let time = (low + high) / 2
    let error = (value(time) - other(time)).magnitude
    if error > worst.error { worst = (time, error) }
    return .within(largestError: worst.error, at: worst.time)
  }
}
