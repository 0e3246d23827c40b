internal import AnimationModel

/// An interruption that was played in continuous time, for all that is made of it.
public struct PlayedInterruption {
  /// What was played.
  public let interruption: Interruption

  /// Seconds for which it is followed.
  let window: Double

  /// Whether it continues for ever.
  let isEndless: Bool

  /// Where everything has been taken, at the last step.
  private let player: InterruptionPlayer

  init(_ interruption: Interruption) throws(RecordingError) {
    guard ([interruption.start] + interruption.steps.map(\.target)).allSatisfy(\.isFinite),
      interruption.travel.isFinite
    else { throw .valueIsNotFinite }
    self.interruption = interruption
    var player = InterruptionPlayer(interruption, clock: .continuous)
    for step in interruption.steps { player.take(step, at: step.time) }
    self.player = player
    let end = player.pieces.end
    isEndless = end == .infinity
    if let span = interruption.span {
      window = span
    } else if isEndless {
      if player.pieces.endIsOutOfReach { throw .tooLong }
      let last = interruption.steps.last?.time ?? 0
      window = player.pieces.endlessSpan ?? last + SubjectMotion.endlessWindow
    } else {
      window = max(end, interruption.steps.last?.time ?? 0)
    }
    if window > player.pieces.reach { throw .tooLong }
  }

  /// Plays the interruption as a device does, frame by frame.
  ///
  /// The last row is the frame in which the last animation has ended, or the last within the span.
  ///
  /// - Parameters:
  ///   - rate: Frames per second, above 0.
  ///   - name: The name of the recording.
  /// - Throws: ``RecordingError``.
  public func frames(
    perSecond rate: Double, name: String = ""
  ) throws(RecordingError) -> InterruptionRecording {
    try record(.frames(rate: rate), rate: rate, name: name)
  }

  /// The interruption in continuous time, with rows at index ÷ rate.
  ///
  /// - Parameters:
  ///   - rate: Rows per second, above 0.
  ///   - name: The name of the recording.
  /// - Throws: ``RecordingError``.
  public func rows(
    perSecond rate: Double, name: String = ""
  ) throws(RecordingError) -> InterruptionRecording {
    try record(.continuous, rate: rate, name: name)
  }

  /// The interruption in continuous time for a figure, as densely as it bends, with two samples where it has a
  /// corner or a jump.
  ///
  /// - Parameter name: The name of the recording.
  /// - Throws: ``RecordingError``.
  public func trace(name: String = "") throws(RecordingError) -> InterruptionRecording {
    var player = player
    player.update(to: window)
    let recorder = Recorder(
      from: interruption.start, to: player.animator.model, span: window)
    let subject = SubjectMotion(
      motion: player.pieces.motion(until: window), window: window)
    var recording = try recorder.trace(subject, name: name)
    recording.events = player.events
    var ghosts: [Recording] = []
    for ghost in player.ghosts {
      ghosts.append(try ghost.trace(until: window))
    }
    return InterruptionRecording(
      attribute: AttributeRecording(
        recording: recording, targets: player.targets, animations: player.animations),
      cuts: player.cuts,
      ghosts: ghosts)
  }

  private func record(
    _ clock: Clock, rate: Double, name: String
  ) throws(RecordingError) -> InterruptionRecording {
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    let last: Int =
      if interruption.span != nil {
        try SampleTimes.lastIndex(before: window, rate: rate)
      } else {
        try SampleTimes.firstIndex(at: window, rate: rate)
      }
    let runsToEnd = interruption.span == nil && !isEndless
    let steps = interruption.steps
    var player = InterruptionPlayer(interruption, clock: clock)
    var rows = RowColumns()
    var next = 0
    var index = 0
    while index <= last || (runsToEnd && player.animator.isAnimating) {
      guard index < SampleTimes.rowLimit else { throw .tooManyRows(limit: SampleTimes.rowLimit) }
      let time = Double(index) / rate
      while next < steps.count && steps[next].time <= time {
        player.take(steps[next], at: clock == .continuous ? steps[next].time : time)
        next += 1
      }
      player.update(to: time)
      rows.append(time, player.animator)
      index += 1
      if runsToEnd && next == steps.count && !player.animator.isAnimating { break }
    }
    let end = rows.times.last ?? 0
    let ghosts = player.ghosts.map { $0.record(until: end, rate: rate) }
    return InterruptionRecording(
      attribute: AttributeRecording(
        recording: try rows.recording(
          name: name, start: interruption.start, target: player.animator.model, clock: clock,
          events: player.events, isEndless: isEndless
        ).checkedForOverflow(),
        targets: player.targets, animations: player.animations),
      cuts: player.cuts,
      ghosts: ghosts)
  }
}
