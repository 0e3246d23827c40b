public import MotionRecording

/// A figure of two motions, and its change from the first to the second.
public struct MeasureChange: Hashable, Sendable {
  /// The unit of a figure.
  public enum Unit: String, Hashable, Sendable {
    /// Seconds.
    case seconds
    /// Parts of the travel; 0.01 for one percent.
    case part
    /// A number of times.
    case count
    /// A bare number, such as a stiffness.
    case number
    /// Value units.
    case value
    /// Value units per second.
    case perSecond
    /// Value units per second squared.
    case perSecondSquared
  }

  /// The name of the figure for programs, as in `kymo inspect --format json`.
  public var name: String

  /// The title of the figure.
  public var title: String

  /// The unit of the figure.
  public var unit: Unit

  /// The figure of the first motion; nil for an event that does not happen.
  public var before: Double?

  /// The figure of the second motion; nil for an event that does not happen.
  public var after: Double?

  /// The second figure less the first; nil where one of them is nil, or both are infinite.
  public var change: Double? {
    guard let before, let after else { return nil }
    let change = after - before
    return change.isNaN ? nil : change
  }

  /// Whether the two figures are equal, except for rounding.
  public var isNone: Bool {
    guard let before, let after else { return before == after }
    return before == after
      || (after - before).magnitude <= 1e-9 * max(before.magnitude, after.magnitude)
  }
}

extension MotionDifference {
  /// The measures that `kymo inspect` prints for at least one of the two motions, in its order; parameters of
  /// springs only where they change.
  public var changes: [MeasureChange] {
    let isRecorded = first.isRecorded || second.isRecorded
    return (springChanges + timeChanges + motionChanges).filter { change in
      (change.before != nil || change.after != nil)
        && !(isRecorded && Self.unrecorded.contains(change.name))
    }
  }

  /// The measures that no recording contains.
  private static let unrecorded: Set = [
    "settlingDuration", "logicalCompletion", "removalAt60Hertz",
  ]

  /// The parameters of the springs that change, if both motions have a spring.
  private var springChanges: [MeasureChange] {
    guard let before = first.spring, let after = second.spring else { return [] }
    let all: [(String, String, MeasureChange.Unit, KeyPath<SpringParameters, Double>)] = [
      ("duration", "spring's duration", .seconds, \.duration),
      ("bounce", "spring's bounce", .number, \.bounce),
      ("mass", "spring's mass", .number, \.mass),
      ("stiffness", "spring's stiffness", .number, \.stiffness),
      ("damping", "spring's damping", .number, \.damping),
    ]
    return all.map { name, title, unit, path in
      MeasureChange(
        name: name, title: title, unit: unit, before: before[keyPath: path],
        after: after[keyPath: path])
    }.filter { !$0.isNone }
  }

  private func change(
    _ name: String, _ title: String, _ unit: MeasureChange.Unit,
    _ figure: (MotionMeasures) -> Double?
  ) -> MeasureChange {
    MeasureChange(
      name: name, title: title, unit: unit, before: figure(first.measures),
      after: figure(second.measures))
  }

  private var timeChanges: [MeasureChange] {
    let isTrack = first.isKeyframes && second.isKeyframes
    let times: [MeasureChange] = [
      change("firstCrossing", "first crossing", .seconds) { $0.firstCrossing },
      change("settledWithin2Percent", "settled within 2 %", .seconds) { $0.settledWithin2Percent },
      change("settledWithin1Percent", "settled within 1 %", .seconds) { $0.settledWithin1Percent },
      change("settledWithin0.1Percent", "settled within 0.1 %", .seconds) {
        $0.settledWithinTenthPercent
      },
      change("settlingDuration", "settling duration", .seconds) { $0.settlingDuration },
      change("logicalCompletion", "logical completion", .seconds) { $0.logicalCompletion },
    ]
    // Keyframes have several targets, so that only their end can be compared.
    return (isTrack ? [] : times) + [
      change("removal", isTrack ? "end" : "removal", .seconds) { $0.removal },
      change("removalAt60Hertz", "removal at 60 Hz", .seconds) { $0.removalAt60Hertz },
    ]
  }

  private var motionChanges: [MeasureChange] {
    let isTrack = first.isKeyframes && second.isKeyframes
    let extremes: [MeasureChange] =
      isTrack
      ? [
        change("highest", "largest value", .value) { $0.highest?.value },
        change("lowest", "smallest value", .value) { $0.lowest?.value },
      ]
      : [
        change("overshoot", "overshoot", .part) { $0.overshootPart },
        change("overshootTime", "time of overshoot", .seconds) { $0.overshoot?.time },
        change("undershoot", "undershoot", .part) { $0.undershoot?.fraction },
        change("rebound", "rebound", .part) { $0.rebound?.fraction },
        change("crossings", "crossings", .count) { $0.hasTravel ? Double($0.crossings) : nil },
      ]
    return extremes + [
      change("peakVelocity", "peak velocity", .perSecond) { $0.peakVelocity?.value ?? 0 },
      change("peakVelocityTime", "time of peak velocity", .seconds) { $0.peakVelocity?.time },
      change("peakAcceleration", "peak acceleration", .perSecondSquared) {
        $0.peakAcceleration?.value ?? 0
      },
    ]
  }
}

extension MotionMeasures {
  /// The time at which the motion is first at its target: its first crossing, otherwise its removal; nil if it never
  /// is.
  public var arrival: Double? { firstCrossing ?? removal }

  /// The overshoot as a part of the travel, 0 if there is none; nil without a travel.
  public var overshootPart: Double? { hasTravel ? overshoot?.fraction ?? 0 : nil }
}
