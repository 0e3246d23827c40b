public import AnimationModel

extension Recorder {
  /// Records the motion at given times, in continuous time.
  ///
  /// The last row is the first at or after the end, or the last within the span. Times that do not come
  /// later than the one before are passed over; times before the start show the start, in one row at 0
  /// for the last of them.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the recording.
  ///   - times: Seconds since the start, increasing; there may be no end of them. Where there is none, or
  ///     none within the span, there is one row at 0.
  /// - Throws: ``RecordingError``.
  public func record(
    _ subject: Subject, name: String = "", at times: some Sequence<Double>
  ) throws(RecordingError) -> Recording {
    let own = fitted(to: subject)
    let subject = try SubjectMotion(subject, recorder: own)
    let end = span ?? subject.window
    var lookup = TimelineLookup(times)
    var rows = RowColumns()
    var isLast = false
    // The moment that is shown at the start; a first one that is still to come has a row of its own.
    var next = lookup.context(at: 0)?.date ?? 0
    while !isLast {
      let time = max(next, 0)
      if span != nil && time > end { break }
      guard rows.times.count < SampleTimes.rowLimit else {
        throw .tooManyRows(limit: SampleTimes.rowLimit)
      }
      try own.append(time, of: subject, to: &rows)
      isLast = time >= end
      guard let later = lookup.advance() else { break }
      next = later
    }
    if rows.times.isEmpty { try own.append(0, of: subject, to: &rows) }
    let last = rows.times.last ?? 0
    var recording = rows.recording(
      name: name, start: own.start, target: own.target, clock: .continuous,
      events: subject.events(before: last), isEndless: false)
    recording.ending = subject.ending(at: last)
    recording.keyframes = subject.keyframes
    return try recording.checkedForOverflow()
  }

  /// Records the motion at the moments of a schedule that begins with it, in continuous time.
  ///
  /// A timeline shows what the subject is at its moments, and holds it until the next. See
  /// ``record(_:name:at:)`` for the rows, and ``Recording/rowShown(at:)`` for what is shown between them.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the recording.
  ///   - schedule: When it is shown.
  ///   - mode: Whether the moments should be few.
  /// - Throws: ``RecordingError``.
  public func record(
    _ subject: Subject, name: String = "", on schedule: some TimelineSchedule<Double>,
    mode: TimelineScheduleMode = .normal
  ) throws(RecordingError) -> Recording {
    try record(subject, name: name, at: schedule.entries(from: 0, mode: mode))
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
}

extension Recording {
  /// The index of the row that a display shows which holds each row until the next: the latest not after a
  /// time in seconds, and before the first row the first; nil if there are none.
  ///
  /// Complexity: logarithmic in the number of rows.
  public func rowShown(at time: Double) -> Int? {
    guard count > 0 else { return nil }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }
}
