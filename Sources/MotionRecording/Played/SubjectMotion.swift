internal import AnimationModel
internal import CurveGeometry

/// A subject as a function of time, with the time for which it is of interest.
struct SubjectMotion {
  /// The motion of the delta.
  let motion: ContinuousMotion<Double>

  /// The time for which the motion is followed if no span is given, in seconds.
  let window: Double

  /// The time for which it is measured if no span is given, in seconds; longer for a spring that overshoots after its
  /// window.
  var measuredWindow: Double { overshootWindow ?? window }
  private let overshootWindow: Double?

  /// Whether the motion is a function that is sampled, rather than an animation that ends.
  let isFunction: Bool

  /// Whether the motion has a logical completion, as animations have and timelines do not.
  let hasCompletion: Bool

  /// The distance from the start that the motion covers, if it is not the distance from start to target.
  let extent: Double?

  /// The keyframes, if the subject consists of them.
  private let curve: KeyframeCurve?

  /// The keyframes of the motion.
  let keyframes: [RecordedKeyframe]

  /// Whether the motion continues forever without coming to rest.
  let neverSettles: Bool

  /// Returns all values, from 0, and velocities at evenly spaced times; nil if they are computed one by one.
  ///
  /// The arguments are the seconds between two times, the number of times, and the time of an index.
  let evenSamples: EvenSamples?

  /// A function that computes values and velocities at evenly spaced times at once.
  typealias EvenSamples = (_ step: Double, _ count: Int, _ time: (Int) -> Double) -> (
    values: [Double], velocities: [Double]
  )

  /// Whether the motion ends at some time, even if that is too far away to be found.
  var hasEnd: Bool { motion.duration.isFinite || motion.endIsOutOfReach }

  /// The time for which a motion that never settles is followed, in seconds.
  static let endlessWindow = 10.0

  init(_ subject: Subject, recorder: Recorder) throws(RecordingError) {
    let delta = recorder.target - recorder.start
    try Travel.check(from: recorder.start, to: recorder.target)
    guard recorder.span?.isFinite ?? true else { throw .tooLong }
    PlayCount.note(.motion(subject, .continuous))
    let velocity = recorder.initialVelocity ?? 0
    if recorder.initialVelocity != nil { try Self.checkUseOfVelocity(subject) }
    switch subject {
    case .animation, .transition, .unanimated: hasCompletion = true
    case .spring, .unitCurve, .easing, .keyframes: hasCompletion = false
    }
    keyframes = subject.keyframes
    if case .keyframes(let keyframes) = subject { curve = keyframes } else { curve = nil }
    extent = curve?.extent
    let course = try Self.course(of: subject, delta: delta, velocity, span: recorder.span)
    motion = course.motion
    window = course.window
    overshootWindow = course.overshootWindow
    isFunction = course.isFunction
    neverSettles = course.neverSettles
    evenSamples = course.evenSamples
  }

  private static func checkUseOfVelocity(_ subject: Subject) throws(RecordingError) {
    switch subject {
    case .spring: return
    case .unitCurve, .easing, .keyframes, .transition, .unanimated: throw .initialVelocityHasNoUse
    case .animation(let animation):
      if animation.carriesVelocity != nil { return }
      throw animation.parameterOfVelocity != nil
        ? .initialVelocityIsAParameter : .initialVelocityHasNoUse
    }
  }
}

extension SubjectMotion {
  /// The shortest time in which the motion can change its course from a time until its next corner, in seconds.
  func timeScale(from time: Double) -> Double {
    curve?.timeScale(from: time) ?? motion.timeScale(from: time)
  }

  /// Makes a subject of a motion that is known as a whole, followed for a time in seconds.
  init(motion: ContinuousMotion<Double>, window: Double) {
    self.motion = motion
    self.window = window
    overshootWindow = nil
    evenSamples = nil
    isFunction = false
    hasCompletion = true
    curve = nil
    extent = nil
    keyframes = []
    neverSettles = motion.duration == .infinity
  }
}

extension ContinuousMotion<Double> {
  /// A curve of progress played over one second with its own ends, and not those of an
  /// animation: at 1 it has the value and slope of the curve, and stays there.
  fileprivate static func progress(
    of delta: Double,
    corners: [Double] = [],
    curve: @escaping (Double) -> (Double, (slope: Double, curvature: Double))
  ) -> ContinuousMotion {
    ContinuousMotion(
      duration: .infinity,
      timeScale: 1.0 / 16,
      corners: { start, limit in
        corners.between(start, min(limit, 1)) + (start < 1 && limit > 1 ? [1] : [])
      },
      state: { time, side in
        if time > 1 || (time == 1 && side == .after) {
          return .resting(at: delta * curve(1).0)
        }
        var progress = max(time, 0)
        let next = corners.partitionIndex { $0 >= progress }
        if side == .before, next < corners.count, corners[next] == progress {
          progress -= progress.ulp * 4
        }
        let (value, (slope, curvature)) = curve(progress)
        return MotionState(
          value: delta * value, velocity: delta.product(with: slope),
          acceleration: delta.product(with: curvature))
      })
  }
}

extension SubjectMotion {
  /// The ending of a recording that is followed up to a time.
  func ending(at time: Double) -> Recording.Ending {
    if isFunction { return .sampled(until: time) }
    if motion.isOver(at: time) { return .finished(at: motion.duration) }
    return hasEnd ? .cutOff(at: time) : .endless(until: time)
  }

  /// Returns the events up to a time; a function has none, and a timeline has no logical completion before its end.
  func events(before limit: Double) -> [RecordedEvent] {
    guard !isFunction else { return [] }
    var events = [RecordedEvent(time: 0, kind: .start)]
    let logical = min(motion.logicalDuration ?? .infinity, motion.duration)
    let isOver = motion.isOver(at: limit)
    if hasCompletion, isOver || logical <= limit {
      events.append(RecordedEvent(time: logical, kind: .logicallyComplete))
    }
    if isOver {
      if motion.isCut { events.append(RecordedEvent(time: motion.duration, kind: .capped)) }
      events.append(RecordedEvent(time: motion.duration, kind: .removed))
    }
    return events
  }
}

// MARK: - Courses

extension SubjectMotion {
  /// The motion of a kind of subject, with the time for which it is followed.
  private struct Course {
    let motion: ContinuousMotion<Double>
    let window: Double
    var overshootWindow: Double?
    var isFunction = false
    var neverSettles = false
    var evenSamples: EvenSamples?
  }

  private static func course(
    of subject: Subject, delta: Double, _ velocity: Double, span: Double?
  ) throws(RecordingError) -> Course {
    switch subject {
    case .animation(let animation):
      let request = MotionRequest(value: delta, initialVelocity: velocity, horizon: span)
      return try course(ending: animation.motion(of: request), span: span)
    case .transition(let curve): return try course(ending: curve.motion(horizon: span), span: span)
    case .spring(let spring): return course(of: spring, delta: delta, velocity)
    case .unitCurve(let curve):
      let motion = ContinuousMotion.progress(of: delta) { progress in
        (curve.value(at: progress), curve.derivatives(at: progress))
      }
      return Course(motion: motion, window: 1, isFunction: true)
    case .easing(let function):
      let motion = ContinuousMotion.progress(of: delta, corners: function.breakpoints) { progress in
        (function.value(at: progress), function.derivatives(at: progress))
      }
      return Course(motion: motion, window: 1, isFunction: true)
    case .unanimated:
      // Nothing moves: the change is over when it begins.
      let motion = Animation.linear(duration: 0).motion(of: MotionRequest(value: delta))
      return Course(motion: motion, window: 0)
    case .keyframes(let curve):
      let motion = curve.path.motion(lasting: curve.timelineDuration)
      let isFinite = motion.duration.isFinite
      return Course(
        motion: motion, window: isFinite ? motion.duration : endlessWindow,
        neverSettles: motion.duration == .infinity)
    }
  }

  /// Returns the course of an animation or a transition, which is followed to its end.
  private static func course(
    ending motion: ContinuousMotion<Double>, span: Double?
  ) throws(RecordingError) -> Course {
    if motion.endIsOutOfReach && span == nil { throw .tooLong }
    let isFinite = motion.duration.isFinite
    return Course(
      motion: motion, window: isFinite ? motion.duration : motion.cycleSpan ?? endlessWindow,
      neverSettles: motion.duration == .infinity)
  }

  /// Returns the course of a spring as a function, which is followed until it rests.
  private static func course(of spring: Spring, delta: Double, _ velocity: Double) -> Course {
    let relative = delta == 0 ? 0 : velocity / delta
    let window = SpringWindow.seconds(of: spring, velocity: relative) ?? endlessWindow
    let states = spring.states(target: delta, initialVelocity: velocity)
    let function = ContinuousMotion(
      duration: .infinity, timeScale: window > 0 ? min(spring.duration, window) : spring.duration
    ) { time, _ in states(time) }
    return Course(
      motion: 2 * spring.rest < window ? function.resting(after: spring.rest) : function,
      window: window,
      overshootWindow: SpringWindow.measured(of: spring, velocity: relative, window: window),
      isFunction: true, neverSettles: spring.damping == 0,
      evenSamples: { step, count, time in
        spring.samples(
          target: delta, initialVelocity: velocity, step: step, count: count, time: time)
      })
  }
}
