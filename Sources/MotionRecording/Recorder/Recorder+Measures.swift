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
      var recorder = self
      recorder.span = nil
      let frames = try recorder.record(subject, framesPerSecond: 60)
      if case .finished(let time) = frames.ending { measures.removalAt60Hertz = time }
    }
    return measures
  }
}
