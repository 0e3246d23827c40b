internal import CurveGeometry

/// The states of a fluid spring at n/300 s, joined by cubic Hermite segments: its motion in continuous
/// time.
///
/// States are computed as they are asked for and kept, 300 for each second looked at.
final class FluidSpringPath<V: VectorArithmetic> {
  private let integrator: FluidSpringIntegrator
  private let blending: ((Double) -> FluidSpringIntegrator)?
  private let target: V
  private let movingTarget: ((Double) -> V)?
  private var phases: [FluidSpringIntegrator.Phase<V>]

  /// Seconds until the first step that passes the stop test; infinite if none was found.
  let duration: Double

  /// Whether the spring will end, but later than was looked for.
  private let endIsOutOfReach: Bool

  /// Seconds for which the end of a spring with friction is looked for, and for which any spring
  /// can be followed.
  private static var timeout: Double { 10_000 }

  /// Seconds for which the end of a spring without friction is looked for: it ends only if its delta
  /// is tiny.
  private static var timeoutWithoutFriction: Double { 10 }

  /// - Parameters:
  ///   - integrator: The spring.
  ///   - blending: The spring at a time in seconds, where a change of response is being blended in.
  ///   - target: What is covered in the end.
  ///   - movingTarget: The target at a time in seconds, where it moves.
  ///   - start: The state at time 0.
  init(
    integrator: FluidSpringIntegrator,
    blending: ((Double) -> FluidSpringIntegrator)? = nil,
    target: V,
    movingTarget: ((Double) -> V)? = nil,
    start: FluidSpringIntegrator.Phase<V>
  ) {
    self.integrator = integrator
    self.blending = blending
    self.target = target
    self.movingTarget = movingTarget
    var phase = start
    var phases = [phase]
    let timeout = integrator.damping > 0 ? Self.timeout : Self.timeoutWithoutFriction
    let isPlain = blending == nil && movingTarget == nil && start.offset == .zero
    let isHopeless =
      isPlain
      && integrator.isStillMoving(after: timeout, velocity: start.velocity, towards: target)
    let limit = isHopeless ? 0 : Int(saturating: timeout * FluidSpringIntegrator.stepsPerSecond)
    var duration = Double.infinity
    for index in 0..<limit {
      let time = Double(index + 1) / FluidSpringIntegrator.stepsPerSecond
      let spring = blending?(time) ?? integrator
      let target = movingTarget?(time) ?? target
      spring.step(&phase, towards: target)
      phases.append(phase)
      if spring.isOver(phase, target: target) {
        duration = time
        break
      }
    }
    self.phases = phases
    self.duration = duration
    endIsOutOfReach = duration == .infinity && integrator.damping > 0
  }

  /// The path as a motion.
  func motion(logicalDuration: Double) -> ContinuousMotion<V> {
    var motion = ContinuousMotion(
      duration: duration,
      logicalDuration: logicalDuration,
      timeScale: FluidSpringIntegrator.step * 8,
      state: state(at:_:))
    motion.endIsOutOfReach = endIsOutOfReach
    if duration == .infinity { motion.reach = Self.timeout }
    return motion
  }

  private func state(at time: Double, _ side: MotionSide) -> MotionState<V> {
    let isEnd = TimeEquality.holds(time, duration, within: FluidSpringIntegrator.step)
    if isEnd ? side != .before : time > duration { return .resting(at: target) }
    let time = isEnd ? duration : time
    guard time > 0 else {
      return MotionState(
        value: phases[0].offset,
        velocity: time < 0 ? .zero : phases[0].velocity,
        acceleration: time < 0 ? .zero : phases[0].acceleration)
    }
    // Beyond its reach the motion should not be asked; if it is, that must not take hours.
    guard time <= Self.timeout else { return .resting(at: target) }
    let position = time * FluidSpringIntegrator.stepsPerSecond
    var index = Int(saturating: position)
    var fraction = position - Double(index)
    if side == .before && fraction == 0 {
      index -= 1
      fraction = 1
    }
    if phases.count <= index + 1 { extend(to: index + 1) }
    return Self.hermite(phases[index], phases[index + 1], at: fraction)
  }

  /// Takes the steps that are missing before the one with an index.
  private func extend(to index: Int) {
    var phase = phases[phases.count - 1]
    for index in phases.count...index {
      let time = Double(index) / FluidSpringIntegrator.stepsPerSecond
      (blending?(time) ?? integrator).step(&phase, towards: movingTarget?(time) ?? target)
      phases.append(phase)
    }
  }

  /// The cubic from one state to the next; the acceleration goes in a straight line between theirs,
  /// as the cubic's own second derivative jumps at every step.
  @inline(__always)
  private static func hermite(
    _ start: FluidSpringIntegrator.Phase<V>, _ end: FluidSpringIntegrator.Phase<V>,
    at s: Double
  ) -> MotionState<V> {
    let h = FluidSpringIntegrator.step
    let change = end.offset - start.offset
    let weights = HermiteWeights(at: s, elapsed: h * s)
    let value =
      start.offset + change.scaled(by: weights.change)
      + start.velocity.scaled(by: weights.startSlope)
      + end.velocity.scaled(by: weights.endSlope)
    let slopes = HermiteWeights.ofSlope(at: s, length: h)
    let velocity =
      change.scaled(by: slopes.change) + start.velocity.scaled(by: slopes.startSlope)
      + end.velocity.scaled(by: slopes.endSlope)
    let acceleration = start.acceleration.scaled(by: 1 - s) + end.acceleration.scaled(by: s)
    return MotionState(value: value, velocity: velocity, acceleration: acceleration)
  }
}
