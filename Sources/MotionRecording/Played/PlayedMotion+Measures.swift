internal import AnimationModel
internal import CurveGeometry
internal import SharedWork

extension PlayedMotion {
  /// Returns the frames that a device shows, for a figure: as ``frames(perSecond:)`` does, but no more frames than can
  /// be drawn.
  ///
  /// - Parameter rate: The number of frames per second, above 0.
  /// - Throws: ``RecordingError``; if there are too many frames, before anything is played.
  public func drawnFrames(perSecond rate: Double) throws(RecordingError) -> Recording {
    try content.withLock { (content) throws(RecordingError) in
      let span = content.recorder.span
      guard (span ?? content.motion.window) * rate <= Double(Recorder.mostFramesPlayed) else {
        throw .tooManyRows(limit: Recorder.mostFramesPlayed)
      }
      return try content.frames(perSecond: rate, span: span)
    }
  }
}

extension PlayedContent {
  /// Returns the motion on a clock, measured.
  mutating func measured(on clock: Clock) throws(RecordingError) -> MotionCourse {
    let end = recorder.span ?? motion.measuredWindow
    let isLonger = recorder.span == nil && end > motion.window
    let recording: Recording
    let measurer: MotionMeasurer
    switch clock {
    case .continuous:
      recording = try trace(followsAcceleration: false)
      var longer = recorder
      longer.span = end
      measurer = MotionMeasurer(
        trace: isLonger ? try longer.trace(motion, name: name) : recording, motion: motion.motion,
        end: end, neverSettles: motion.neverSettles)
    case .frames(let rate):
      try checkCanBeMeasured(framesPerSecond: rate)
      recording = try frames(perSecond: rate, span: recorder.span)
      measurer = MotionMeasurer(
        frames: isLonger ? try frames(perSecond: rate, span: end) : recording, rate: rate,
        neverSettles: motion.neverSettles)
    }
    return MotionCourse(
      recording: recording,
      motion: clock == .continuous
        ? motion.motion : RecordedMotion(recording, joined: .steps).continuous,
      measures: try completed(measurer.measures()),
      measurer: measurer,
      source: MotionCourse.Source(subject),
      spring: subject.springParameters,
      initialVelocity: recorder.initialVelocity(of: subject),
      isHeld: clock != .continuous,
      comesToRest: !motion.neverSettles && (recorder.span ?? .infinity) >= motion.window)
  }

  /// Adds the measures that follow from the subject.
  private mutating func completed(
    _ measures: MotionMeasures
  ) throws(RecordingError) -> MotionMeasures {
    var measures = measures
    measures.settlingDuration = subject.spring?.settlingDuration
    guard !motion.isFunction, motion.motion.duration.isFinite else { return measures }
    if motion.motion.duration * 60 <= Double(Recorder.mostFramesPlayed) {
      let frames = try frames(perSecond: 60, span: nil)
      if case .finished(let time) = frames.ending { measures.removalAt60Hertz = time }
    } else {
      measures.removalAt60Hertz = subject.removalWithoutPlaying(
        atMost: motion.motion.duration, framesPerSecond: 60)
      measures.isTooLongForFrames = measures.removalAt60Hertz == nil
    }
    return measures
  }

  /// Throws an error if there are more frames to measure than fit into memory.
  private func checkCanBeMeasured(
    framesPerSecond rate: Double
  ) throws(RecordingError) {
    let limit = Recorder.mostMeasuredRows
    let span = recorder.span
    guard min(span ?? motion.window, motion.window) * rate <= Double(limit) else {
      throw .tooManyRows(limit: limit)
    }
    guard (span ?? 0) * rate <= Double(limit) else { throw .tooManyRows(limit: limit) }
  }
}

extension Recorder {
  /// The largest number of frames that are played to find the frame in which a motion is over: that of the longest
  /// spring that is followed, 10,000 seconds.
  package static var mostFramesPlayed: Int { 600_000 }

  /// The largest number of rows that are measured; more would take too much memory.
  static var mostMeasuredRows: Int { 1_000_000 }
}

extension Subject {
  /// The time at which a device first finds the motion over, if it follows from the time alone; nil for a motion that
  /// remembers earlier frames, and so has to be played.
  fileprivate func removalWithoutPlaying(
    atMost duration: Double, framesPerSecond rate: Double
  ) -> Double? {
    var isOver: (Double) -> Bool
    switch self {
    case .animation(let animation):
      guard animation.answersByTimeAlone else { return nil }
      isOver = { time in
        var context = AnimationContext<Double>()
        return animation.animate(value: 1, time: time, context: &context) == nil
      }
    case .keyframes: isOver = { $0 >= duration }
    case .spring, .unitCurve, .easing, .transition, .unanimated: return nil
    }
    // If a motion is over at a time, it is over at all later times.
    let last = Int(saturating: (duration * rate).rounded(.up)) + 2
    guard last < Int(saturating: .infinity), isOver(Double(last) / rate) else { return nil }
    return Double((0..<last).partitionIndex { isOver(Double($0) / rate) }) / rate
  }
}

extension Animation {
  /// Whether the values of the animation depend on the time alone and not on any remembered state.
  fileprivate var answersByTimeAlone: Bool {
    let remembers = form.modifiers.contains { modifier in
      if case .repetition = modifier { true } else { false }
    }
    return !remembers && isProportional
  }
}

extension PlayedMotion {
  /// Returns the motion on one clock, with all that can be measured of it.
  ///
  /// - Parameter clock: The clock; on a frame clock values are held from frame to frame.
  /// - Throws: ``RecordingError``.
  public func course(on clock: Clock = .continuous) throws(RecordingError) -> MotionCourse {
    let course = try content.withLock { (content) throws(RecordingError) in
      try checked(try content.course(on: clock))
    }
    // The motion may compute states when it is evaluated, which only one thread at a time may do.
    return course.asked { [content] (time, side) in content.withLock { $0.state(time, side) } }
  }

  /// Returns the measures of the motion on a clock.
  ///
  /// An endless motion is measured as far as it is followed; see ``Recorder/span``. On a frame clock a value is
  /// held until the next frame, so every time is that of a frame.
  ///
  /// - Parameter clock: The clock.
  /// - Throws: ``RecordingError``.
  public func measures(on clock: Clock = .continuous) throws(RecordingError) -> MotionMeasures {
    try content.withLock { (content) throws(RecordingError) in
      try checked(try content.course(on: clock)).measures
    }
  }
}

extension PlayedContent {
  mutating func course(on clock: Clock) throws(RecordingError) -> MotionCourse {
    if let course = courses[clock] { return course }
    let course = try measured(on: clock)
    courses[clock] = course
    return course
  }
}
