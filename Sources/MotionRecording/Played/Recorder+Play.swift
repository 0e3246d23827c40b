public import AnimationModel

extension Recorder {
  /// Plays a subject.
  ///
  /// - Parameters:
  ///   - subject: The subject that moves.
  ///   - name: The name of the motion's recordings.
  /// - Throws: ``RecordingError``.
  public func play(
    _ subject: Subject, name: String = ""
  ) throws(RecordingError) -> PlayedMotion {
    try PlayedMotion(subject, name: name, recorder: self)
  }

  /// Plays a subject for a recording; see ``PlayedMotion/rows(perSecond:)``.
  public func record(
    _ subject: Subject, name: String = "", rowsPerSecond rate: Double
  ) throws(RecordingError) -> Recording {
    try play(subject, name: name).rows(perSecond: rate)
  }

  /// Plays a subject for a recording; see ``PlayedMotion/rows(intervals:)``.
  public func record(
    _ subject: Subject, name: String = "", intervals count: Int
  ) throws(RecordingError) -> Recording {
    try play(subject, name: name).rows(intervals: count)
  }

  /// Plays a subject for a recording; see ``PlayedMotion/rows(at:)``.
  public func record(
    _ subject: Subject, name: String = "", at times: some Sequence<Double>
  ) throws(RecordingError) -> Recording {
    try play(subject, name: name).rows(at: times)
  }

  /// Plays a subject for a recording; see ``PlayedMotion/rows(on:mode:)``.
  public func record(
    _ subject: Subject, name: String = "", on schedule: some TimelineSchedule<Double>,
    mode: TimelineScheduleMode = .normal
  ) throws(RecordingError) -> Recording {
    try play(subject, name: name).rows(on: schedule, mode: mode)
  }

  /// Plays a subject for a recording; see ``PlayedMotion/frames(perSecond:)``.
  public func record(
    _ subject: Subject, name: String = "", framesPerSecond rate: Double
  ) throws(RecordingError) -> Recording {
    try play(subject, name: name).frames(perSecond: rate)
  }

  /// Plays a subject for a figure; see ``PlayedMotion/trace(followsAcceleration:)``.
  public func trace(
    _ subject: Subject, name: String = "", followsAcceleration: Bool = false
  ) throws(RecordingError) -> Recording {
    try play(subject, name: name).trace(followsAcceleration: followsAcceleration)
  }

  /// Plays a subject and measures it; see ``PlayedMotion/measures(on:)``.
  public func measures(
    of subject: Subject, clock: Clock = .continuous
  ) throws(RecordingError) -> MotionMeasures {
    try play(subject).measures(on: clock)
  }

  /// Plays a subject on one clock for comparing; see ``PlayedMotion/course(on:)`` and
  /// ``MotionCourse/checkedForComparison()``.
  public func course(
    of subject: Subject, name: String = "", clock: Clock = .continuous
  ) throws(RecordingError) -> MotionCourse {
    try play(subject, name: name).course(on: clock).checkedForComparison()
  }
}
