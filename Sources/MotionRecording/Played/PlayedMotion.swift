package import AnimationModel
internal import SharedWork

/// A played motion: its subject, its course in continuous time, and everything that has been computed of it so far.
///
///     let played = try Recorder(from: 0, to: 100).play(.animation(.bouncy), name: "card")
///     let trace = try played.trace()
///     let frames = try played.frames(perSecond: 60)
///     let overshoot = try played.measures().overshoot
///
/// Everything that is made of a motion is asked of this one object, so that its spring is solved once and each of its
/// frames is played once. Traces, frames and measures are made when they are first asked for, and kept. It can be used
/// by several threads.
///
/// These are the forms of a motion, with their uses:
///
/// - A `ContinuousMotion` is a function of time, for motions that have to be evaluated at any time, in any order.
/// - `MotionPieces` are such functions one after another, for motions that are interrupted.
/// - A ``PlayedMotion`` is the motion of a ``Subject``, for everything that is made of it.
/// - A ``MotionCourse`` is the measured motion on one clock, for comparing and for expectations.
/// - A ``Recording`` consists of samples, for tables, figures and files.
public final class PlayedMotion: Sendable {
  /// The subject that moves.
  public let subject: Subject

  /// The name of the motion's recordings.
  public let name: String

  /// The recorder that played the motion, with the subject's own start and target where it has them.
  public let recorder: Recorder

  /// The motion, and everything that has been computed of it so far.
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

  /// The core and the modifiers of the animation; nil if the subject is not an animation.
  package var form: AnimationForm? {
    if case .animation(let animation) = subject { animation.form } else { nil }
  }

  /// Returns the motion for a figure or for measuring: as densely as it bends, exact at its corners.
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

  /// The duration in continuous time, in seconds; infinity for a motion whose end does not exist or cannot be found.
  package var duration: Double { content.withLock { $0.motion.motion.duration } }

  /// Returns the distance covered at a time in seconds, in continuous time, on one side of a corner or jump.
  package func state(at time: Double, _ side: MotionSide) -> MotionState<Double> {
    content.withLock { $0.state(time, side) }
  }

  /// For a motion that consists of cubics alone, the times above 0 and below a time in seconds at which one cubic ends
  /// and the next begins; empty for any other motion.
  package func joints(until limit: Double) -> [Double] {
    content.withLock { $0.motion.motion.joints?(0, limit) ?? [] }
  }

  /// Whether the motion does not end by itself but is cut off, by the limit of a widget or a Live Activity.
  public var isCapped: Bool { content.withLock { $0.motion.motion.isCut } }

  /// Returns the stages into which the modifiers of an animation divide its time, in continuous time; empty if the
  /// subject has no delay and no cycles.
  ///
  /// - Parameter end: The time up to which stages are returned, in seconds, such as the last time of a recording.
  public func stages(until end: Double) -> [MotionStage] {
    guard let form else { return [] }
    let length = content.withLock { $0.motion.motion.length }
    return MotionStages(form: form, delta: recorder.target - recorder.start)
      .stages(of: length, until: end)
  }

  /// Makes rows of the motion, which are computed at each call, as there may be many.
  func rows<Result>(
    _ make: (SubjectMotion) throws(RecordingError) -> Result
  ) throws(RecordingError) -> Result {
    try content.withLock { (content) throws(RecordingError) in try make(content.motion) }
  }
}

/// The state of a played motion: the subject and everything that has been computed of it so far.
///
/// It is used by one thread at a time.
struct PlayedContent {
  let subject: Subject
  let name: String
  let recorder: Recorder
  let motion: SubjectMotion

  /// Returns the motion's state at a time in seconds; it is stored because it is used more often than anything else.
  let state: (_ time: Double, _ side: MotionSide) -> MotionState<Double>

  /// The traces, by whether they follow the acceleration.
  private var traces: [Bool: Recording] = [:]

  /// The players by frames per second; a player continues when more frames are needed.
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
