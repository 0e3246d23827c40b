internal import AnimationModel
internal import MotionRecording

/// A motion from 0 to 1 in continuous time, sampled densely enough to be compared.
struct MotionSamples: Sendable {
  /// The number of samples per second.
  static let rate = 1200.0

  /// The longest motion that is compared, in seconds.
  private static let longest = 20.0

  /// The interval between the samples that are compared first.
  private static let coarse = 24

  /// The values, from time 0 to the end; the motion rests at 1 after them.
  let values: [Double]

  /// Samples a motion; nil if it has no end, or one that is too far away.
  ///
  /// - Parameters:
  ///   - subject: The subject that moves.
  ///   - played: The subject as it was played from 0 to 1.
  ///   - rest: The time from which it stays within a thousandth of its travel, in seconds; nil if it never does.
  init?(_ subject: Subject, _ played: PlayedMotion, atRestFrom rest: Double?) {
    switch subject {
    case .animation, .spring, .unitCurve, .easing: break
    case .keyframes, .transition, .unanimated: return nil
    }
    // The motion after the rest differs by less than any limit.
    let duration = min(played.duration, rest.map { $0 * 1.25 + 0.05 } ?? .infinity)
    guard duration.isFinite, duration <= Self.longest else { return nil }
    let count = Int((duration * Self.rate).rounded(.up)) + 1
    values = (0..<count).map { played.state(at: Double($0) / Self.rate, .after).value }
    guard values.allSatisfy(\.isFinite) else { return nil }
  }

  /// Returns the value at the index of a sample.
  func value(at index: Int) -> Double { index < values.count ? values[index] : 1 }

  /// Returns the largest difference between two motions, with its time; nil if it is above a limit.
  func largestDifference(
    from other: MotionSamples, limit: Double = .infinity
  ) -> (amount: Double, time: Double)? {
    let count = max(values.count, other.values.count)
    var largest = 0.0
    var best = 0
    let (one, two) = (values, other.values)
    // Most pairs are far apart, which a few samples show.
    if limit.isFinite {
      for index in stride(from: Self.coarse, to: count, by: Self.coarse) {
        let first = index < one.count ? one[index] : 1
        let second = index < two.count ? two[index] : 1
        if (first - second).magnitude > limit { return nil }
      }
    }
    for index in 0..<count {
      let first = index < one.count ? one[index] : 1
      let second = index < two.count ? two[index] : 1
      let amount = (first - second).magnitude
      if amount > largest {
        if amount > limit { return nil }
        largest = amount
        best = index
      }
    }
    return (largest, Double(best) / Self.rate)
  }
}
