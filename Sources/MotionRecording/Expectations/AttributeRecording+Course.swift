internal import AnimationModel

extension AttributeRecording {
  /// Returns the measured course of a number of a scenario as a function of time.
  ///
  /// Measures that refer to the target (crossings, settling, overshoot, undershoot, rebound, hundredths of the
  /// travel) are taken of the motion to the last target, from the value at which that target was set. Other measures
  /// (largest and smallest value, velocities, the value at a time) are taken from beginning to end. All times are those
  /// of the scenario.
  public func course() -> MotionCourse {
    let motion = RecordedMotion(recording)
    let begin = targets.last?.time ?? 0
    let value = motion.state(at: begin, .before)?.value ?? recording.start
    var last = recording
    last.start = value
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
    return MotionCourse(
      recording: recording, motion: whole.motion, measures: measures, measurer: measurer,
      whole: whole, source: .attribute, isHeld: recording.clock != .continuous,
      comesToRest: isFinished, isFinished: isFinished)
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
  /// Removes the samples before a time, and begins with the state at that time.
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
