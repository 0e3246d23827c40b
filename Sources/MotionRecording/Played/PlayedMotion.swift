package import AnimationModel
internal import SharedWork

/// A motion that was played: what moves, how it moves in continuous time, and what was asked of it so far.
///
///     let played = try Recorder(from: 0, to: 100).play(.animation(.bouncy), name: "card")
///     let trace = try played.trace()
///     let frames = try played.frames(perSecond: 60)
///     let overshoot = try played.measures().overshoot
///
/// Everything that is made of a motion is asked of this one value, so that its spring is solved once and each of its
/// frames is played once. Traces, frames and measures are made when they are first asked for, and kept. Any number of
/// threads may ask.
///
/// These are the forms of a motion, and when each is the right one:
///
/// - A `ContinuousMotion` is a function of time, for what has to be asked at any time in any order.
/// - `MotionPieces` are such functions one after another, for what is interrupted.
/// - A ``PlayedMotion`` is what a ``Subject`` does, for everything that is made of it.
/// - A ``MotionCourse`` is one clock of it, measured, for comparing and for expectations.
/// - A ``Recording`` is samples, for tables, figures and files.
public final class PlayedMotion: Sendable {
  /// The subject that moves.
  public let subject: Subject

  /// The name of its recordings.
  public let name: String

  /// From where to where it goes, and how long it is followed: what played it, with the subject's own values.
  public let recorder: Recorder

  /// How it moves, and what was asked so far.
  let content: Locked<PlayedContent>

  init(_ subject: Subject, name: String, recorder: Recorder) throws(RecordingError) {
    self.subject = subject
    self.name = name
    self.recorder = recorder.fitted(to: subject)
    content = Locked(
      try PlayedContent(
        subject: subject, name: name, recorder: self.recorder,
        motion: SubjectMotion(subject, recorder: self.recorder)))
    try subject.checkIsPlayed()
  }

  func checked(_ course: MotionCourse) throws(RecordingError) -> MotionCourse {
    try subject.checkIsPlayed()
    return course
  }

  /// The core and the modifiers of the animation; nil if the subject is no animation.
  package var form: AnimationForm? {
    if case .animation(let animation) = subject { animation.form } else { nil }
  }

  /// The motion for a figure or for measuring: as densely as it bends, exact at its corners.
  ///
  /// The motion in continuous time is cut at its corners and jumps, each of which gives two samples at one time,
  /// and between them sampled until cubic Hermite segments from value and velocity keep to it within 1.2
  /// hundred-thousandths of its extent. Accelerations are recorded.
  ///
  /// - Parameter followsAcceleration: Whether the samples are dense enough to draw the acceleration too, by
  ///   straight lines.
  /// - Throws: ``RecordingError``.
  public func trace(followsAcceleration: Bool = false) throws(RecordingError) -> Recording {
    try content.withLock { (content) throws(RecordingError) in
      try content.trace(followsAcceleration: followsAcceleration)
    }
  }

  /// Seconds until it ends in continuous time; infinity for what does not, or only further away than can be found.
  package var duration: Double { content.withLock { $0.motion.motion.duration } }

  /// The distance covered at a time in seconds, in continuous time, on one side of a corner or jump.
  package func state(at time: Double, _ side: MotionSide) -> MotionState<Double> {
    content.withLock { $0.state(time, side) }
  }

  /// The times above 0 and below a time in seconds at which one cubic ends and the next begins, of a motion that is
  /// nothing but cubics; empty for any other.
  package func joints(until limit: Double) -> [Double] {
    content.withLock { $0.motion.motion.joints?(0, limit) ?? [] }
  }

  /// Whether it does not end by itself but is cut off, by the limits of where it is shown.
  public var isCapped: Bool { content.withLock { $0.motion.motion.isCut } }

  /// Returns the stages into which the modifiers of an animation divide its time, in continuous time; empty if the
  /// subject has no delay and no cycles.
  ///
  /// - Parameter end: Seconds up to which stages are given, such as the last time of a recording.
  public func stages(until end: Double) -> [MotionStage] {
    guard let form else { return [] }
    let length = content.withLock { $0.motion.motion.length }
    return MotionStages(form: form, delta: recorder.target - recorder.start)
      .stages(of: length, until: end)
  }

  /// The motion at rows that are computed at each call, for there may be many.
  func rows<Result>(
    _ make: (SubjectMotion) throws(RecordingError) -> Result
  ) throws(RecordingError) -> Result {
    try content.withLock { (content) throws(RecordingError) in try make(content.motion) }
  }
}

/// The state of a played motion: the subject and everything that has been worked out about it so far.
///
/// It is asked by one thread at a time.
struct PlayedContent {
  let subject: Subject
  let name: String
  let recorder: Recorder
  let motion: SubjectMotion

  /// The motion's state at a time in seconds, at hand because nothing else is asked for as often.
  let state: (_ time: Double, _ side: MotionSide) -> MotionState<Double>

  /// By whether they follow the acceleration.
  private var traces: [Bool: Recording] = [:]

  /// By frames per second: what plays it, which continues where more frames are asked for.
  var players: [Double: any FrameSource] = [:]
  var frames: [FrameRequest: Recording] = [:]
  var courses: [Clock: MotionCourse] = [:]

  struct FrameRequest: Hashable {
    let rate: Double
    let span: Double?
  }

  init(subject: Subject, name: String, recorder: Recorder, motion: SubjectMotion) {
    self.subject = subject
    self.name = name
    self.recorder = recorder
    self.motion = motion
    state = motion.motion.state
  }

  mutating func trace(followsAcceleration: Bool) throws(RecordingError) -> Recording {
    if let trace = traces[followsAcceleration] { return trace }
    let trace = try recorder.trace(motion, name: name, followsAcceleration: followsAcceleration)
    traces[followsAcceleration] = trace
    return trace
  }
}
