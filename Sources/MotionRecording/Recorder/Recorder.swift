internal import AnimationModel

/// Plays a subject from one value to another and writes down what happens.
///
///     let recorder = Recorder(from: 0, to: 100)
///     let recording = try recorder.record(.animation(.bouncy), framesPerSecond: 60)
///
/// A recorder is a value: the same recorder and subject give the same recording.
public struct Recorder: Hashable, Sendable {
  /// The value at rest before the motion begins, for what has none of its own, as keyframes have.
  public var start: Double

  /// The value the motion heads for, likewise.
  public var target: Double

  /// Velocity at the start, in value units per second, for springs that have no parameter for it;
  /// nil for none.
  public var initialVelocity: Double?

  /// Seconds to follow the motion, cutting or extending it; nil to follow it to its end.
  ///
  /// Without it an endless motion is followed for three cycles, or ten seconds if it has none.
  public var span: Double?

  /// The most rows a recording may have.
  public static var rowLimit: Int { SampleTimes.rowLimit }

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - start: The value at rest before the motion begins.
  ///   - target: The value the motion heads for.
  ///   - initialVelocity: Velocity at the start, in value units per second.
  ///   - span: Seconds to follow the motion; not negative.
  public init(
    from start: Double = 0,
    to target: Double = 1,
    initialVelocity: Double? = nil,
    span: Double? = nil
  ) {
    precondition(span.map { $0 >= 0 } ?? true, "a time span is not negative")
    self.start = start
    self.target = target
    self.initialVelocity = initialVelocity
    self.span = span
  }

  /// Records the motion in continuous time, with rows at index ÷ rate.
  ///
  /// The last row is the first at or after the end, or the last within the span.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the recording.
  ///   - rate: Rows per second, above 0.
  /// - Throws: ``RecordingError``.
  public func record(
    _ subject: Subject, name: String = "", rowsPerSecond rate: Double
  ) throws(RecordingError) -> Recording {
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    let own = fitted(to: subject)
    let subject = try SubjectMotion(subject, recorder: own)
    try checkReach(of: subject)
    let last: Int
    if let span {
      last = try SampleTimes.lastIndex(before: span, rate: rate)
    } else {
      let index = try SampleTimes.firstIndex(at: subject.window, rate: rate)
      let isLate = index > 0 && subject.motion.isOver(at: Double(index - 1) / rate)
      last = isLate ? index - 1 : index
    }
    return try own.record(subject, name: name, rows: last + 1, step: 1 / rate) {
      Double($0) / rate
    }
  }

  /// Records the motion in continuous time, with evenly spaced rows from 0 to the end or
  /// the span.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the recording.
  ///   - count: The number of intervals, at least 1: there is one row more.
  /// - Throws: ``RecordingError``.
  public func record(
    _ subject: Subject, name: String = "", intervals count: Int
  ) throws(RecordingError) -> Recording {
    precondition(count > 0, "there is at least one interval")
    let own = fitted(to: subject)
    let subject = try SubjectMotion(subject, recorder: own)
    guard count < SampleTimes.rowLimit else { throw .tooManyRows(limit: SampleTimes.rowLimit) }
    try checkReach(of: subject)
    let end = span ?? subject.window
    return try own.record(
      subject, name: name, rows: count + 1, step: end / Double(count)
    ) { index in
      index == count ? end : end * Double(index) / Double(count)
    }
  }

  /// The same recorder from where to where a subject goes that has values of its own.
  func fitted(to subject: Subject) -> Recorder {
    guard let way = subject.ownWay else { return self }
    var recorder = self
    recorder.start = way.start
    recorder.target = way.target
    return recorder
  }

  /// Refuses to follow a motion further than its states can be computed.
  func checkReach(of subject: SubjectMotion) throws(RecordingError) {
    let end = min(span ?? subject.window, subject.motion.duration)
    guard end <= subject.motion.reach else { throw .tooLong }
  }

  private func record(
    _ subject: SubjectMotion, name: String, rows: Int, step: Double, time: (Int) -> Double
  ) throws(RecordingError) -> Recording {
    var times: [Double] = []
    var values: [Double] = []
    var velocities: [Double] = []
    if let samples = subject.evenSamples, rows >= Self.fewestRowsTogether {
      times = (0..<rows).map(time)
      (values, velocities) = samples(step, rows) { times[$0] }
      if start != 0 { for index in values.indices { values[index] += start } }
    } else {
      recordSingly(subject.motion, rows: rows, time: time, &times, &values, &velocities)
    }
    let end = times.last ?? 0
    return try Recording(
      name: name,
      start: start,
      target: target,
      clock: .continuous,
      times: times,
      values: values,
      velocities: velocities,
      events: subject.events(before: end),
      keyframes: subject.keyframes,
      ending: subject.ending(at: end)
    ).checkedForOverflow()
  }

  /// The fewest rows for which the rows of a spring are worth computing together.
  private static let fewestRowsTogether = 4096

  private func recordSingly(
    _ motion: ContinuousMotion<Double>, rows: Int, time: (Int) -> Double,
    _ times: inout [Double], _ values: inout [Double], _ velocities: inout [Double]
  ) {
    times.reserveCapacity(rows)
    values.reserveCapacity(rows)
    velocities.reserveCapacity(rows)
    for index in 0..<rows {
      let time = time(index)
      times.append(time)
      if motion.isOver(at: time) {
        values.append(target)
        velocities.append(0)
      } else {
        let state = motion.state(time, .shown)
        values.append(start + state.value)
        velocities.append(state.velocity)
      }
    }
  }
}

extension SubjectMotion {
  /// How a recording that was followed to a time ends.
  func ending(at time: Double) -> Recording.Ending {
    if isFunction { return .sampled(until: time) }
    if motion.isOver(at: time) { return .finished(at: motion.duration) }
    return hasEnd ? .cutOff(at: time) : .endless(until: time)
  }

  /// What happens up to a time; nothing happens to a function, and a timeline is never complete before it
  /// is over.
  func events(before limit: Double) -> [RecordedEvent] {
    guard !isFunction else { return [] }
    var events = [RecordedEvent(time: 0, kind: .start)]
    let logical = min(motion.logicalDuration ?? .infinity, motion.duration)
    let isOver = motion.isOver(at: limit)
    if hasCompletion, isOver || logical <= limit {
      events.append(RecordedEvent(time: logical, kind: .logicallyComplete))
    }
    if isOver {
      if motion.isCut { events.append(RecordedEvent(time: motion.duration, kind: .capped)) }
      events.append(RecordedEvent(time: motion.duration, kind: .removed))
    }
    return events
  }
}
