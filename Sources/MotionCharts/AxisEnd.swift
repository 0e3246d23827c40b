internal import MotionRecording

/// The end of the time axis of a figure.
public enum AxisEnd: Hashable, Sendable {
  /// A quarter after the settling time, within 1 %, of all finished motions, so that a motion looks the same
  /// however long it takes to be removed; not before the last event or mark.
  case settled
  /// The end of the recordings: the last removal, or the end of the given span.
  case recorded

  /// The end of the axis as a multiple of the settling time.
  static let share = 1.25
  /// The shortest axis of finished motion, in seconds; shorter axes are in milliseconds.
  public static let shortest = 0.1
  /// The half-width of the band in which a motion has settled, as a part of its travel.
  private static let settledShare = 0.01

  /// The end of an axis.
  ///
  /// - Parameters:
  ///   - recordings: The recordings to draw, each with its own end and its settling time.
  ///   - last: The time of the last event or mark.
  func time(of recordings: [(recorded: Double, settled: Double?)], last: Double) -> Double {
    let recorded = recordings.map(\.recorded).max() ?? 0
    guard self == .settled else { return recorded }
    let ends = recordings.map { $0.settled.map { $0 * Self.share } ?? $0.recorded }
    let end = max(ends.max() ?? 0, last)
    // The axis of an endless motion, or of one that is cut off, ends where the recording was cut, however soon
    // that is; a motion that takes no time has an axis, too.
    return end == 0 || recordings.contains { $0.settled != nil } ? max(end, Self.shortest) : end
  }

  /// The time at which a motion has settled around a target, within a part of its travel, found in its samples.
  ///
  /// - Parameters:
  ///   - target: The value at which the motion comes to rest.
  ///   - travel: The travel, above 0.
  static func settling(of recording: Recording, about target: Double, travel: Double) -> Double? {
    guard case .finished = recording.ending, travel > 0 else { return nil }
    let reach = travel * settledShare
    func isAway(_ index: Int) -> Bool { (recording.values[index] - target).magnitude > reach }
    guard let last = recording.times.indices.last(where: isAway) else {
      return recording.times.first
    }
    guard last + 1 < recording.count else { return recording.times[last] }
    // Between the two samples the curve enters the band; found by halving.
    var (low, high) = (recording.times[last], recording.times[last + 1])
    for _ in 0..<halvings {
      let middle = low / 2 + high / 2
      let value = recording.shown(at: middle) ?? target
      if (value - target).magnitude > reach { low = middle } else { high = middle }
    }
    return high
  }

  private static let halvings = 30
}

extension AttributeRecording {
  /// The times at which the recording of a number ends and at which the number has settled around its last target;
  /// the second is nil for a number that never settles.
  var axisEnds: (recorded: Double, settled: Double?) {
    let last = targets.last
    let target = last?.value ?? recording.target
    let start = last.flatMap { value(before: $0.time) } ?? recording.start
    let travel = (target - start).magnitude
    return (
      recording.times.last ?? 0,
      AxisEnd.settling(of: recording, about: target, travel: travel > 0 ? travel : extent)
        ?? (extent == 0 ? last?.time ?? 0 : nil)
    )
  }

  /// The value just before a time, in seconds.
  private func value(before time: Double) -> Double? {
    recording.shown(at: time.nextDown) ?? recording.start
  }
}

extension Recording {
  /// The times at which the recording of a motion ends and at which the motion has settled around its target; the
  /// second is nil for a motion that never settles.
  var axisEnds: (recorded: Double, settled: Double?) {
    let last = times.last ?? 0
    guard keyframes.isEmpty, case .finished = ending else { return (last, nil) }
    // A motion that is at its target from the beginning has settled.
    guard !isStill || start != target else { return (last, 0) }
    return (last, AxisEnd.settling(of: self, about: target, travel: (target - start).magnitude))
  }
}
