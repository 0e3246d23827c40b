import TestSupport
import Testing

@testable import AnimationModel

@Suite struct FluidSpringPathTests {
  /// The recurrence of section 7.3 step 5, written down a second time.
  private struct Recurrence {
    let stiffness: Double
    let damping: Double
    let target: Double
    var x = 0.0
    var v = 0.0
    var a = 0.0

    init(response: Double, ratio: Double, target: Double, velocity: Double = 0) {
      let root = min(2 * Double.pi / response, 45_000.0.squareRoot())
      stiffness = root * root
      damping = 2 * root * ratio
      self.target = target
      v = velocity
    }

    mutating func step() {
      let h = 1.0 / 300
      let u = v + a * h / 2
      x += u * h
      a = stiffness * (target - x) - damping * u
      v = u + a * h / 2
    }

    var isOver: Bool {
      max(v * v, a * a) <= 0.0036 && (target - x).magnitude <= 0.01 * target.magnitude
    }
  }

  private static let springs = [(0.5, 1.0), (0.5, 0.7), (0.15, 0.85), (0.01, 0.5), (1.3, 0.2)]

  private func motion(
    _ response: Double, _ ratio: Double, delta: Double, velocity: Double = 0
  ) -> ContinuousMotion<Double> {
    Animation.spring(response: response, dampingFraction: ratio).motion(
      of: MotionRequest(value: delta, initialVelocity: velocity))
  }

  @Test(arguments: springs)
  func passesThroughTheStatesOfTheRecurrence(response: Double, ratio: Double) {
    for (delta, velocity) in [(1.0, 0.0), (-90, 0), (10, 250), (1e-3, -4)] {
      var recurrence = Recurrence(
        response: response, ratio: ratio, target: delta, velocity: velocity)
      let motion = motion(response, ratio, delta: delta, velocity: velocity)
      for index in 1...2000 {
        recurrence.step()
        let time = Double(index) / 300
        if recurrence.isOver {
          #expect(motion.duration == time)
          break
        }
        #expect(motion.duration > time)
        let state = motion.state(time, .shown)
        let scale = delta.magnitude + velocity.magnitude * response
        #expect(isClose(state.value, recurrence.x, .absolute(scale * 1e-11)))
        #expect(isClose(state.velocity, recurrence.v, .absolute(scale / response * 1e-9)))
        #expect(isClose(state.acceleration, recurrence.a, .absolute(scale * 1e-6)))
      }
    }
  }

  /// The motion is the cubic with the positions and velocities of both ends; the first step does not move.
  @Test func isHermiteBetweenTheStates() {
    let motion = motion(0.5, 0.7, delta: 100)
    for index in [1, 2, 40, 120] {
      let start = motion.state(Double(index) / 300, .shown)
      let end = motion.state(Double(index + 1) / 300, .shown)
      let h = 1.0 / 300
      for s in [0.1, 0.5, 0.83] {
        let state = motion.state((Double(index) + s) / 300, .shown)
        // The textbook basis.
        let value =
          (2 * s * s * s - 3 * s * s + 1) * start.value
          + (s * s * s - 2 * s * s + s) * h * start.velocity
          + (-2 * s * s * s + 3 * s * s) * end.value + (s * s * s - s * s) * h * end.velocity
        #expect(isClose(state.value, value, .absolute(1e-10)))
        let acceleration = (1 - s) * start.acceleration + s * end.acceleration
        #expect(isClose(state.acceleration, acceleration, .absolute(1e-8)))
      }
    }
  }

  @Test(arguments: springs)
  func valueAndVelocityAreContinuous(response: Double, ratio: Double) {
    let motion = motion(response, ratio, delta: 10)
    let hair = 1e-9
    for index in 1..<60 {
      let time = Double(index) / 300
      guard time < motion.duration else { break }
      let (before, at, after) = (
        motion.state(time - hair, .shown), motion.state(time, .shown),
        motion.state(time + hair, .shown)
      )
      #expect(isClose(before.value, at.value, .absolute(1e-5)))
      #expect(isClose(after.value, at.value, .absolute(1e-5)))
      // The first step stands still, and ends with a velocity.
      let speed = index == 1 ? 0 : at.velocity
      #expect(isClose(before.velocity, speed, .absolute(1e-2)))
      #expect(isClose(after.velocity, at.velocity, .absolute(1e-2)))
      #expect(motion.state(time, .before).value == at.value)
    }
  }

  @Test(arguments: springs)
  func velocityIsTheDerivative(response: Double, ratio: Double) {
    let motion = motion(response, ratio, delta: 10)
    let h = 1e-6
    for index in 0..<40 {
      let time = (Double(index) + 0.4) / 300
      guard time < motion.duration else { break }
      let difference =
        (motion.state(time + h, .shown).value - motion.state(time - h, .shown).value) / (2 * h)
      #expect(
        isClose(
          motion.state(time, .shown).velocity, difference,
          .init(absolute: 1e-4, relative: 1e-6)))
    }
  }

  @Test func canBeAskedInAnyOrder() {
    let first = motion(0.5, 0.7, delta: 10)
    let second = motion(0.5, 0.7, delta: 10)
    let times = [0.7, 0.1, 0.45, 0, 0.9, 0.1001]
    let forwards = times.sorted().map { ($0, first.state($0, .shown).value) }
    for (time, value) in forwards.reversed() {
      #expect(second.state(time, .shown).value == value)
    }
  }

  @Test func endsWithTheTargetAtRest() {
    let motion = motion(0.5, 0.7, delta: 10)
    #expect(isClose(motion.duration, Double((motion.duration * 300).rounded()) / 300, .exact))
    for time in [motion.duration, motion.duration + 1, .infinity] {
      let state = motion.state(time, .shown)
      #expect(state.value == 10)
      #expect(state.velocity == 0)
      #expect(state.acceleration == 0)
    }
    let last = motion.state(motion.duration, .before)
    #expect(last.value != 10)
    #expect(isClose(last.value, 10, .absolute(0.1)))
  }

  /// The frame clock shows the state of the step count; so does the continuous clock at that time.
  @Test(arguments: [(60.0, [6, 11, 16, 21, 26]), (120.0, [3, 6, 8, 11, 13])])
  func framesShowItsStates(rate: Double, steps: [Int]) {
    let motion = motion(0.5, 0.7, delta: 100)
    let frames = Animation.bouncy.frames(6, delta: 100, rate: rate)
    for (frame, steps) in steps.enumerated() {
      #expect(
        isClose(
          frames[frame + 1], motion.state(Double(steps) / 300, .shown).value, .absolute(1e-10)))
    }
  }

  @Test func startsWithItsVelocity() {
    let motion = motion(0.5, 0.7, delta: 100, velocity: -30)
    #expect(motion.state(0, .shown).velocity == -30)
    #expect(motion.state(0, .shown).value == 0)
    #expect(motion.state(-1, .shown).velocity == 0)
  }

  @Test func logicalDurationIsTheResponse() {
    #expect(motion(0.3, 1, delta: 1).logicalDuration == 0.3)
    #expect(motion(-0.3, 1, delta: 1).logicalDuration == 0)
  }

  @Test func undampedSpringHasNoEnd() {
    let motion = motion(0.5, 0, delta: 1)
    #expect(motion.duration == .infinity)
    #expect(!motion.endIsOutOfReach)
    #expect(motion.reach == 10_000)
    let peak = motion.state(100.25, .shown).value
    #expect(peak > 1.9)
  }

  @Test func undampedSpringWithATinyDeltaIsQuietAtOnce() {
    #expect(motion(0.5, 0, delta: 1e-5).duration.isFinite)
  }

  @Test func endBeyondReachIsToldFromNoEnd() {
    let motion = motion(0.5, 1e-5, delta: 1000)
    #expect(motion.duration == .infinity)
    #expect(motion.endIsOutOfReach)
  }

  @Test(arguments: [1e300, Double.infinity])
  func laterThanAnyoneWaitsDoesNotHang(time: Double) {
    #expect(motion(0.5, 0, delta: 1).state(time, .shown).value.isFinite)
  }

  @Test func unstableSpringEndsWhenItIsNoLongerANumber() {
    let wild = Animation.spring(duration: 0.5, bounce: -0.99).motion(of: MotionRequest(value: 1.0))
    #expect(wild.duration.isFinite)
    #expect(wild.state(wild.duration - 0.1, .shown).value.magnitude > 1e100)
    #expect(wild.state(wild.duration, .shown).value == 1)
  }

  /// Responses with damping ratios: fast, slow, loose and overdamped springs.
  private static let fastAndSlow: [(Double, Double)] = {
    var springs: [(Double, Double)] = []
    for response in [0.01, 0.03, 0.05, 0.07, 0.1, 0.15, 0.3, 0.5, 1.2] {
      for ratio in [0.05, 0.3, 0.5, 0.7, 0.85, 1, 1.15] { springs.append((response, ratio)) }
    }
    return springs
  }()

  @Test(arguments: fastAndSlow)
  func goesFromStepToStepAsTheStepsGo(response: Double, ratio: Double) {
    for velocity in [0.0, -30, 250] {
      let motion = motion(response, ratio, delta: 1, velocity: velocity)
      let count = min(Int(min(motion.duration, 2) * 300), 300)
      let steps = (0...count + 1).map { motion.state(Double($0) / 300, .shown).value }
      for index in 0..<max(count - 3, 0) {
        let before = index > 0 ? steps[index] - steps[index - 1] : velocity / 300
        let step = StepLaw(
          start: steps[index], end: steps[index + 1], before: before,
          after: steps[index + 2] - steps[index + 1])
        let values = (0...40).map {
          motion.state((Double(index) + Double($0) / 40) / 300, .before).value
        }
        #expect(step.holds(of: Array(values.dropFirst())), "step \(index), velocity \(velocity)")
      }
    }
  }

  /// The law, written down a second time.
  private struct StepLaw {
    var start: Double
    var end: Double
    var before: Double
    var after: Double

    func holds(of values: [Double]) -> Bool {
      let rounding = 1e-13
      let change = end - start
      var low = min(start, end) - rounding
      var high = max(start, end) + rounding
      let turnsFirst = before * change < 0
      let turnsLast = change * after < 0
      if turnsFirst {
        let span = max(before.magnitude, change.magnitude)
        if change > 0 { low -= span / 8 } else { high += span / 8 }
      }
      if turnsLast {
        let span = max(after.magnitude, change.magnitude)
        if change > 0 { high += span / 8 } else { low -= span / 8 }
      }
      guard values.allSatisfy({ $0 >= low && $0 <= high }) else { return false }
      guard !turnsFirst, !turnsLast else { return true }
      let sign = change < 0 ? -1.0 : 1
      return zip(values, values.dropFirst()).allSatisfy { ($1 - $0) * sign >= -rounding }
    }
  }

  @Test(arguments: fastAndSlow)
  func standsStillInItsFirstStepAndBeginsWithACorner(response: Double, ratio: Double) {
    let motion = motion(response, ratio, delta: 10)
    for s in [0, 0.2, 0.5, 0.9] {
      let state = motion.state(s / 300, .shown)
      #expect(state.value == 0 && state.velocity == 0 && state.acceleration == 0)
    }
    #expect(motion.state(1.0 / 300, .before).velocity == 0)
    #expect(motion.state(1.0 / 300, .after).velocity > 0)
  }

  @Test func eachNumberOfAVectorKeepsToTheLaw() {
    let spring = FluidSpringAnimation(response: 0.05, dampingFraction: 0.9)
    let target = AnimatablePair(1.0, -40.0)
    let pair = spring.motion(of: MotionRequest(value: target))
    let one = spring.motion(of: MotionRequest(value: 1.0))
    for index in 0..<200 {
      let time = Double(index) / 3000
      let state = pair.state(time, .shown)
      let single = one.state(time, .shown).value
      #expect(isClose(state.value.first, single, .absolute(1e-12)))
      #expect(isClose(state.value.second, -40 * single, .absolute(1e-11)))
      #expect(state.value.first >= 0 && state.value.second <= 0)
    }
  }

  /// Between two joints a cubic through their states is the motion itself.
  @Test(arguments: springs)
  func isACubicBetweenItsJoints(response: Double, ratio: Double) throws {
    let motion = motion(response, ratio, delta: 1)
    let end = min(motion.duration, 0.5)
    let between = try #require(motion.joints)
    let joints = between(0, end) + [end]
    #expect(joints.count >= Int(end * 300))
    for (from, to) in zip([0] + joints, joints) {
      let (start, next) = (motion.state(from, .after), motion.state(to, .before))
      let middle = motion.state((from + to) / 2, .shown)
      let cubic =
        (start.value + next.value) / 2 + (to - from) / 8 * (start.velocity - next.velocity)
      #expect(isClose(middle.value, cubic, .absolute(1e-12)))
    }
  }

  @Test(arguments: [1e10, -1e13, 1e15, 1e100, -1e300])
  func endsAtFarTargetsAfterTheTimeItNeeds(delta: Double) {
    for (response, ratio) in [(0.5, 1.0), (0.5, 0.7), (0.15, 0.85), (2, 1)] {
      let motion = motion(response, ratio, delta: delta)
      // What is left falls to a part in 10¹⁶, at about the slowest rate of the spring.
      #expect(motion.duration < 45 / (ratio * 2 * .pi / response))
      #expect(motion.state(motion.duration, .shown).value == delta)
      let last = motion.state(motion.duration, .before)
      // The spring is at rest where it moves by less than 0.06 per second, or than its numbers can represent.
      #expect(isClose(last.value, delta, .absolute(max(0.06 * response, abs(delta) * 1e-13))))
      // Scaled down, the motion is that of a spring to 1.
      let one = self.motion(response, ratio, delta: 1)
      for index in 1..<100 {
        let time = Double(index) / 300
        guard time < one.duration else { break }
        let expected = one.state(time, .shown).value
        #expect(
          isClose(motion.state(time, .shown).value / delta, expected, .absolute(1e-12)))
      }
    }
  }
}
