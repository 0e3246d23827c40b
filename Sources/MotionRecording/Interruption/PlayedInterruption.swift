internal import AnimationModel

/// An interruption that was played in continuous time, for all that is made of it.
public struct PlayedInterruption {
  /// The interruption that was played.
  public let interruption: Interruption

  /// Seconds for which it is followed.
  let window: Double

  /// Whether it continues for ever.
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

  /// Throws what went wrong while an animation of an app's own was played, if something did.
  private func checkIsPlayed() throws(RecordingError) {
    for step in interruption.steps {
      guard let failure = step.animation.animation.failure else { continue }
      throw .animationFailed(message: failure.message)
    }
  }

  /// Plays the interruption as a device does, frame by frame.
  ///
  /// The last row is the frame in which the last animation has ended, or the last within the span.
  ///
  /// - Parameters:
  ///   - rate: Frames per second, above 0.
  ///   - name: The name of the recording.
  ///   - hasGhosts: Whether it is recorded what each interrupted animation would have gone on to show; that takes as
  ///     long for each as the whole motion.
  /// - Throws: ``RecordingError``.
  public func frames(
    perSecond rate: Double, name: String = "", hasGhosts: Bool = true
  ) throws(RecordingError) -> InterruptionRecording {
    var player = InterruptionPlayer(interruption, clock: .frames(rate: rate))
    let rows = try rows(rate: rate, of: &player) { _, row in row }
    return try recording(
      of: rows, by: player, on: .frames(rate: rate), rate: rate, name: name, hasGhosts: hasGhosts)
  }

  /// The interruption in continuous time, with rows at index ÷ rate.
  ///
  /// - Parameters:
  ///   - rate: Rows per second, above 0.
  ///   - name: The name of the recording.
  ///   - hasGhosts: Whether it is recorded what each interrupted animation would have gone on to show.
  /// - Throws: ``RecordingError``.
  public func rows(
    perSecond rate: Double, name: String = "", hasGhosts: Bool = true
  ) throws(RecordingError) -> InterruptionRecording {
    var replay = InterruptionReplay(player)
    let rows = try rows(rate: rate, of: &replay) { step, _ in step }
    // Steps after the last row are none of the recording's.
    var player = player.rewound(to: replay.taken - 1)
    player.update(to: rows.times.last ?? 0)
    return try recording(
      of: rows, by: player, on: .continuous, rate: rate, name: name, hasGhosts: hasGhosts)
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

  /// The index of the last row within the span, or of the first at the end.
  private func lastIndex(rate: Double) throws(RecordingError) -> Int {
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    return interruption.span != nil
      ? try SampleTimes.lastIndex(before: window, rate: rate)
      : try SampleTimes.firstIndex(at: window, rate: rate)
  }

  /// The rows at index ÷ rate.
  ///
  /// - Parameters:
  ///   - player: The player that shows the rows.
  ///   - moment: When a step is taken: at its own time or at that of the row.
  private func rows(
    rate: Double, of player: inout some InterruptionSteps,
    moment: (_ step: Double, _ row: Double) -> Double
  ) throws(RecordingError) -> RowColumns {
    let last = try lastIndex(rate: rate)
    // Each row asks all that was interrupted: what nobody waits for is refused at once.
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

/// A motion that shows an interruption step by step.
private protocol InterruptionSteps {
  var animator: Animator<Double> { get }
  mutating func take(_ step: Interruption.Step, at time: Double)
  mutating func update(to time: Double)
}

extension InterruptionPlayer: InterruptionSteps {}

/// Shows again what was played in continuous time.
private struct InterruptionReplay: InterruptionSteps {
  private let played: InterruptionPlayer
  private(set) var animator: Animator<Double>

  /// How many steps have been taken.
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
