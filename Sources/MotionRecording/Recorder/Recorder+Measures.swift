internal import AnimationModel

extension Recorder {
  /// Measures a motion.
  ///
  /// An endless motion is measured as far as it is followed; see ``span``. On a frame clock a value is
  /// held until the next frame, so that every time is that of a frame.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - clock: The clock on which it is played.
  /// - Throws: ``RecordingError``.
  public func measures(
    of subject: Subject, clock: Clock = .continuous
  ) throws(RecordingError) -> MotionMeasures {
    let motion = try SubjectMotion(subject, recorder: fitted(to: subject))
    let measurer = try measurer(of: subject, motion, clock: clock)
    return try completed(measurer.measures(), of: subject, motion)
  }

  /// What reads measures off a motion.
  func measurer(
    of subject: Subject, _ motion: SubjectMotion, clock: Clock
  ) throws(RecordingError) -> MotionMeasurer {
    switch clock {
    case .continuous:
      let trace = try fitted(to: subject).trace(motion, name: "")
      return MotionMeasurer(
        trace: trace, motion: motion.motion, end: span ?? motion.window,
        neverSettles: motion.neverSettles)
    case .frames(let rate):
      try checkCanBeMeasured(motion, framesPerSecond: rate)
      let frames = try record(subject, framesPerSecond: rate)
      return MotionMeasurer(frames: frames, rate: rate, neverSettles: motion.neverSettles)
    }
  }

  /// Measures with what is known of the subject besides.
  func completed(
    _ measures: MotionMeasures, of subject: Subject, _ motion: SubjectMotion
  ) throws(RecordingError) -> MotionMeasures {
    var measures = measures
    measures.settlingDuration = subject.spring?.settlingDuration
    if !motion.isFunction, motion.motion.duration.isFinite {
      if motion.motion.duration * 60 <= Double(Self.mostFramesPlayed) {
        var recorder = self
        recorder.span = nil
        let frames = try recorder.record(subject, framesPerSecond: 60)
        if case .finished(let time) = frames.ending { measures.removalAt60Hertz = time }
      } else {
        measures.removalAt60Hertz = subject.removalWithoutPlaying(
          atMost: motion.motion.duration, framesPerSecond: 60)
        measures.isTooLongForFrames = measures.removalAt60Hertz == nil
      }
    }
    return measures
  }

  /// The most frames that are played to find out in which of them a motion is over: those of the longest
  /// spring that is followed, 10,000 seconds.
  package static var mostFramesPlayed: Int { 600_000 }

  /// The most rows of which measures are taken; more would need more memory than a small question may.
  static var mostMeasuredRows: Int { 1_000_000 }

  /// Refuses to measure more frames than fit into memory.
  private func checkCanBeMeasured(
    _ motion: SubjectMotion, framesPerSecond rate: Double
  ) throws(RecordingError) {
    let limit = Self.mostMeasuredRows
    guard min(span ?? motion.window, motion.window) * rate <= Double(limit) else {
      throw .tooManyRows(limit: limit)
    }
    guard (span ?? 0) * rate <= Double(limit) else { throw .tooManyRows(limit: limit) }
  }
}

extension Subject {
  /// When a device first finds it over, where that follows from the time alone; nil for what remembers the
  /// frames before, and so has to be played.
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
    // What is over stays over.
    var low = 0
    var high = Int(saturating: (duration * rate).rounded(.up)) + 2
    guard high < Int(saturating: .infinity), isOver(Double(high) / rate) else { return nil }
    while low < high {
      let middle = (low + high) / 2
      if isOver(Double(middle) / rate) { high = middle } else { low = middle + 1 }
    }
    return Double(low) / rate
  }
}

extension Animation {
  /// Whether what it answers depends on the time and on nothing that it remembers.
  fileprivate var answersByTimeAlone: Bool {
    switch base {
    case let modifier as DelayAnimation: modifier.base.answersByTimeAlone
    case let modifier as SpeedAnimation: modifier.base.answersByTimeAlone
    case let modifier as LogicalCompletionAnimation: modifier.base.answersByTimeAlone
    case is RepeatAnimation: false
    default: isProportional
    }
  }
}
