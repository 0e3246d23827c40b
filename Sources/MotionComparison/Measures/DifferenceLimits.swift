internal import MotionRecording

/// The largest differences that are allowed between two motions; nil for no limit.
public struct DifferenceLimits: Hashable, Sendable {
  /// The limit of the largest difference in value; a percentage is one of the travel of the first motion.
  public var value: Tolerance?

  /// The limit of the largest difference in velocity, in value units per second; a percentage is one of the
  /// peak velocity of the first motion.
  public var velocity: Tolerance?

  /// The limit of the differences of first crossing, settling within 1 % and removal, in seconds.
  public var time: Double?

  /// Makes limits.
  public init(value: Tolerance? = nil, velocity: Tolerance? = nil, time: Double? = nil) {
    self.value = value
    self.velocity = velocity
    self.time = time
  }

  /// Whether any limit is given.
  public var areGiven: Bool { value != nil || velocity != nil || time != nil }
}

/// A limit that two motions did not keep.
public struct LimitBreach: Hashable, Sendable {
  /// A quantity with a limit.
  public enum Quantity: Hashable, Sendable {
    /// The largest difference in value, at a time in seconds.
    case value(at: Double)
    /// The largest difference in velocity, at a time in seconds.
    case velocity(at: Double)
    /// The times of an event in both motions, with the name of the event.
    case time(of: String)
  }

  /// The quantity with the limit.
  public var quantity: Quantity

  /// The difference; infinite where only one of the motions jumps, or where an event happens in only one of
  /// them.
  public var distance: Double

  /// The allowed difference.
  public var allowance: Double

  /// The amount by which the limit is exceeded.
  public var excess: Double { distance - allowance }
}

extension MotionDifference {
  /// The part of a limit by which a difference may exceed it because of rounding.
  private static let slack = 1e-9

  /// Returns the limits that are exceeded.
  public func breaches(of limits: DifferenceLimits) -> [LimitBreach] {
    valueBreaches(limits) + velocityBreaches(limits) + timeBreaches(limits)
  }

  private func valueBreaches(_ limits: DifferenceLimits) -> [LimitBreach] {
    guard let limit = limits.value else { return [] }
    let largest = value.largest
    return Self.breach(
      .value(at: largest.time), largest.amount.magnitude, limit.allowance(of: first.travel),
      rounding: travel * 1e-12)
  }

  private func velocityBreaches(_ limits: DifferenceLimits) -> [LimitBreach] {
    guard let limit = limits.velocity else { return [] }
    let allowance = limit.allowance(of: first.measures.peakVelocity?.value ?? 0)
    // Where only one of them jumps, or both by different amounts, the difference of the velocities is
    // infinite.
    let parting = jumps.first { $0.amount.magnitude > 1e-9 * travel }
    let distance = parting == nil ? velocity.largest.amount.magnitude : .infinity
    return Self.breach(
      .velocity(at: parting?.time ?? velocity.largest.time), distance, allowance, rounding: 0)
  }

  private func timeBreaches(_ limits: DifferenceLimits) -> [LimitBreach] {
    guard let limit = limits.time else { return [] }
    let times: [(String, (MotionMeasures) -> Double?)] = [
      ("arrival at the target", \.arrival), ("settled within 1 %", \.settledWithin1Percent),
      ("removal", \.removal),
    ]
    return times.flatMap { name, time -> [LimitBreach] in
      let (before, after) = (time(first.measures), time(second.measures))
      if before == nil && after == nil { return [] }
      let distance = before.flatMap { one in after.map { ($0 - one).magnitude } }
      return Self.breach(.time(of: name), distance ?? .infinity, limit, rounding: 1e-12)
    }
  }

  private static func breach(
    _ quantity: LimitBreach.Quantity, _ distance: Double, _ allowance: Double, rounding: Double
  ) -> [LimitBreach] {
    distance <= allowance * (1 + slack) + rounding
      ? [] : [LimitBreach(quantity: quantity, distance: distance, allowance: allowance)]
  }
}
