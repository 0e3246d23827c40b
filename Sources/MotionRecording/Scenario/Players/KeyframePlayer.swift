internal import AnimationModel

/// A player of a keyframe animator.
struct KeyframePlayer {
  /// A pass through keyframes that is running, or paused in the middle.
  private struct Run {
    /// The time at which the keyframes began, in seconds.
    var begin: Double
    let timeline: KeyframeRun
    /// The time within the keyframes at which they were paused, in seconds; nil while they are running.
    var pause: Double?
  }

  private var tracks: [KeyframedNumbers]
  private let clock: Clock
  private var run: Run?
  private(set) var shown: [MotionState<DynamicVector>]
  private(set) var targets: [DynamicVector]
  private var events: [RowEvent] = []

  /// The values that were shown and the events, with a history for each track, if they are kept.
  private(set) var histories: [AttributeHistory] = []

  /// Makes a player of tracks at their initial values.
  ///
  /// - Parameters:
  ///   - tracks: The tracks that move.
  ///   - repeats: Whether the keyframes repeat from the start on; if not, they are paused until they are resumed; nil
  ///     if they wait for a trigger.
  ///   - clock: The clock on which they are played.
  ///   - keepsHistory: Whether the history is kept.
  init(_ tracks: [KeyframedNumbers], repeats: Bool?, clock: Clock, keepsHistory: Bool) {
    self.tracks = tracks
    self.clock = clock
    targets = tracks.map(\.initialValue)
    shown = targets.map { .resting(at: $0) }
    if keepsHistory {
      histories = tracks.map { track in
        AttributeHistory(
          names: track.names,
          layers: track.names.indices.map { [track.initialValue[$0]] })
      }
    }
    noteTargets(at: 0)
    // Repeating keyframes that are not running yet show their values at time 0.
    guard let repeats else { return }
    begin(repeats: true, at: 0)
    if !repeats { pause(at: 0) }
  }

  // MARK: - Changes

  /// Whether the keyframes are running, or paused in the middle.
  var isUnderWay: Bool { run != nil }

  /// Plays the keyframes once.
  mutating func begin(at time: Double) { begin(repeats: false, at: time) }

  /// Plays keyframes once that have been listed for this pass; an earlier pass is continued if it has as many tracks.
  mutating func begin(_ tracks: [KeyframedNumbers], at time: Double) {
    if tracks.count != self.tracks.count { end(at: time) }
    self.tracks = tracks
    begin(at: time)
  }

  /// Pauses or resumes keyframes that repeat.
  ///
  /// - Returns: Whether anything changed.
  mutating func change(isRepeating: Bool, at time: Double) -> Bool {
    guard let run, isRepeating == (run.pause != nil) else { return false }
    if isRepeating { resume(at: time) } else { pause(at: time) }
    return true
  }

  private mutating func begin(repeats: Bool, at time: Double) {
    let isTakeover = run != nil
    if isTakeover { show(at: time) }
    let timeline = KeyframeRun(
      tracks.enumerated().map { index, track in
        isTakeover
          ? track.path(from: shown[index].value, velocity: shown[index].velocity)
          : track.path(from: track.initialValue, velocity: .zero)
      }, repeats: repeats)
    targets = timeline.finalValues
    run = Run(begin: time, timeline: timeline, pause: nil)
    note(isTakeover ? .merge : .start, at: time)
    noteAnimation(ScriptKeyframeAnimator.animationName, at: time)
    noteTargets(at: time)
    noteMotion(at: time)
    show(at: time)
  }

  private mutating func pause(at time: Double) {
    guard var run else { return }
    show(at: time)
    run.pause = time - run.begin
    self.run = run
    shown = shown.map { .resting(at: $0.value) }
    if time == run.begin, events == [.animation(.start)] {
      // The pass has not shown anything yet.
      events = []
    } else {
      note(.removed, at: time)
    }
    noteAnimation("", at: time)
    noteMotion(at: time)
  }

  private mutating func resume(at time: Double) {
    guard var run, let pause = run.pause else { return }
    run.begin = time - pause
    run.pause = nil
    self.run = run
    note(.start, at: time)
    noteAnimation(ScriptKeyframeAnimator.animationName, at: time)
    noteMotion(at: time)
    show(at: time)
  }

  // MARK: - Time

  /// Whether the keyframes are running.
  var isAnimating: Bool { run.map { $0.pause == nil } ?? false }

  /// Whether the keyframes will not end by themselves.
  var isEndless: Bool { isAnimating && run?.timeline.duration == .infinity }

  /// The time of the next notice, in seconds.
  var nextNotice: Double {
    guard clock == .continuous, isAnimating, let run else { return .infinity }
    return run.begin + run.timeline.duration
  }

  /// Moves on to a time, in seconds.
  mutating func update(to time: Double) {
    guard isAnimating, let run else { return }
    // On the continuous clock the update comes at the end itself, which may be off by a rounding error.
    guard !run.timeline.isOver(at: time - run.begin) && time < run.begin + run.timeline.duration
    else {
      self.run = nil
      shown = targets.map { .resting(at: $0) }
      note(.removed, at: time)
      noteAnimation("", at: time)
      return
    }
    show(at: time)
  }

  /// Ends the keyframes at once: the targets are shown from now on; keyframes that repeat rest where they are.
  mutating func end(at time: Double) {
    guard isAnimating else { return }
    if isEndless { return pause(at: time) }
    run = nil
    shown = targets.map { .resting(at: $0) }
    note(.removed, at: time)
    noteAnimation("", at: time)
  }

  private mutating func show(at time: Double) {
    guard let run, run.pause == nil else { return }
    shown = run.timeline.states(at: time - run.begin)
  }

  /// Returns the states of the tracks at a time in seconds, on one side of it; nil unless they are running.
  func states(at time: Double, _ side: MotionSide) -> [MotionState<DynamicVector>]? {
    guard let run, run.pause == nil else { return nil }
    return run.timeline.states(at: time - run.begin, side)
  }

  /// The time at which the running keyframes began, the duration of one pass, and the times in a pass at which it may
  /// bend.
  var pass: (begin: Double, period: Double, corners: [Double])? {
    guard let run, run.pause == nil else { return nil }
    return (run.begin, run.timeline.period, run.timeline.corners)
  }

  /// Returns the events since the last call, and forgets them.
  mutating func takeEvents() -> [RecordedEvent.Kind] {
    defer { events = [] }
    return events.compactMap { if case .animation(let kind) = $0 { kind } else { nil } }
  }

  // MARK: - What is shown

  /// Passes on a row for each number, and forgets the events before it.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    let happened = events
    events.removeAll(keepingCapacity: true)
    for (index, track) in tracks.enumerated() {
      for (component, name) in track.names.enumerated() {
        let value = shown[index].value[component]
        let velocity = shown[index].velocity[component]
        try sink(
          AttributeRow(
            time: time, attribute: name, value: value, velocity: velocity,
            target: targets[index][component],
            animation: isAnimating ? ScriptKeyframeAnimator.animationName : "",
            events: happened)
        )
        guard !histories.isEmpty else { continue }
        histories[index].append(
          time, value: value, velocity: velocity, isAnimating: isAnimating, component: component)
      }
    }
  }

  // MARK: - History

  private mutating func note(_ kind: RecordedEvent.Kind, at time: Double) {
    events.append(.animation(kind))
    for index in histories.indices {
      histories[index].append(RecordedEvent(time: time, kind: kind))
    }
  }

  private mutating func noteAnimation(_ name: String, at time: Double) {
    for index in histories.indices { histories[index].append(animation: name, at: time) }
  }

  private mutating func noteTargets(at time: Double) {
    for index in histories.indices {
      for component in tracks[index].names.indices {
        histories[index].append(
          target: targets[index][component], at: time, component: component)
      }
    }
  }

  private mutating func noteMotion(at time: Double) {
    guard let run else { return }
    for index in histories.indices {
      let value = shown[index].value
      for component in tracks[index].names.indices {
        let piece =
          run.pause == nil
          ? MotionPieces.Piece(
            run.timeline.motions[index], from: time, begin: run.begin,
            origin: run.timeline.starts[index]
          ) { $0[component] }
          : MotionPieces.Piece(restingAt: value[component], from: time)
        histories[index].append(piece, component: component)
      }
    }
  }
}
