internal import AnimationModel

/// A motion that was played and can be asked for its measures, those that need a parameter included.
///
///     let motion = try Recorder().measured(.animation(.bouncy), name: "card")
///     let result = motion.result(of: expectation)
public struct MeasuredMotion {
  /// What moves, as far as that decides which figures there are.
  enum Source {
    case animation
    case function
    case keyframes(duration: Double, timeline: Double)
    case attribute
  }

  /// The curve's name.
  public let name: String

  /// What was measured.
  public let measures: MotionMeasures

  /// The value at the start of what was measured.
  public let start: Double

  /// The value at its target.
  public let target: Double

  let source: Source
  let spring: SpringParameters?
  let initialVelocity: GestureVelocity?

  /// What refers to the target is read off this.
  let measurer: MotionMeasurer

  /// What refers to none is read off this: a number of a scenario is measured from beginning to end.
  let whole: MotionMeasurer

  /// Whether the motion is over in the time looked at.
  let isFinished: Bool

  var travel: Double { target - start }
}

extension Recorder {
  /// Plays a motion and measures it.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the curve.
  ///   - clock: The clock on which it is played.
  /// - Throws: ``RecordingError``.
  public func measured(
    _ subject: Subject, name: String, clock: Clock = .continuous
  ) throws(RecordingError) -> MeasuredMotion {
    let own = fitted(to: subject)
    let motion = try SubjectMotion(subject, recorder: own)
    let measurer = try measurer(of: subject, motion, clock: clock)
    let measures = try completed(measurer.measures(), of: subject, motion)
    let source: MeasuredMotion.Source
    switch subject {
    case .animation, .transition, .unanimated: source = .animation
    case .spring, .unitCurve, .easing: source = .function
    case .keyframes(let curve):
      source = .keyframes(duration: curve.path.duration, timeline: curve.duration)
    }
    return MeasuredMotion(
      name: name, measures: measures, start: own.start, target: own.target, source: source,
      spring: subject.springParameters, initialVelocity: initialVelocity(of: subject),
      measurer: measurer, whole: measurer, isFinished: measures.removal != nil)
  }
}

extension AttributeRecording {
  /// Measures what a number of a scenario did.
  ///
  /// What refers to the target (crossings, settling, overshoot, undershoot, rebound, hundredths of the travel)
  /// is measured on its way to the last one, from where it was when that was set. What does not (largest and
  /// smallest value, velocities, the value at a time) is measured from beginning to end. All times are
  /// those of the scenario.
  public func measured() -> MeasuredMotion {
    let motion = RecordedMotion(recording)
    let begin = targets.last?.time ?? 0
    let place = motion.state(at: begin, .before)?.value ?? recording.start
    var last = recording
    last.start = place
    last.target = targets.last?.value ?? recording.target
    if begin > recording.times.first ?? 0 {
      last.keep(from: begin, entering: motion.state(at: begin, .shown))
    }
    let whole = measurer(of: recording)
    let measurer = measurer(of: last)
    var measures = measurer.measures()
    let all = whole.measures()
    measures.highest = all.highest
    measures.lowest = all.lowest
    measures.peakVelocity = all.peakVelocity
    measures.peakAcceleration = all.peakAcceleration
    measures.logicalCompletion = recording.events.last { $0.kind == .logicallyComplete }?.time
    let isFinished = if case .finished = recording.ending { true } else { false }
    let removal = recording.events.last { $0.kind == .removed }?.time
    measures.removal = isFinished ? removal : nil
    measures.removalAt60Hertz =
      recording.clock == .frames(rate: 60) ? measures.removal : nil
    return MeasuredMotion(
      name: recording.name, measures: measures, start: last.start, target: last.target,
      source: .attribute, spring: nil, initialVelocity: nil, measurer: measurer, whole: whole,
      isFinished: isFinished)
  }

  private func measurer(of recording: Recording) -> MotionMeasurer {
    if case .frames(let rate) = recording.clock {
      return MotionMeasurer(frames: recording, rate: rate, neverSettles: false)
    }
    let delta = recording.target - recording.start
    let motion = RecordedMotion(recording)
    let duration: Double
    if case .finished(let time) = recording.ending {
      duration = max(time, recording.times.first ?? 0)
    } else {
      duration = .infinity
    }
    let end = recording.times.last ?? 0
    var continuous = ContinuousMotion<Double>(duration: duration, timeScale: max(end, 1e-3) / 64) {
      time, side in
      guard var state = motion.state(at: time, side) else { return .resting(at: delta) }
      state.value -= recording.start
      return state
    }
    if duration == .infinity { continuous.reach = end }
    var trace = recording
    if trace.accelerations.isEmpty {
      trace.accelerations = recording.times.indices.map { motion.acceleration(after: $0) }
    }
    return MotionMeasurer(trace: trace, motion: continuous, end: end, neverSettles: false)
  }
}

extension Recording {
  /// Leaves out what is before a time, and begins with a state there.
  fileprivate mutating func keep(from time: Double, entering state: MotionState<Double>?) {
    let first = times.lastIndex { $0 < time }.map { $0 + 1 } ?? 0
    times.removeFirst(first)
    values.removeFirst(first)
    velocities.removeFirst(first)
    if !accelerations.isEmpty { accelerations.removeFirst(first) }
    guard times.first != time, let state, clock == .continuous else { return }
    times.insert(time, at: 0)
    values.insert(state.value, at: 0)
    velocities.insert(state.velocity, at: 0)
    if !accelerations.isEmpty { accelerations.insert(state.acceleration, at: 0) }
  }
}
