internal import AnimationModel

extension Recorder {
  /// Plays the subject as a device does: asked once a frame, state and all.
  ///
  /// The last row is the frame in which the animation has ended, or the last within the span.
  /// Functions and keyframes have no state and are sampled at the frames.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the recording.
  ///   - rate: Frames per second, above 0.
  /// - Throws: ``RecordingError``.
  public func record(
    _ subject: Subject, name: String = "", framesPerSecond rate: Double
  ) throws(RecordingError) -> Recording {
    if case .transition(let curve) = subject {
      return try record(curve, name: name, framesPerSecond: rate)
    }
    guard case .animation(let animation) = subject else {
      var recording = try record(subject, name: name, rowsPerSecond: rate)
      recording.clock = .frames(rate: rate)
      let motion = try SubjectMotion(subject, recorder: self).motion
      if case .finished = recording.ending,
        let last = recording.times.first(where: { motion.isOver(at: $0) })
      {
        // On frames it is over in the first frame at or after its end.
        recording.ending = .finished(at: last)
        for index in recording.events.indices where recording.events[index].kind == .removed {
          recording.events[index].time = last
        }
      }
      return recording
    }
    precondition(rate > 0 && rate.isFinite, "a rate is positive")
    // The continuous motion knows whether there is an end to wait for, and refuses what is too long.
    let motion = try SubjectMotion(subject, recorder: self)
    let last = try lastFrame(of: motion, rate: rate)
    var player = FramePlayer(animation, recorder: self, rate: rate)
    for index in 0...last {
      player.play(frame: index)
      if span == nil && player.isOver { break }
    }
    guard span != nil || player.isOver || !motion.motion.duration.isFinite else {
      throw .tooLong
    }
    return try player.recording(name: name, isEndless: !motion.hasEnd).checkedForOverflow()
  }

  /// The frame up to which a motion is played if it does not end before.
  func lastFrame(
    of motion: SubjectMotion, rate: Double
  ) throws(RecordingError) -> Int {
    if let span { return try SampleTimes.lastIndex(before: span, rate: rate) }
    let index = try SampleTimes.firstIndex(at: motion.window, rate: rate)
    guard motion.motion.duration.isFinite else { return index }
    return min(index * Self.frameAllowanceFactor + Self.frameAllowance, SampleTimes.rowLimit)
  }

  /// How many times as long as on the continuous clock an animation may take on frames: gaps of more
  /// than a second, as low rates and high speeds make them, slow a fluid spring down.
  private static var frameAllowanceFactor: Int { 10 }

  /// The frames it may take beyond that.
  private static var frameAllowance: Int { 100_000 }
}

/// Asks an animation for one frame after the other and keeps the answers.
private struct FramePlayer {
  private let animation: Animation
  private let recorder: Recorder
  private let rate: Double
  private let delta: Double
  private var context: AnimationContext<Double>
  private var times: [Double] = []
  private var values: [Double] = []
  private var velocities: [Double] = []
  private var events = [RecordedEvent(time: 0, kind: .start)]
  private var end: Double?
  private var hasCompleted = false

  /// Whether every velocity was told; otherwise they are differences of the values.
  private var velocityIsKnown = true

  init(_ animation: Animation, recorder: Recorder, rate: Double) {
    self.animation = animation
    self.recorder = recorder
    self.rate = rate
    delta = recorder.target - recorder.start
    context = animation.context(initialVelocity: recorder.initialVelocity ?? 0)
  }

  /// Whether the animation has ended.
  var isOver: Bool { end != nil }

  mutating func play(frame index: Int) {
    let time = Double(index) / rate
    times.append(time)
    let answer =
      isOver ? nil : animation.animate(value: delta, time: time, context: &context)
    if let answer {
      values.append(recorder.start + answer)
      if let slope = animation.slope(value: delta, time: time, context: context) {
        velocities.append(slope)
      } else {
        velocityIsKnown = false
        velocities.append(0)
      }
    } else {
      values.append(recorder.target)
      velocities.append(0)
    }
    let ends = answer == nil && !isOver
    if !hasCompleted && (context.isLogicallyComplete || ends) {
      hasCompleted = true
      events.append(RecordedEvent(time: time, kind: .logicallyComplete))
    }
    if ends {
      end = time
      if context.isCut { events.append(RecordedEvent(time: time, kind: .capped)) }
      events.append(RecordedEvent(time: time, kind: .removed))
    }
  }

  func recording(name: String, isEndless: Bool) -> Recording {
    let last = times.last ?? 0
    var velocities = velocities
    if !velocityIsKnown {
      for index in velocities.indices.dropLast() where times[index] < end ?? .infinity {
        velocities[index] = (values[index + 1] - values[index]) * rate
      }
    }
    let ending: Recording.Ending =
      if let end { .finished(at: end) } else if isEndless { .endless(until: last) } else {
        .cutOff(at: last)
      }
    return Recording(
      name: name,
      start: recorder.start,
      target: recorder.target,
      clock: .frames(rate: rate),
      times: times,
      values: values,
      velocities: velocities,
      events: events,
      ending: ending)
  }
}
