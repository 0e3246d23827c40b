public import AnimationModel

/// A motion on one clock, measured: what is shown at any moment, not only where it was sampled.
///
/// It is the right form for comparing motions and for trying expectations. It is made of what was played, of a
/// recording that was read, or of what a number of a scenario did:
///
///     let course = try Recorder().play(.animation(.bouncy), name: "card").course()
///     let result = course.result(of: expectation)
///
/// Before time 0 the motion rests at its start. After its end an animation rests at its target; a function
/// continues as it does, and a recording rests where it stopped.
public struct MotionCourse {
  /// The side from which the limit is taken where the motion has a corner or a jump.
  public enum Side: Hashable, Sendable {
    /// The limit from the left: the state that the motion comes from.
    case before
    /// The limit from the right: the state that the motion continues with.
    case after
  }

  /// The kind of motion, as far as it decides which figures there are.
  enum Source {
    case animation
    case function
    case keyframes(duration: Double, timeline: Double)
    case attribute
    case recording
  }

  /// The motion as densely sampled as it bends, for figures: a trace, or the recording that is joined.
  public var recording: Recording { content.facts.recording }

  /// The measures of the motion.
  ///
  /// Measures that refer to the target of a scenario's number are taken as it goes to the last one.
  public var measures: MotionMeasures { content.facts.measures }

  /// The spring inside in every parameterisation; nil if there is none or it is not known.
  public var spring: SpringParameters? { content.facts.spring }

  /// The velocity with which it begins; nil for what cannot begin with one.
  public var initialVelocity: GestureVelocity? { content.facts.initialVelocity }

  /// Whether values are held from frame to frame.
  public var isHeld: Bool { content.facts.isHeld }

  /// Whether it is at rest, or nearly so, once it has been followed to its end.
  public var comesToRest: Bool { content.facts.comesToRest }

  /// Whether it is known from samples alone, and not from what made them.
  public var isRecorded: Bool {
    switch source {
    case .attribute, .recording: true
    case .animation, .function, .keyframes: false
    }
  }

  /// The value at the start of what was measured.
  public var start: Double { content.facts.measurer.start }

  /// The value the motion is heading for.
  public var target: Double { content.facts.measurer.target }

  /// Whether the motion is over in the time looked at.
  var isFinished: Bool { content.facts.isFinished }

  /// Times in seconds, increasing, at which the motion has corners and jumps, and others between them.
  ///
  /// They lie so densely that a cubic through neighbouring states is nearly the motion. The first is 0 and the
  /// last the ``duration``. Of a value that is held they are the times at which it changes.
  public var breakpoints: [Double] { content.facts.breakpoints }

  var source: Source { content.facts.source }

  /// The measurer of everything that refers to the target.
  var measurer: MotionMeasurer { content.facts.measurer }

  /// The measurer of everything that does not refer to the target: a number of a scenario is measured from beginning
  /// to end.
  var whole: MotionMeasurer { content.facts.whole }

  /// Shared by all copies: a course is handed on more often than anything else is done with it.
  private let content: Content

  private final class Content {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  /// The parts that the course is made of.
  private struct Facts {
    let recording: Recording
    let measures: MotionMeasures
    let spring: SpringParameters?
    let initialVelocity: GestureVelocity?
    let isHeld: Bool
    let comesToRest: Bool
    let isFinished: Bool
    let breakpoints: [Double]
    let source: Source
    var measurer: MotionMeasurer
    var whole: MotionMeasurer

    /// The value at which the recording begins: distances are measured from it.
    let origin: Double

    /// Seconds up to which the motion can be asked.
    let reach: Double

    /// The distance from the origin at a time in seconds.
    var state: (_ time: Double, _ side: MotionSide) -> MotionState<Double>
  }

  /// - Parameters:
  ///   - recording: The motion, sampled.
  ///   - motion: The distance from the recording's start as a function of time.
  ///   - measures: The measures of the motion.
  ///   - measurer: The measurer of the figures that refer to the target.
  ///   - whole: The measurer of the other figures; nil for the same one.
  ///   - isFinished: Whether it is over in the time looked at; nil to know it from the measures.
  init(
    recording: Recording, motion: ContinuousMotion<Double>, measures: MotionMeasures,
    measurer: MotionMeasurer, whole: MotionMeasurer? = nil, source: Source,
    spring: SpringParameters? = nil, initialVelocity: GestureVelocity? = nil, isHeld: Bool,
    comesToRest: Bool, isFinished: Bool? = nil
  ) {
    self.init(
      Facts(
        recording: recording, measures: measures, spring: spring,
        initialVelocity: initialVelocity, isHeld: isHeld, comesToRest: comesToRest,
        isFinished: isFinished ?? (measures.removal != nil),
        breakpoints: recording.breakpoints(isHeld: isHeld), source: source, measurer: measurer,
        whole: whole ?? measurer, origin: recording.start, reach: motion.reach,
        state: motion.state))
  }

  private init(_ facts: Facts) { content = Content(facts) }

  /// The same course, whose continuous motion is asked differently.
  func asked(_ state: @escaping (Double, MotionSide) -> MotionState<Double>) -> MotionCourse {
    guard !isHeld else { return self }
    var facts = content.facts
    facts.state = state
    facts.measurer.motion.state = state
    facts.whole.motion.state = state
    return MotionCourse(facts)
  }

  /// The curve's name.
  public var name: String { recording.name }

  /// The distance from start to target, which may be negative.
  var travel: Double { target - start }

  /// Value and velocity, in value units per second, at a time in seconds.
  public func state(at time: Double, _ side: Side) -> (value: Double, velocity: Double) {
    guard time > 0 || (time == 0 && side == .after) else { return (content.facts.origin, 0) }
    let state = content.facts.state(
      min(time, content.facts.reach), side == .before ? .before : .after)
    return (content.facts.origin + state.value, state.velocity)
  }
}

extension MotionCourse {
  /// Seconds for which it is followed: to its end, or as far as it is worth looking at.
  public var duration: Double { breakpoints.last ?? 0 }

  /// Refuses to compare what has more breakpoints than can be compared in reasonable time.
  ///
  /// - Throws: ``RecordingError/tooManyCycles``.
  public func checkedForComparison() throws(RecordingError) -> MotionCourse {
    guard breakpoints.count <= Self.mostBreakpoints else { throw .tooManyCycles }
    return self
  }

  /// The most breakpoints of a course that is compared: the integrals over a longer one would take minutes.
  private static var mostBreakpoints: Int { 50_000 }
}

extension MotionCourse.Source {
  init(_ subject: Subject) {
    switch subject {
    case .animation, .transition, .unanimated: self = .animation
    case .spring, .unitCurve, .easing: self = .function
    case .keyframes(let curve):
      self = .keyframes(duration: curve.path.duration, timeline: curve.duration)
    }
  }
}

extension MotionCourse {
  /// A recording as a function of time, with what can be measured of it.
  ///
  /// - Parameters:
  ///   - recording: The samples, at least one, with times from 0 on that do not decrease; two at one time are
  ///     a jump. One that has finished is over with its last sample.
  ///   - join: How they are joined.
  public init(_ recording: Recording, joined join: SampleJoin) {
    var trace = recording
    if join == .lines { trace.velocities = recording.slopes }
    trace.accelerations = trace.count == recording.count ? trace.changesOfVelocity : []
    let motion = RecordedMotion(trace, joined: join).continuous
    let end = recording.times.last ?? 0
    let rests: Bool
    if case .finished = recording.ending { rests = true } else { rests = false }
    let measurer = MotionMeasurer(
      trace: trace, motion: motion, end: end, neverSettles: !rests,
      frameRate: join == .steps ? 1 : nil)
    self.init(
      recording: trace, motion: motion, measures: measurer.measures(), measurer: measurer,
      source: .recording, isHeld: join == .steps, comesToRest: rests, isFinished: rests)
  }
}

extension Recording {
  /// The times of its samples, each once; of values that are held only those at which they change.
  fileprivate func breakpoints(isHeld: Bool) -> [Double] {
    var breakpoints = [0.0]
    for (index, time) in times.enumerated() where time > (breakpoints.last ?? 0) {
      // Nothing happens where a value is held that was shown before.
      let isQuiet =
        isHeld && index > 0 && index + 1 < count && values[index] == values[index - 1]
        && velocities[index] == velocities[index - 1]
      if !isQuiet { breakpoints.append(time) }
    }
    return breakpoints
  }

  /// The slope of the straight line from each sample to the next one in time, 0 at the end.
  fileprivate var slopes: [Double] {
    times.indices.map { index in
      index + 1 < count && times[index + 1] > times[index]
        ? (values[index + 1] - values[index]) / (times[index + 1] - times[index])
        : 0
    }
  }

  /// The change of velocity from each sample to the next one in time, per second; 0 at the end and next to
  /// infinite velocities.
  fileprivate var changesOfVelocity: [Double] {
    times.indices.map { index in
      guard index + 1 < count, times[index + 1] > times[index] else { return 0 }
      let change = (velocities[index + 1] - velocities[index]) / (times[index + 1] - times[index])
      return change.isFinite ? change : 0
    }
  }
}
