internal import CurveGeometry

/// The motion of an animation that can only be asked frame by frame.
///
/// The animation is played once, in frames of 1/300 s, the steps of fluid springs; cubic Hermite segments join its
/// values.
enum SampledMotion {
  /// Frames per second: the rate of the steps of fluid springs, so that a spring inside takes one step in each frame.
  private static var rate: Double { MotionSteps.perSecond }

  /// The number of seconds after which an animation that has not ended is taken to be endless, unless more of it is
  /// asked for.
  private static let timeout = 60.0

  /// The largest number of seconds that are played.
  private static let longest = 3600.0

  static func motion<V: VectorArithmetic>(
    of animation: Animation, _ request: MotionRequest<V>
  ) -> ContinuousMotion<V> {
    let wanted = request.horizon ?? timeout
    let reach = wanted > timeout ? min(wanted, longest) : timeout
    return motion(
      of: RunningAnimation(animation, value: request.value), from: 0, reach: reach)
  }

  /// The motion of a running animation from a time on, in seconds since it began.
  ///
  /// - Parameters:
  ///   - run: The running animation.
  ///   - start: The time from which frames are played, in seconds.
  ///   - reach: The number of seconds for which it is played.
  static func motion<V: VectorArithmetic>(
    of run: RunningAnimation<V>, from start: Double, reach: Double
  ) -> ContinuousMotion<V> {
    var run = run
    var values: [V] = []
    var velocities: [V] = []
    var duration = Double.infinity
    var logicalDuration: Double?
    for index in 0...Int(saturating: reach * rate) {
      let time = start + Double(index) / rate
      let value = run.covered(at: time)
      if run.isLogicallyComplete && logicalDuration == nil { logicalDuration = time }
      guard let value else {
        duration = time
        break
      }
      values.append(value)
      // If one velocity is not known, differences replace all of them, as in a recording of frames.
      guard velocities.count == values.count - 1, let velocity = run.knownVelocity(at: time),
        velocity.magnitudeSquared.isFinite
      else { continue }
      velocities.append(velocity)
    }
    let path = SampledPath(
      values: values, velocities: velocities.count == values.count ? velocities : nil,
      target: run.value, rate: rate, isOver: duration.isFinite)
    let end = duration
    let rate = rate
    var motion = ContinuousMotion(
      duration: duration, logicalDuration: logicalDuration, timeScale: 2 / rate
    ) { time, side in
      if time > end || (time == end && side != .before) { return .resting(at: path.target) }
      return path.state(at: (time - start) * rate)
    }
    motion.joints = { from, limit in
      let first = Int(saturating: max(((from - start) * rate).rounded(.down), 0))
      let last = Int(saturating: ((min(limit, start + reach) - start) * rate).rounded(.up))
      guard first <= last else { return [] }
      return (first...last).map { start + Double($0) / rate }.filter { $0 > from && $0 < limit }
    }
    motion.isCut = run.isCut
    if duration == .infinity { motion.reach = start + reach }
    return motion
  }
}

/// The values of an animation at even times, joined by cubic Hermite segments.
///
/// The slopes are the animation's own velocities. Where it has none, a slope is the mean of the travels to the last
/// value and to the next one, and at most three times the shorter of the two: so a segment goes beyond its ends no
/// further than the values around it do, and stairs stay stairs.
struct SampledPath<V: VectorArithmetic> {
  let target: V
  private let values: [V]

  /// The slopes, in value units per step.
  private let slopes: [V]
  private let rate: Double

  /// The value one step after the last one, at which the motion is over if it ends.
  private let last: V

  /// - Parameters:
  ///   - values: The values, one step apart.
  ///   - velocities: The velocities at the values, per second; nil if they are not known.
  ///   - target: The value that is shown when the motion is over.
  ///   - rate: The number of values per second.
  ///   - isOver: Whether the motion is over a step after the last value.
  init(values: [V], velocities: [V]?, target: V, rate: Double, isOver: Bool) {
    self.values = values
    self.target = target
    self.rate = rate
    slopes = velocities?.map { $0.scaled(by: 1 / rate) } ?? Self.slopes(of: values)
    guard let value = values.last, let slope = slopes.last, isOver else {
      last = values.last ?? target
      return
    }
    // The remaining distance is covered if the last pace would cover it; otherwise the motion goes on, and jumps when
    // it is over.
    let rest = target - value
    last = rest.magnitudeSquared <= slope.magnitudeSquared ? target : value + slope
  }

  private static func slopes(of values: [V]) -> [V] {
    let travels = zip(values, values.dropFirst()).map { $1 - $0 }
    guard let first = travels.first, let last = travels.last else {
      return values.map { _ in .zero }
    }
    func limited(_ slope: V, _ one: V, _ other: V) -> V {
      let limit = 9 * min(one.magnitudeSquared, other.magnitudeSquared)
      let size = slope.magnitudeSquared
      return size <= limit
        ? slope : limit == 0 ? .zero : slope.scaled(by: (limit / size).squareRoot())
    }
    let inner = zip(travels, travels.dropFirst()).map { before, after in
      limited((before + after).scaled(by: 0.5), before, after)
    }
    // At the ends, the travel is taken to change as it does next to them.
    func end(_ travel: V, _ next: V?) -> V {
      next.map { limited(travel.scaled(by: 1.5) - $0.scaled(by: 0.5), travel, travel) } ?? travel
    }
    return [end(first, travels.dropFirst().first)] + inner + [end(last, travels.dropLast().last)]
  }

  /// The state at a position in steps.
  func state(at position: Double) -> MotionState<V> {
    guard let first = values.first else { return .resting(at: target) }
    guard position >= 0 else { return .resting(at: first) }
    let index = Int(saturating: position)
    guard index < values.count - 1 else { return beyondLast(position - Double(values.count - 1)) }
    return state(
      from: values[index], slopes[index], to: values[index + 1], slopes[index + 1],
      at: position - Double(index))
  }

  /// The state in the step after the last value; a motion that never ends is not followed further.
  private func beyondLast(_ part: Double) -> MotionState<V> {
    let value = values[values.count - 1]
    let travel = last - value
    guard part < 1 else { return .resting(at: last) }
    return MotionState(
      value: value + travel.scaled(by: part), velocity: travel.scaled(by: rate), acceleration: .zero
    )
  }

  private func state(
    from start: V, _ startSlope: V, to end: V, _ endSlope: V, at u: Double
  ) -> MotionState<V> {
    func sum(_ weights: HermiteWeights) -> V {
      (end - start).scaled(by: weights.change) + startSlope.scaled(by: weights.startSlope)
        + endSlope.scaled(by: weights.endSlope)
    }
    return MotionState(
      value: start + sum(HermiteWeights(at: u, elapsed: u)),
      velocity: sum(.ofSlope(at: u, length: 1)).scaled(by: rate),
      acceleration: sum(.ofCurvature(at: u, length: 1)).scaled(by: rate * rate))
  }
}

extension Animation {
  /// The motion in continuous time; an animation that is not continuous is played in frames at a high rate.
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    if let continuous { return continuous.motion(of: request) }
    return SampledMotion.motion(of: self, request)
  }
}
