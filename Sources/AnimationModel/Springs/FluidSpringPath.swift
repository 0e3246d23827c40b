internal import CurveGeometry

/// The states of a fluid spring at n/300 s, joined by cubic Hermite segments: its motion in continuous
/// time.
///
/// Where a cubic would leave the range that the steps allow, two ramps of velocity take its place; see
/// ``SpringStepCourse``. States are computed on demand and kept, 300 for each second of motion.
final class FluidSpringPath<V: VectorArithmetic> {
  private let integrator: FluidSpringIntegrator
  private let blending: ((Double) -> FluidSpringIntegrator)?
  private let target: V
  private let movingTarget: ((Double) -> V)?

  /// The states after each step, with each part in an array of its own: most uses need only some of the parts.
  private var offsets: [V]
  private var velocities: [V]
  private var accelerations: [V]

  /// The parts of the offsets that were lost to rounding; empty unless they are kept.
  private var remainders: [V]

  /// Whether the parts of the offsets that are lost to rounding are kept.
  private let keepsRemainders: Bool

  /// The ramps of the steps, nil for those that have not been asked for yet: a step is usually asked for several times,
  /// and in every cycle of a repetition.
  private var ramps: [Double??] = []

  /// Seconds until the first step that passes the stop test; infinite if none was found.
  let duration: Double

  /// Whether the spring will end, but later than the search went.
  private let endIsOutOfReach: Bool

  /// The seconds for which the end of a spring with friction is searched, and for which any spring
  /// can be followed.
  private static var timeout: Double { 10_000 }

  /// The seconds for which the end of a spring without friction is searched: it ends only if its delta
  /// is tiny.
  private static var timeoutWithoutFriction: Double { 10 }

  /// The number of steps after which the first test is made whether an end is in sight; it is repeated at each
  /// doubling.
  private static var firstLook: Int { 1024 }

  /// The fraction of a step by which a time may differ from that of a step.
  private static var rounding: Double { 1e-9 }

  /// - Parameters:
  ///   - integrator: The spring.
  ///   - blending: The spring at a time in seconds, where a change of response is being blended in: its stiffness
  ///     changes monotonically.
  ///   - target: The distance that is covered in the end.
  ///   - movingTarget: The target at a time in seconds, if it moves.
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
    let keepsRemainders =
      movingTarget != nil || FluidSpringIntegrator.isFar(target) || start.remainder != .zero
    var phase = start
    var offsets = [phase.offset]
    var velocities = [phase.velocity]
    var accelerations = [phase.acceleration]
    var remainders = keepsRemainders ? [phase.remainder] : []
    let timeout = integrator.damping > 0 ? Self.timeout : Self.timeoutWithoutFriction
    let isPlain = blending == nil && movingTarget == nil && start.offset == .zero
    let isHopeless =
      isPlain
      && integrator.isStillMoving(after: timeout, velocity: start.velocity, towards: target)
    let limit = isHopeless ? 0 : Int(saturating: timeout * FluidSpringIntegrator.stepsPerSecond)
    var duration = Double.infinity
    var nextLook = movingTarget == nil ? Self.firstLook : .max
    for index in 0..<limit {
      let time = Double(index + 1) / FluidSpringIntegrator.stepsPerSecond
      let spring = blending?(time) ?? integrator
      let target = movingTarget?(time) ?? target
      spring.step(&phase, towards: target)
      offsets.append(phase.offset)
      velocities.append(phase.velocity)
      accelerations.append(phase.acceleration)
      if keepsRemainders { remainders.append(phase.remainder) }
      if spring.isOver(phase, target: target) {
        duration = time
        break
      }
      if index == nextLook {
        let last = blending?(timeout) ?? integrator
        if spring.isTooSlow(
          toEndWithin: timeout - time, blending: last, from: phase, towards: target)
        {
          break
        }
        nextLook *= 2
      }
    }
    self.offsets = offsets
    self.velocities = velocities
    self.accelerations = accelerations
    self.remainders = remainders
    self.keepsRemainders = keepsRemainders
    self.duration = duration
    endIsOutOfReach = duration == .infinity && integrator.damping > 0
  }

  /// The path as a motion.
  func motion(logicalDuration: Double) -> ContinuousMotion<V> {
    // The corner at the end of a first step from rest is not listed: the motion is sampled closely enough there.
    var motion = ContinuousMotion(
      duration: duration,
      logicalDuration: logicalDuration,
      timeScale: timeScale,
      state: state(at:_:))
    motion.joints = { [self] in joints(from: $0, to: $1) }
    motion.endIsOutOfReach = endIsOutOfReach
    if duration == .infinity { motion.reach = Self.timeout }
    return motion
  }

  /// The shortest time in which the spring can change its course, in seconds: eight steps, or fewer if it is faster.
  private var timeScale: Double {
    let spring = integrator
    // A damping that is too strong for the steps throws the velocity from side to side.
    if spring.damping * FluidSpringIntegrator.step >= 1 { return FluidSpringIntegrator.step }
    let quarter = .pi / 2 / spring.stiffness.squareRoot() * FluidSpringIntegrator.stepsPerSecond
    return FluidSpringIntegrator.step * min(max(quarter.rounded(.down), 1), 8)
  }

  /// The times between two others, both excluded, at which one cubic ends and the next begins: all steps, and the ends
  /// of ramps.
  private func joints(from start: Double, to limit: Double) -> [Double] {
    let rate = FluidSpringIntegrator.stepsPerSecond
    var joints: [Double] = []
    var index = max(Int(saturating: start * rate) - 1, 0)
    while Double(index) / rate < limit {
      let step = Double(index)
      joints.append(step / rate)
      if let ramp = ramp(of: index), ramp > 0 {
        joints +=
          ramp < 0.5 ? [(step + ramp) / rate, (step + 1 - ramp) / rate] : [(step + 0.5) / rate]
      }
      index += 1
    }
    return joints.filter { $0 > start && $0 < limit }
  }

  private func state(at time: Double, _ side: MotionSide) -> MotionState<V> {
    let isEnd = TimeEquality.holds(time, duration, within: FluidSpringIntegrator.step)
    if isEnd ? side != .before : time > duration { return .resting(at: target) }
    let time = isEnd ? duration : time
    guard time > 0 else {
      return MotionState(
        value: offsets[0],
        velocity: time < 0 ? .zero : velocities[0],
        acceleration: time < 0 ? .zero : accelerations[0])
    }
    // The motion should not be evaluated beyond its reach; if it is, that must not take hours.
    guard time <= Self.timeout else { return .resting(at: target) }
    let position = time * FluidSpringIntegrator.stepsPerSecond
    var index = Int(saturating: position)
    var fraction = position - Double(index)
    if side == .before && fraction == 0 {
      index -= 1
      fraction = 1
    }
    if offsets.count <= index + 1 { extend(to: index + 1) }
    return joined(index, at: fraction)
  }

  /// Takes the missing steps up to an index.
  private func extend(to index: Int) {
    let last = offsets.count - 1
    guard index > last else { return }
    var phase = FluidSpringIntegrator.Phase(
      offset: offsets[last], velocity: velocities[last], acceleration: accelerations[last],
      remainder: keepsRemainders ? remainders[last] : .zero)
    for index in (last + 1)...index {
      let time = Double(index) / FluidSpringIntegrator.stepsPerSecond
      (blending?(time) ?? integrator).step(&phase, towards: movingTarget?(time) ?? target)
      offsets.append(phase.offset)
      velocities.append(phase.velocity)
      accelerations.append(phase.acceleration)
      if keepsRemainders { remainders.append(phase.remainder) }
    }
  }

  /// Returns the state between two successive steps.
  ///
  /// The acceleration is interpolated linearly between theirs, as the cubic's own second derivative jumps at every
  /// step; only with ramps it is the derivative of the velocity.
  @inline(__always)
  private func joined(_ index: Int, at s: Double) -> MotionState<V> {
    let (startVelocity, endVelocity) = (velocities[index], velocities[index + 1])
    let length = FluidSpringIntegrator.step
    let change = change(of: index)
    // At the step itself nothing depends on the next one, except where the spring stands still.
    let ramp = s > Self.rounding || change == .zero ? ramp(of: index) : nil
    let values = SpringStepWeights(ofValueAt: s, length: length, ramp: ramp)
    let value =
      offsets[index] + change.scaled(by: values.change)
      + startVelocity.scaled(by: values.startVelocity)
      + endVelocity.scaled(by: values.endVelocity)
    let slopes = SpringStepWeights(ofVelocityAt: s, length: length, ramp: ramp)
    let velocity =
      change.scaled(by: slopes.change) + startVelocity.scaled(by: slopes.startVelocity)
      + endVelocity.scaled(by: slopes.endVelocity)
    let acceleration: V
    if let ramp {
      let bends = SpringStepWeights(ofAccelerationAt: s, length: length, ramp: ramp)
      acceleration =
        change.scaled(by: bends.change) + startVelocity.scaled(by: bends.startVelocity)
        + endVelocity.scaled(by: bends.endVelocity)
    } else {
      acceleration =
        accelerations[index].scaled(by: 1 - s) + accelerations[index + 1].scaled(by: s)
    }
    return MotionState(value: value, velocity: velocity, acceleration: acceleration)
  }

  /// The change of the offset in the step with an index.
  @inline(__always)
  private func change(of index: Int) -> V {
    let change = offsets[index + 1] - offsets[index]
    guard keepsRemainders else { return change }
    let remainder = remainders[index + 1] - remainders[index]
    return remainder == .zero ? change : change + remainder
  }

  /// The ramp of the step with an index: the shortest that one of its numbers needs; nil where all can be cubics.
  private func ramp(of index: Int) -> Double? {
    if ramps.count <= index {
      ramps += Array(repeating: nil, count: max(offsets.count, index + 1) - ramps.count)
    }
    if let ramp = ramps[index] { return ramp }
    let ramp = shortestRamp(of: index)
    ramps[index] = .some(ramp)
    return ramp
  }

  private func shortestRamp(of index: Int) -> Double? {
    if offsets.count <= index + 2 { extend(to: index + 2) }
    let (startVelocity, endVelocity) = (velocities[index], velocities[index + 1])
    let length = FluidSpringIntegrator.step
    // Before the first step, the spring is taken to have moved at its initial velocity.
    let before = index > 0 ? change(of: index - 1) : startVelocity.scaled(by: length)
    let vectors = [
      change(of: index), startVelocity.scaled(by: length), endVelocity.scaled(by: length), before,
      change(of: index + 1), offsets[index], offsets[index + 1],
    ]
    if let numbers = vectors as? [Double] {
      return SpringStepCourse(
        change: numbers[0], startSlope: numbers[1], endSlope: numbers[2], before: numbers[3],
        after: numbers[4], rounding: 4 * max(numbers[5].magnitude.ulp, numbers[6].magnitude.ulp)
      ).ramp
    }
    if let vectors = vectors as? [ComponentVector] { return Self.ramp(of: vectors) }
    // A vector may have fewer numbers than another, as zero does.
    let numbers = vectors.map {
      DynamicVector(($0 as? any ComponentwiseVector)?.components ?? [])
    }
    let count = numbers.map(\.components.count).max() ?? 0
    let ramps = (0..<count).compactMap { axis in
      SpringStepCourse(
        change: numbers[0][axis], startSlope: numbers[1][axis], endSlope: numbers[2][axis],
        before: numbers[3][axis], after: numbers[4][axis],
        rounding: 4 * max(numbers[5][axis].magnitude.ulp, numbers[6][axis].magnitude.ulp)
      ).ramp
    }
    // Of a vector whose numbers cannot be listed, only this is known: if it does not move, it stays where it is.
    let isUnknown = count == 0 && change(of: index) == .zero
    return isUnknown ? 0 : ramps.min()
  }

  /// The shortest ramp for component vectors, most of whose numbers are unused.
  private static func ramp(of vectors: [ComponentVector]) -> Double? {
    let lanes = vectors.map(\.lanes)
    var shortest: Double?
    for axis in lanes[0].indices {
      let course = SpringStepCourse(
        change: lanes[0][axis], startSlope: lanes[1][axis], endSlope: lanes[2][axis],
        before: lanes[3][axis], after: lanes[4][axis],
        rounding: 4 * max(lanes[5][axis].magnitude.ulp, lanes[6][axis].magnitude.ulp))
      guard !course.isStill, let ramp = course.ramp else { continue }
      if shortest.map({ ramp < $0 }) ?? true { shortest = ramp }
    }
    return shortest
  }
}
