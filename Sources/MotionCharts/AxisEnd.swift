internal import MotionRecording

/// The end of the time axis of a figure.
public enum AxisEnd: Hashable, Sendable {
  /// A quarter after all finished motion has settled within 1 %, so that a motion looks the same however long it
  /// takes to be removed; not before what happens or is pointed out.
  case settled
  /// The end of the recordings: the last removal, or the end of the span that was asked for.
  case recorded

  /// The part of the settling time at which the axis ends.
  static let share = 1.25
  /// The shortest axis of finished motion, in seconds; shorter ones have milliseconds.
  public static let shortest = 0.1
  /// How near to its target a motion has settled, as a part of its travel.
  private static let settledShare = 0.01

  /// The end of an axis.
  ///
  /// - Parameters:
  ///   - recordings: The recordings to draw, each with its own end and its end under `settled`.
  ///   - last: When something last happens or is pointed out.
  func time(of recordings: [(recorded: Double, settled: Double?)], last: Double) -> Double {
    let recorded = recordings.map(\.recorded).max() ?? 0
    guard self == .settled else { return recorded }
    let ends = recordings.map { $0.settled.map { $0 * Self.share } ?? $0.recorded }
    let end = max(ends.max() ?? 0, last)
    // A motion that is endless or cut off ends where it was cut, however soon that is; a motion that takes no time
    // has an axis, too.
    return end == 0 || recordings.contains { $0.settled != nil } ? max(end, Self.shortest) : end
  }

  /// When a motion has settled about a target within a part of its travel, looked up in its samples.
  ///
  /// - Parameters:
  ///   - target: The value at which it comes to rest.
  ///   - travel: The distance to its target, above 0.
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
  /// When a number of an interruption or a scenario ends, and when it has settled about its last target; the
  /// second is nil where it never does.
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
  /// When a motion that goes to its own target ends, and when it has settled.
  var axisEnds: (recorded: Double, settled: Double?) {
    let last = times.last ?? 0
    guard keyframes.isEmpty, case .finished = ending else { return (last, nil) }
    // A motion that is at its target from the beginning has settled.
    guard !isStill || start != target else { return (last, 0) }
    return (last, AxisEnd.settling(of: self, about: target, travel: (target - start).magnitude))
  }
}
