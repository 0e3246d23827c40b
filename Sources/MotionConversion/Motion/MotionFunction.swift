internal import AnimationModel

/// A motion as a function of time, from 0 to 1, over the time for which it is compared.
struct MotionFunction {
  /// The duration of the motion, or of the comparison if that is shorter, in seconds.
  let duration: Double

  /// Whether the motion continues after that.
  let isFollowedInPart: Bool

  /// The value of the motion at a time in seconds.
  let value: (_ time: Double) -> Double

  /// The values at the times at which other motions are compared with this one.
  private let samples: MotionSamples

  /// The longest comparison of any motion, in seconds.
  static let longestWindow = 600.0

  /// The duration of the comparison of endless motion, in seconds.
  static let endlessWindow = 10.0

  init(duration: Double, value: @escaping (Double) -> Double) {
    let window =
      duration.isFinite ? min(max(duration, 0), Self.longestWindow) : Self.endlessWindow
    isFollowedInPart = window < duration
    self.duration = window
    self.value = value
    samples = MotionSamples(duration: window, value: value)
  }

  /// Makes the motion of a mass on a spring by its closed solution.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - velocity: The velocity at the start, in travels per second.
  init(_ spring: Spring, velocity: Double, duration: Double? = nil) {
    let settling = spring.settlingDuration(
      target: 1.0, initialVelocity: velocity, epsilon: 0.001)
    // SwiftUI's estimate is 0 for a spring that takes longer than the estimate's limit.
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

  /// The accuracy of another motion compared with this one, while this one plays.
  ///
  /// Both are sampled at 4,000 times or more, and the largest difference is then refined.
  func accuracy(
    of other: (Double) -> Double, exactness: Double = MotionFunction.springExactness
  ) -> Conversion.Accuracy {
    guard duration > 0 else { return .exact }
    let step = samples.step
    var worst = (time: 0.0, error: 0.0)
    let values = samples.values
    // A plain loop: most of the time of a conversion is spent here.
    var index = 0
    while index < values.count {
      let time = Double(index) * step
      let error = (values[index] - other(time)).magnitude
      // A NaN difference is the worst of all.
      if error > worst.error || error.isNaN { worst = (time, error.isNaN ? .infinity : error) }
      index += 1
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

/// The values of a motion at even times, computed when they are first needed: one motion is compared with those of
/// many targets.
private final class MotionSamples {
  /// The interval between two samples, in seconds.
  let step: Double

  private(set) lazy var values: [Double] = (0..<count).map { value(Double($0) * step) }

  private let count: Int
  private let value: (_ time: Double) -> Double

  init(duration: Double, value: @escaping (Double) -> Double) {
    count = min(max(Int(duration * 4000), 4000), 40_000)
    step = duration / Double(count)
    self.value = value
  }
}
