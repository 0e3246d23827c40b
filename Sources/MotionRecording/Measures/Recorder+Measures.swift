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
    let own = fitted(to: subject)
    let motion = try SubjectMotion(subject, recorder: own)
    let measurer: MotionMeasurer
    switch clock {
    case .continuous:
      let trace = try own.trace(motion, name: "")
      measurer = MotionMeasurer(
        trace: trace, motion: motion.motion, end: span ?? motion.window,
        neverSettles: motion.neverSettles)
    case .frames(let rate):
      let frames = try record(subject, framesPerSecond: rate)
      measurer = MotionMeasurer(frames: frames, rate: rate, neverSettles: motion.neverSettles)
    }
    var measures = measurer.measures()
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
