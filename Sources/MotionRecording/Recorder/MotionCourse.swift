internal import AnimationModel

/// A motion as a function of time: what is shown at any moment, not only where it was sampled.
///
/// Before time 0 it rests at its start. After its end an animation rests at its target; a function goes on
/// as it does, and a recording rests where it stopped.
public struct MotionCourse {
  /// How the samples of a recording are joined.
  public enum Join: Hashable, Sendable {
    /// By cubic Hermite segments from value and velocity; by a straight line where a velocity is infinite.
    case curves
    /// By straight lines, whose slopes are the velocities.
    case lines
    /// Not at all: what a frame shows is held until the next.
    case steps
  }

  /// Which limit is asked for where the motion has a corner or a jump.
  public enum Side: Hashable, Sendable {
    /// What the motion comes from.
    case before
    /// What it goes on to.
    case after
  }

  /// The motion as densely sampled as it bends, for figures: a trace, or the recording that is joined.
  public let recording: Recording

  /// What can be measured of it.
  public let measures: MotionMeasures

  /// The spring inside in every parameterisation; nil if there is none or it is not known.
  public let spring: SpringParameters?

  /// Whether values are held from frame to frame.
  public let isHeld: Bool

  /// Whether it is at rest, or nearly so, once it has been followed to its end.
  public let comesToRest: Bool

  /// Whether it is known from samples alone, and not from what made them.
  public let isRecorded: Bool

  /// Times in seconds, increasing, at which the motion has corners and jumps, and others between them.
  ///
  /// They lie so densely that a cubic through neighbouring states is nearly the motion. The first is 0 and the
  /// last the ``duration``. Of a value that is held they are the times at which it changes.
  public let breakpoints: [Double]

  private let motion: ContinuousMotion<Double>

  init(
    recording: Recording, motion: ContinuousMotion<Double>, measures: MotionMeasures,
    spring: SpringParameters?, isHeld: Bool, comesToRest: Bool, isRecorded: Bool = false
  ) {
    self.recording = recording
    self.motion = motion
    self.measures = measures
    self.spring = spring
    self.isHeld = isHeld
    self.comesToRest = comesToRest
    self.isRecorded = isRecorded
    var times = [0.0]
    for (index, time) in recording.times.enumerated() where time > (times.last ?? 0) {
      // Nothing happens where a value is held that was shown before.
      let isQuiet =
        isHeld && index > 0 && index + 1 < recording.count
        && recording.values[index] == recording.values[index - 1]
        && recording.velocities[index] == recording.velocities[index - 1]
      if !isQuiet { times.append(time) }
    }
    breakpoints = times
  }

  /// The curve's name.
  public var name: String { recording.name }

  /// The value at rest before the motion begins.
  public var start: Double { recording.start }

  /// The value the motion is heading for.
  public var target: Double { recording.target }

  /// Seconds for which it is followed: to its end, or as far as it is worth looking at.
  public var duration: Double { breakpoints.last ?? 0 }

  /// Value and velocity, in value units per second, at a time in seconds.
  public func state(at time: Double, _ side: Side) -> (value: Double, velocity: Double) {
    guard time > 0 || (time == 0 && side == .after) else { return (start, 0) }
    let state = motion.state(min(time, motion.reach), side == .before ? .before : .after)
    return (start + state.value, state.velocity)
  }
}

extension Recorder {
  /// A subject as a function of time, with what can be measured of it.
  ///
  /// - Parameters:
  ///   - subject: What moves.
  ///   - name: The name of the motion.
  ///   - clock: The clock on which it is played; on a frame clock values are held from frame to frame.
  /// - Throws: ``RecordingError``.
  public func course(
    of subject: Subject, name: String = "", clock: Clock = .continuous
  ) throws(RecordingError) -> MotionCourse {
    let own = fitted(to: subject)
    let played = try SubjectMotion(subject, recorder: own)
    let measures = try self.measures(of: subject, clock: clock)
    let comesToRest = !played.neverSettles && (span ?? .infinity) >= played.window
    let course: MotionCourse
    switch clock {
    case .continuous:
      course = MotionCourse(
        recording: try own.trace(played, name: name), motion: played.motion, measures: measures,
        spring: subject.springParameters, isHeld: false, comesToRest: comesToRest)
    case .frames(let rate):
      let frames = try record(subject, name: name, framesPerSecond: rate)
      course = MotionCourse(
        recording: frames, motion: .samples(of: frames, joined: .steps), measures: measures,
        spring: subject.springParameters, isHeld: true, comesToRest: comesToRest)
    }
    guard course.breakpoints.count <= Self.mostBreakpoints else { throw .tooManyCycles }
    return course
  }

  /// The most breakpoints of a course: every integral over a longer one would take longer than anybody waits.
  private static var mostBreakpoints: Int { 50_000 }
}

extension MotionCourse {
  /// A recording as a function of time, with what can be measured of it.
  ///
  /// - Parameters:
  ///   - recording: The samples, at least one, with times from 0 on that do not decrease; two at one time are
  ///     a jump. One that has finished is over with its last sample.
  ///   - join: How they are joined.
  public init(_ recording: Recording, joined join: Join) {
    var trace = recording
    if join == .lines { trace.velocities = recording.slopes }
    trace.accelerations = trace.count == recording.count ? trace.changesOfVelocity : []
    let motion = ContinuousMotion<Double>.samples(of: trace, joined: join)
    let end = recording.times.last ?? 0
    let rests: Bool
    if case .finished = recording.ending { rests = true } else { rests = false }
    let measures = MotionMeasurer(
      trace: trace, motion: motion, end: end, neverSettles: !rests,
      frameRate: join == .steps ? 1 : nil
    ).measures()
    self.init(
      recording: trace, motion: motion, measures: measures, spring: nil, isHeld: join == .steps,
      comesToRest: rests, isRecorded: true)
  }
}

extension Recording {
  /// The slope of the straight line from each sample to the next one in time, 0 at the end.
  fileprivate var slopes: [Double] {
    times.indices.map { index in
      index + 1 < count && times[index + 1] > times[index]
        ? (values[index + 1] - values[index]) / (times[index + 1] - times[index])
        : 0
    }
  }

  /// The change of velocity from each sample to the next one in time, per second; 0 at the end and beside
  /// infinite velocities.
  fileprivate var changesOfVelocity: [Double] {
    times.indices.map { index in
      guard index + 1 < count, times[index + 1] > times[index] else { return 0 }
      let change = (velocities[index + 1] - velocities[index]) / (times[index + 1] - times[index])
      return change.isFinite ? change : 0
    }
  }
}
