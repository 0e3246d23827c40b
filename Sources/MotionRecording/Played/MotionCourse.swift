public import AnimationModel

/// A measured motion on one clock, which can be evaluated at any time, not only at its samples.
///
/// It is the right form for comparing motions and for checking expectations. It is made of a played motion, of a
/// recording that was read, or of a number of a scenario:
///
///     let course = try Recorder().play(.animation(.bouncy), name: "card").course()
///     let result = course.result(of: expectation)
///
/// Before time 0 the motion rests at its start. After its end an animation rests at its target; a function
/// continues, and a recording rests where it stopped.
public struct MotionCourse {
  /// The side of the limit where the motion has a corner or a jump.
  public enum Side: Hashable, Sendable {
    /// The limit from the left.
    case before
    /// The limit from the right.
    case after
  }

  /// The kind of the motion, as far as it determines which figures there are.
  enum Source {
    case animation
    case function
    case keyframes(duration: Double, timeline: Double)
    case attribute
    case recording
  }

  /// The samples of the motion, as densely as it bends, for figures: a trace, or the recording that is joined.
  public var recording: Recording { content.facts.recording }

  /// The measures of the motion.
  ///
  /// For a number of a scenario, measures that refer to its target are taken of the motion to the last one.
  public var measures: MotionMeasures { content.facts.measures }

  /// The parameters of the spring inside; nil if there is none or if it is not known.
  public var spring: SpringParameters? { content.facts.spring }

  /// The velocity with which the motion begins; nil if it cannot begin with one.
  public var initialVelocity: GestureVelocity? { content.facts.initialVelocity }

  /// Whether values are held from one frame to the next.
  public var isHeld: Bool { content.facts.isHeld }

  /// Whether the motion is at rest, or nearly so, at the end of the time for which it is followed.
  public var comesToRest: Bool { content.facts.comesToRest }

  /// Whether the motion is known from samples alone, and not from the animation behind them.
  public var isRecorded: Bool {
    switch source {
    case .attribute, .recording: true
    case .animation, .function, .keyframes: false
    }
  }

  /// The value at the start of the measured motion.
  public var start: Double { content.facts.measurer.start }

  /// The value towards which the motion moves.
  public var target: Double { content.facts.measurer.target }

  /// Whether the motion is over within the time that is looked at.
  var isFinished: Bool { content.facts.isFinished }

  /// The times in seconds, increasing, at which the motion has corners and jumps, and further times between them.
  ///
  /// They are so dense that a cubic through neighboring states is nearly the motion. The first is 0 and the
  /// last the ``duration``. For a value that is held they are the times at which it changes.
  public var breakpoints: [Double] { content.facts.breakpoints }

  var source: Source { content.facts.source }

  /// The measurer of the measures that refer to the target.
  var measurer: MotionMeasurer { content.facts.measurer }

  /// The measurer of the other measures: a number of a scenario is measured from beginning
  /// to end.
  var whole: MotionMeasurer { content.facts.whole }

  /// The content, shared by all copies: a course is passed on more often than anything else is done with it.
  private let content: Content

  private final class Content {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  /// The parts of which the course is made.
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

    /// The value at which the recording begins, from which distances are measured.
    let origin: Double

    /// The time up to which the motion can be evaluated, in seconds.
    let reach: Double

    /// Returns the distance from the origin at a time in seconds.
    var state: (_ time: Double, _ side: MotionSide) -> MotionState<Double>
  }

  /// - Parameters:
  ///   - recording: The samples of the motion.
  ///   - motion: The distance from the recording's start as a function of time.
  ///   - measures: The measures of the motion.
  ///   - measurer: The measurer of the figures that refer to the target.
  ///   - whole: The measurer of the other figures; nil for the same one.
  ///   - isFinished: Whether the motion is over within the time that is looked at; nil to take it from the measures.
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

  /// Returns the same course, with another way to evaluate its continuous motion.
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

  /// Returns value and velocity, in value units per second, at a time in seconds.
  public func state(at time: Double, _ side: Side) -> (value: Double, velocity: Double) {
    guard time > 0 || (time == 0 && side == .after) else { return (content.facts.origin, 0) }
    let state = content.facts.state(
      min(time, content.facts.reach), side == .before ? .before : .after)
    return (content.facts.origin + state.value, state.velocity)
  }
}

extension MotionCourse {
  /// The time for which the motion is followed, in seconds: to its end, or as far as it is of interest.
  public var duration: Double { breakpoints.last ?? 0 }

  /// Returns the course, unless it has too many breakpoints to be compared in reasonable time.
  ///
  /// - Throws: ``RecordingError/tooManyCycles``.
  public func checkedForComparison() throws(RecordingError) -> MotionCourse {
    guard breakpoints.count <= Self.mostBreakpoints else { throw .tooManyCycles }
    return self
  }

  /// The largest number of breakpoints of a course that is compared: with more, the integrals would take minutes.
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
  /// Makes the course of a recording as a function of time, with all that can be measured of it.
  ///
  /// - Parameters:
  ///   - recording: The samples, at least one, with times from 0 on that do not decrease; two samples at one time are
  ///     a jump. A recording that has finished is over at its last sample.
  ///   - join: The way in which the samples are joined.
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
  /// The times of the samples without repetitions; of values that are held, only the times at which they change.
  fileprivate func breakpoints(isHeld: Bool) -> [Double] {
    var breakpoints = [0.0]
    for (index, time) in times.enumerated() where time > (breakpoints.last ?? 0) {
      // If a value is held that was shown before, nothing happens.
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
