internal import AnimationModel

/// An interruption that has been played in continuous time, from which all recordings of it are made.
public struct PlayedInterruption {
  /// The interruption that was played.
  public let interruption: Interruption

  /// The time for which the interruption is followed, in seconds.
  let window: Double

  /// Whether the motion continues forever.
  let isEndless: Bool

  /// The player after the last step.
  private let player: InterruptionPlayer

  init(_ interruption: Interruption) throws(RecordingError) {
    guard ([interruption.start] + interruption.steps.map(\.target)).allSatisfy(\.isFinite),
      interruption.travel.isFinite
    else { throw .travelIsTooLarge }
    let values = [interruption.start] + interruption.steps.map(\.target)
    for (from, to) in zip(values, values.dropFirst()) {
      try Travel.check(from: from, to: to)
    }
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
    try checkIsPlayed()
  }

  /// Throws the error that occurred while a custom animation of an app was played, if there was one.
  private func checkIsPlayed() throws(RecordingError) {
    for step in interruption.steps {
      guard let failure = step.animation.animation.failure else { continue }
      throw .animationFailed(message: failure.message)
    }
  }

  /// Plays the interruption as a device does, frame by frame.
  ///
  /// The last row is the frame in which the last animation has ended, or the last frame within the span.
  ///
  /// - Parameters:
  ///   - rate: The number of frames per second, above 0.
  ///   - name: The name of the recording.
  ///   - hasGhosts: Whether the recording has the motions with which the interrupted animations would have continued;
  ///     each of them takes as long as the whole motion.
  /// - Throws: ``RecordingError``.
  public func frames(
    perSecond rate: Double, name: String = "", hasGhosts: Bool = true
  ) throws(RecordingError) -> InterruptionRecording {
    var player = InterruptionPlayer(interruption, clock: .frames(rate: rate))
    let rows = try rows(rate: rate, of: &player) { _, row in row }
    return try recording(
      of: rows, by: player, on: .frames(rate: rate), rate: rate, name: name, hasGhosts: hasGhosts)
  }

  /// Returns the interruption in continuous time, with rows at index ÷ rate.
  ///
  /// - Parameters:
  ///   - rate: The number of rows per second, above 0.
  ///   - name: The name of the recording.
  ///   - hasGhosts: Whether the recording has the motions with which the interrupted animations would have continued.
  /// - Throws: ``RecordingError``.
  public func rows(
    perSecond rate: Double, name: String = "", hasGhosts: Bool = true
  ) throws(RecordingError) -> InterruptionRecording {
    var replay = InterruptionReplay(player)
    let rows = try rows(rate: rate, of: &replay) { step, _ in step }
    // Steps after the last row do not belong to the recording.
    var player = player.rewound(to: replay.taken - 1)
    player.update(to: rows.times.last ?? 0)
    return try recording(
      of: rows, by: player, on: .continuous, rate: rate, name: name, hasGhosts: hasGhosts)
  }

  /// Returns the interruption in continuous time for a figure, as densely as it bends, with two samples where it has a
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

  /// The index of the last row within the span, or of the first row at or after the end.
  private func lastIndex(rate: Double) throws(RecordingError) -> Int {
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    return interruption.span != nil
      ? try SampleTimes.lastIndex(before: window, rate: rate)
      : try SampleTimes.firstIndex(at: window, rate: rate)
  }

  /// Returns the rows at index ÷ rate.
  ///
  /// - Parameters:
  ///   - player: The player that shows the rows.
  ///   - moment: The time at which a step is taken: its own time or that of the row.
  private func rows(
    rate: Double, of player: inout some InterruptionSteps,
    moment: (_ step: Double, _ row: Double) -> Double
  ) throws(RecordingError) -> RowColumns {
    let last = try lastIndex(rate: rate)
    // Each row asks all interrupted animations: a recording that would take too long is refused at once.
    guard last <= Recorder.mostMeasuredRows else {
      throw .tooManyRows(limit: Recorder.mostMeasuredRows)
    }
    let runsToEnd = interruption.span == nil && !isEndless
    let steps = interruption.steps
    var rows = RowColumns()
    var next = 0
    var index = 0
    while index <= last || (runsToEnd && player.animator.isAnimating) {
      guard index <= Recorder.mostMeasuredRows else {
        throw .tooManyRows(limit: Recorder.mostMeasuredRows)
      }
      let time = Double(index) / rate
      while next < steps.count && steps[next].time <= time {
        player.take(steps[next], at: moment(steps[next].time, time))
        next += 1
      }
      player.update(to: time)
      rows.append(time, player.animator)
      index += 1
      if runsToEnd && next == steps.count && !player.animator.isAnimating { break }
    }
    return rows
  }

  private func recording(
    of rows: RowColumns, by player: InterruptionPlayer, on clock: Clock, rate: Double, name: String,
    hasGhosts: Bool
  ) throws(RecordingError) -> InterruptionRecording {
    try checkIsPlayed()
    let end = rows.times.last ?? 0
    return InterruptionRecording(
      attribute: AttributeRecording(
        recording: try rows.recording(
          name: name, start: interruption.start, target: player.animator.model, clock: clock,
          events: player.events, isEndless: isEndless
        ).checkedForOverflow(),
        targets: player.targets, animations: player.animations),
      cuts: player.cuts,
      ghosts: hasGhosts ? player.ghosts.map { $0.record(until: end, rate: rate) } : [])
  }
}

/// A player that shows an interruption step by step.
private protocol InterruptionSteps {
  var animator: Animator<Double> { get }
  mutating func take(_ step: Interruption.Step, at time: Double)
  mutating func update(to time: Double)
}

extension InterruptionPlayer: InterruptionSteps {}

/// A replay of an interruption that was played in continuous time.
private struct InterruptionReplay: InterruptionSteps {
  private let played: InterruptionPlayer
  private(set) var animator: Animator<Double>

  /// The number of steps that have been taken.
  private(set) var taken = 0

  init(_ played: InterruptionPlayer) {
    self.played = played
    animator = played.animator(after: 0)
  }

  mutating func take(_ step: Interruption.Step, at time: Double) {
    animator = played.animator(after: taken)
    taken += 1
  }

  mutating func update(to time: Double) { animator.update(to: time) }
}
