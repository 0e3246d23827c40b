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
    guard initialVelocity == nil else { throw .initialVelocityHasNoUse }
    var played: [Recording] = []
    for part in curve.parts {
      let recorder = Recorder(from: part.start, to: part.target, span: span)
      played.append(
        try recorder.record(
          .animation(part.animation ?? .linear(duration: 0)), framesPerSecond: rate))
    }
    guard let longest = played.max(by: { $0.count < $1.count }) else { throw .valueIsNotFinite }
    var recording = longest
    recording.name = name
    recording.start = curve.start
    recording.target = curve.target
    for index in longest.times.indices {
      let state = curve.blend.state(played.map { $0.state(inRow: index) })
      recording.values[index] = state.value
      recording.velocities[index] = state.velocity
    }
    recording.events = [RecordedEvent.Kind.start, .logicallyComplete, .removed].compactMap { kind in
      // A thing has happened to the number when it has happened to all of its parts.
      let times = played.compactMap { part in part.events.last { $0.kind == kind }?.time }
      guard times.count == played.count, let last = times.max() else { return nil }
      return RecordedEvent(time: last, kind: kind)
    }
    let isCut = played.contains { part in
      part.events.contains { $0.kind == .capped && $0.time == recording.events.last?.time }
    }
    if isCut, let removal = recording.events.popLast() {
      recording.events += [RecordedEvent(time: removal.time, kind: .capped), removal]
    }
    return recording
  }
}

extension Recording {
  /// What a row shows; after the last one what it shows goes on.
  fileprivate func state(inRow index: Int) -> MotionState<Double> {
    guard index < count else { return .resting(at: values.last ?? target) }
    return MotionState(value: values[index], velocity: velocities[index], acceleration: 0)
  }
}
