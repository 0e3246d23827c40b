internal import AnimationModel
internal import CurveGeometry

/// A player that takes the steps of an interruption one after the other and records the results.
struct InterruptionPlayer {
  private(set) var animator: Animator<Double>
  private(set) var pieces: MotionPieces
  private(set) var events: [RecordedEvent] = []
  private(set) var targets: [TimedChange<Double>]
  private(set) var animations: [TimedChange<String>] = [TimedChange(time: 0, value: "")]
  private(set) var cuts: [InterruptionCut] = []
  private(set) var ghosts: [InterruptionGhost] = []
  private let rule: Retargeting?
  private let showsGhosts: Bool

  /// The state after each step in continuous time.
  private var marks: [Mark] = []

  /// The state of an animator at the end of a step, with the lengths of its records.
  private struct Mark {
    let animator: Animator<Double>
    let events: Int
    let targets: Int
    let animations: Int
    let cuts: Int
    let ghosts: Int
  }

  init(_ interruption: Interruption, clock: Clock) {
    PlayCount.note(
      .interruption(interruption.steps.map(\.animation), rule: interruption.rule, clock))
    animator = Animator(interruption.start, clock: clock)
    pieces = MotionPieces(start: interruption.start)
    targets = [TimedChange(time: 0, value: interruption.start)]
    rule = interruption.rule
    showsGhosts = interruption.steps.count <= Interruption.mostGhosts + 1
    pieces.append(MotionPieces.Piece(animator, from: 0))
  }

  /// Takes a step at a time, which on a frame clock is that of a frame.
  mutating func take(_ step: Interruption.Step, at time: Double) {
    animator.update(before: time)
    note()
    let interrupted = animations.last?.value ?? ""
    var before = animator
    before.update(to: time)
    let isRunning = before.isAnimating || animator.isAnimating
    animator.change(
      to: step.target, AnimatedChange(animation: step.animation.animation, rule: rule), at: time)
    let kind = animator.notices.last?.kind
    note()
    targets.setLast(step.target, at: time)
    if kind != nil { animations.setLast(step.animation.name, at: time) }
    pieces.append(MotionPieces.Piece(animator, from: time))
    defer { mark() }
    guard !marks.isEmpty else { return }
    var after = animator
    after.update(to: time)
    cuts.append(
      InterruptionCut(
        time: time,
        animation: step.animation.name,
        retargeting: kind == .merge ? .merge : kind == .combine ? .combine : nil,
        value: after.shown,
        velocity: after.velocity,
        valueJump: after.shown - before.shown,
        // Two velocities that are infinite in the same direction do not differ.
        velocityJump: after.velocity == before.velocity ? 0 : after.velocity - before.velocity))
    if showsGhosts && isRunning && (kind == .merge || kind == .combine) {
      ghosts.append(InterruptionGhost(name: interrupted, animator: before, time: time))
    }
  }

  /// Moves on to a time.
  mutating func update(to time: Double) {
    animator.update(to: time)
    note()
  }

  private mutating func mark() {
    marks.append(
      Mark(
        animator: animator, events: events.count, targets: targets.count,
        animations: animations.count, cuts: cuts.count, ghosts: ghosts.count))
  }

  /// Returns the animator in its state right after a step.
  func animator(after step: Int) -> Animator<Double> { marks[step].animator }

  /// Returns the player in its state right after a step.
  func rewound(to step: Int) -> InterruptionPlayer {
    var player = self
    let mark = marks[step]
    player.animator = mark.animator
    player.events.removeSubrange(mark.events...)
    player.targets.removeSubrange(mark.targets...)
    player.animations.removeSubrange(mark.animations...)
    player.cuts.removeSubrange(mark.cuts...)
    player.ghosts.removeSubrange(mark.ghosts...)
    return player
  }

  private mutating func note() {
    for notice in animator.takeNotices() {
      guard let kind = notice.kind else { continue }
      events.append(RecordedEvent(time: notice.time, kind: kind))
      if kind == .removed { animations.setLast("", at: notice.time) }
    }
  }
}

/// The motion that an interrupted animation would have continued with.
struct InterruptionGhost {
  let name: String
  let animator: Animator<Double>
  let time: Double

  /// Returns the rest of the motion at the rows up to an end, in seconds.
  func record(until end: Double, rate: Double) -> Recording {
    var animator = animator
    var rows = RowColumns()
    let shownAtCut = animator.shown
    rows.append(time, animator)
    var index = Int(saturating: (time * rate).rounded(.down))
    while animator.isAnimating {
      index += 1
      let next = Double(index) / rate
      if next <= time { continue }
      guard next <= end else { break }
      animator.update(to: next)
      rows.append(next, animator)
    }
    return rows.recording(
      name: name, start: shownAtCut, target: animator.model, clock: animator.clock, events: [],
      isEndless: false)
  }

  /// Returns the rest of the motion as a trace up to an end, in seconds.
  func trace(until end: Double) throws(RecordingError) -> Recording {
    var pieces = MotionPieces(start: animator.shown)
    pieces.append(MotionPieces.Piece(animator, from: 0))
    let end = max(min(pieces.end, end), time)
    let motion = pieces.motion(until: end)
    var rest = ContinuousMotion<Double>(
      duration: motion.duration - time,
      timeScale: motion.timeScale,
      corners: { start, limit in
        motion.corners(start + time, limit + time).map { $0 - time }.filter { $0 > start }
      },
      state: { motion.state($0 + time, $1) })
    rest.localTimeScale = { motion.timeScale(from: $0 + time) }
    let recorder = Recorder(from: animator.shown, to: animator.model, span: end - time)
    var recording = try recorder.trace(
      SubjectMotion(motion: rest, window: end - time), name: name)
    for index in recording.times.indices { recording.times[index] += time }
    recording.events = []
    recording.ending = .cutOff(at: end)
    return recording
  }
}

extension Array {
  /// Sets the value that holds from a time on; of several values at one time the last one counts.
  mutating func setLast<Value>(_ value: Value, at time: Double)
  where Element == TimedChange<Value> {
    if let last, last.value == value { return }
    if let last, last.time == time { removeLast() }
    append(TimedChange(time: time, value: value))
  }
}
