internal import AnimationModel

extension Recorder {
  /// Plays the parts of a number as a device does, each once a frame.
  ///
  /// - Parameters:
  ///   - curve: The number.
  ///   - name: The name of the recording.
  ///   - rate: Frames per second, above 0.
  func record(
    _ curve: TransitionCurve, name: String, framesPerSecond rate: Double
  ) throws(RecordingError) -> Recording {
    let motion = try SubjectMotion(.transition(curve), recorder: self)
    let last = try lastFrame(of: motion, rate: rate)
    var player = TransitionPlayer(curve, rate: rate)
    var rows = RowColumns()
    for index in 0...last {
      let state = player.play(frame: index)
      rows.append(
        Double(index) / rate, value: state.value, velocity: state.velocity,
        isAnimating: player.isAnimating)
      if span == nil && !player.isAnimating { break }
    }
    guard span != nil || !player.isAnimating || !motion.motion.duration.isFinite else {
      throw .tooLong
    }
    return try rows.recording(
      name: name, start: curve.start, target: curve.target, clock: .frames(rate: rate),
      events: player.events, isEndless: !motion.hasEnd
    ).checkedForOverflow()
  }
}

/// The parts of a number, each with an animator of its own.
private struct TransitionPlayer {
  private let curve: TransitionCurve
  private let rate: Double
  private var parts: [Animator<ComponentVector>]

  /// For each part when it was complete, and when it was removed.
  private var completions: [RecordedEvent.Kind: [Double]] = [:]

  init(_ curve: TransitionCurve, rate: Double) {
    self.curve = curve
    self.rate = rate
    parts = curve.parts.map { part in
      var animator = Animator(part.start, clock: .frames(rate: rate))
      animator.change(to: part.target, AnimatedChange(animation: part.animation), at: 0)
      return animator
    }
  }

  /// Whether any part is still moving.
  var isAnimating: Bool { parts.contains(where: \.isAnimating) }

  /// What the number is in a frame.
  mutating func play(frame index: Int) -> MotionState<Double> {
    let time = Double(index) / rate
    for part in parts.indices {
      parts[part].update(to: time)
      for notice in parts[part].takeNotices() {
        guard let kind = notice.kind else { continue }
        completions[kind, default: []].append(notice.time)
      }
    }
    return curve.blend.state(
      parts.map {
        MotionState(
          value: curve.number($0.shown), velocity: curve.number($0.velocity), acceleration: 0)
      })
  }

  /// What has happened: to the number when it has happened to all that moves.
  var events: [RecordedEvent] {
    let count = completions[.start]?.count ?? 0
    var events = [RecordedEvent.Kind.start, .logicallyComplete, .removed].compactMap {
      kind -> RecordedEvent? in
      guard count > 0, let times = completions[kind], times.count == count else { return nil }
      return times.max().map { RecordedEvent(time: $0, kind: kind) }
    }
    if let last = events.last, last.kind == .removed,
      completions[.capped]?.contains(last.time) == true
    {
      events.insert(RecordedEvent(time: last.time, kind: .capped), at: events.count - 1)
    }
    return events
  }
}
