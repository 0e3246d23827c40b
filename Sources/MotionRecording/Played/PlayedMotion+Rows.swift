public import AnimationModel
internal import CurveGeometry
internal import SharedWork

/// Rows in continuous time. They are computed at each call, as there may be millions of them.
extension PlayedMotion {
  /// Returns rows at index ÷ rate.
  ///
  /// The last row is the first one at or after the end, or the last one within the span.
  ///
  /// - Parameter rate: The number of rows per second, above 0.
  /// - Throws: ``RecordingError``.
  public func rows(perSecond rate: Double) throws(RecordingError) -> Recording {
    try rows { (motion) throws(RecordingError) in
      try recorder.rows(of: motion, name: name, perSecond: rate)
    }
  }

  /// Returns evenly spaced rows from 0 to the end or the span.
  ///
  /// - Parameter count: The number of intervals, at least 1; there is one more row.
  /// - Throws: ``RecordingError``.
  public func rows(intervals count: Int) throws(RecordingError) -> Recording {
    try rows { (motion) throws(RecordingError) in
      try recorder.rows(of: motion, name: name, intervals: count)
    }
  }

  /// Returns rows at given times.
  ///
  /// The last row is the first one at or after the end, or the last one within the span. Times that are not
  /// later than the previous one are skipped; times before the start show the start, in one row at 0
  /// for the last of them.
  ///
  /// - Parameter times: The times in seconds since the start, increasing; the sequence may be endless. If it is empty,
  ///   or has no time within the span, there is one row at 0.
  /// - Throws: ``RecordingError``.
  public func rows(at times: some Sequence<Double>) throws(RecordingError) -> Recording {
    try rows { (motion) throws(RecordingError) in
      try recorder.rows(of: motion, name: name, at: times)
    }
  }

  /// Returns rows at the moments of a schedule that begins with the motion.
  ///
  /// A timeline shows the state of the subject at its moments, and holds it until the next. See ``rows(at:)`` for the
  /// rows, and ``Recording/rowShown(at:)`` for the row that is shown between them.
  ///
  /// - Parameters:
  ///   - schedule: The schedule of the timeline.
  ///   - mode: The mode, normal or of low frequency.
  /// - Throws: ``RecordingError``.
  public func rows(
    on schedule: some TimelineSchedule<Double>, mode: TimelineScheduleMode = .normal
  ) throws(RecordingError) -> Recording {
    try rows(at: schedule.entries(from: 0, mode: mode))
  }
}

extension Recorder {
  /// The largest number of rows of a recording.
  public static var rowLimit: Int { SampleTimes.rowLimit }

  func rows(
    of motion: SubjectMotion, name: String, perSecond rate: Double
  ) throws(RecordingError) -> Recording {
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    try checkReach(of: motion)
    let last: Int
    if let span {
      last = try SampleTimes.lastIndex(before: span, rate: rate)
    } else {
      let index = try SampleTimes.firstIndex(at: motion.window, rate: rate)
      let isLate = index > 0 && motion.motion.isOver(at: Double(index - 1) / rate)
      last = isLate ? index - 1 : index
    }
    return try record(motion, name: name, rows: last + 1, step: 1 / rate) {
      Double($0) / rate
    }
  }

  fileprivate func rows(
    of motion: SubjectMotion, name: String, intervals count: Int
  ) throws(RecordingError) -> Recording {
    precondition(count > 0, "there is at least one interval")
    guard count < SampleTimes.rowLimit else { throw .tooManyRows(limit: SampleTimes.rowLimit) }
    try checkReach(of: motion)
    let end = span ?? motion.window
    return try record(motion, name: name, rows: count + 1, step: end / Double(count)) { index in
      index == count ? end : end * Double(index) / Double(count)
    }
  }

  fileprivate func rows(
    of motion: SubjectMotion, name: String, at times: some Sequence<Double>
  ) throws(RecordingError) -> Recording {
    let end = span ?? motion.window
    var lookup = TimelineLookup(times)
    var rows = RowColumns()
    var isLast = false
    // The moment that is shown at the start; a first moment after the start has a row of its own.
    var next = lookup.context(at: 0)?.date ?? 0
    while !isLast {
      let time = max(next, 0)
      if span != nil && time > end { break }
      guard rows.times.count < SampleTimes.rowLimit else {
        throw .tooManyRows(limit: SampleTimes.rowLimit)
      }
      try append(time, of: motion, to: &rows)
      isLast = time >= end
      guard let later = lookup.advance() else { break }
      next = later
    }
    if rows.times.isEmpty { try append(0, of: motion, to: &rows) }
    let last = rows.times.last ?? 0
    var recording = rows.recording(
      name: name, start: start, target: target, clock: .continuous,
      events: motion.events(before: last), isEndless: false)
    recording.ending = motion.ending(at: last)
    recording.keyframes = motion.keyframes
    return try recording.checkedForOverflow()
  }

  private func append(
    _ time: Double, of subject: SubjectMotion, to rows: inout RowColumns
  ) throws(RecordingError) {
    guard time.isFinite else { throw .tooLong }
    let motion = subject.motion
    if motion.isOver(at: time) {
      rows.append(time, value: target, velocity: 0, isAnimating: false)
      return
    }
    guard time <= motion.reach else { throw .tooLong }
    let state = motion.state(time, .shown)
    rows.append(time, value: start + state.value, velocity: state.velocity, isAnimating: true)
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

  /// The smallest number of rows for which it is worth computing the rows of a spring together.
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

extension Recording {
  /// The index of the row that is shown at a time in seconds by a display that holds each row until the next: the
  /// latest one not after the time, or the first one before its time; nil if there are no rows.
  ///
  /// Complexity: logarithmic in the number of rows.
  public func rowShown(at time: Double) -> Int? {
    guard count > 0 else { return nil }
    return max(times.partitionIndex { $0 > time } - 1, 0)
  }
}

extension PlayedMotion {
  /// Returns the frames that a device shows: the motion is asked once a frame, with its state.
  ///
  /// The last row is the frame in which the animation has ended, or the last one within the span. Functions and
  /// keyframes have no state and are sampled at the frames.
  ///
  /// - Parameter rate: The number of frames per second, above 0.
  /// - Throws: ``RecordingError``.
  public func frames(perSecond rate: Double) throws(RecordingError) -> Recording {
    try content.withLock { (content) throws(RecordingError) in
      let frames = try content.frames(perSecond: rate, span: content.recorder.span)
      try subject.checkIsPlayed()
      return frames
    }
  }
}

extension PlayedContent {
  /// Returns the frames up to the end of the motion, or to the end of a span.
  mutating func frames(perSecond rate: Double, span: Double?) throws(RecordingError) -> Recording {
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    let request = FrameRequest(rate: rate, span: span)
    let name = name
    if let kept = frames[request] { return kept }
    var recorder = recorder
    recorder.span = span
    let isEndless = !motion.hasEnd
    let made: Recording
    switch subject {
    case .animation(let animation):
      let player = player(at: rate) {
        FramePlayer(animation, name: name, recorder: recorder, rate: rate, isEndless: isEndless)
      }
      made = try recorder.frames(of: motion, from: player, rate: rate)
    case .transition(let curve):
      let player = player(at: rate) {
        TransitionPlayer(curve, name: name, rate: rate, isEndless: isEndless)
      }
      made = try recorder.frames(of: motion, from: player, rate: rate)
    case .spring, .unitCurve, .easing, .keyframes, .unanimated:
      made = try recorder.rows(of: motion, name: name, perSecond: rate).onFrames(of: motion, rate)
    }
    frames[request] = made
    return made
  }

  /// Returns the player of the frames, of which there is one for each rate.
  private mutating func player(
    at rate: Double, _ make: () -> any FrameSource
  ) -> any FrameSource {
    if let player = players[rate] { return player }
    let player = make()
    players[rate] = player
    PlayCount.note(.motion(subject, .frames(rate: rate)))
    return player
  }
}

extension Recording {
  /// Turns rows of a motion without state into frames of a device: it is over in the first frame at or after its end.
  fileprivate func onFrames(of motion: SubjectMotion, _ rate: Double) -> Recording {
    var recording = self
    recording.clock = .frames(rate: rate)
    guard case .finished = ending, let last = times.first(where: { motion.motion.isOver(at: $0) })
    else { return recording }
    recording.ending = .finished(at: last)
    for index in events.indices where events[index].kind == .removed {
      recording.events[index].time = last
    }
    return recording
  }
}
