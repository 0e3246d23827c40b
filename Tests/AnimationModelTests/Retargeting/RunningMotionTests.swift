import AnimationModel
import TestSupport
import Testing

@Suite("Running motions")
struct RunningMotionTests {
  @Test("a spring cut on one of its steps by the same spring to the same target goes on unchanged")
  func unchanged() {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    let alone = RunningMotion(spring, value: 100.0)
    var cut = alone
    #expect(cut.retarget(by: 0, with: spring, at: 60.0 / 300) == .merge)
    #expect(isClose(cut.motion.duration, alone.motion.duration, .absolute(1e-12)))
    for index in 60..<300 {
      let time = Double(index) / 300
      let expected = alone.motion.state(time, .shown)
      let state = cut.motion.state(time, .shown)
      #expect(isClose(state.value, expected.value, .absolute(1e-7)))
      #expect(isClose(state.velocity, expected.velocity, .absolute(1e-5)))
    }
  }

  @Test("a spring cut between its steps goes on from the Hermite state on a new grid")
  func newGrid() {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    var run = RunningMotion(spring, value: 100.0)
    let time = 60.4 / 300
    let state = run.motion.state(time, .shown)
    run.retarget(by: -100, with: spring, at: time)
    let cut = run.motion.state(time, .after)
    #expect(cut.value == state.value)
    #expect(cut.velocity == state.velocity)
    #expect(cut.acceleration == state.acceleration)
    // One step by hand: half a kick, a drift, the new force, half a kick.
    let h = 1.0 / 300
    let k = (4 * Double.pi) * (4 * Double.pi)
    let u = state.velocity + state.acceleration * h / 2
    let x = state.value + u * h
    let a = k * (0 - x) - 2 * k.squareRoot() * 0.7 * u
    let next = run.motion.state(time + h, .shown)
    #expect(isClose(next.value, x, .absolute(1e-7)))
    #expect(isClose(next.velocity, u + a * h / 2, .absolute(1e-4)))
  }

  @Test("the closed form restarted at the cut stays close")
  func closedForm() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    var run = RunningMotion(.spring(spring), value: 100.0)
    run.retarget(by: -100, with: .spring(spring), at: 0.2)
    let figures = [
      (0.25, 83.837), (0.3, 61.063), (0.35, 36.093), (0.4, 16.559), (0.5, -1.943), (0.6, -3.857),
    ]
    for (time, value) in figures {
      #expect(isClose(run.motion.state(time, .shown).value, value, .absolute(1.5)))
    }
  }

  @Test("a change of response is blended in: 0.30, 0.55, 0.80")
  func blend() {
    // The stiffer spring arrives earlier: the blended spring lies between the two.
    func value(blend: Double, response: Double) -> Double {
      var run = RunningMotion(.spring(response: 0.3, dampingFraction: 1), value: 100.0)
      run.retarget(
        by: 100,
        with: .spring(response: response, dampingFraction: 1, blendDuration: blend), at: 0.12)
      return run.motion.state(0.27, .shown).value
    }
    let blended = value(blend: 0.3, response: 0.8)
    #expect(blended > value(blend: 0, response: 0.8))
    #expect(blended < value(blend: 0, response: 0.3))
  }

  @Test("a blended spring is logically complete when the blended response has passed")
  func blendedCompletion() throws {
    var run = RunningMotion(.spring(response: 0.3, dampingFraction: 1), value: 100.0)
    run.retarget(
      by: 100, with: .spring(response: 0.8, dampingFraction: 1, blendDuration: 2), at: 0.1)
    let logical = try #require(run.motion.logicalDuration)
    // After 0.33 s the response has come 7.2 % of the way from 0.3 to 0.8.
    let progress = (logical - 0.1) / 2
    let response = 0.8 - 0.5 * (1 - progress * progress * (3 - 2 * progress))
    #expect(isClose(logical - 0.1, response, .absolute(1e-9)))
  }

  @Test("a spring that follows a shrinking way arrives at its target", arguments: [0.0, 0.1])
  func follows(delay: Double) {
    var run = RunningMotion(.linear(duration: 1), value: 100.0)
    #expect(run.retarget(by: 50, with: .bouncy.delay(delay).speed(1.5), at: 0.3) == .combine)
    #expect(run.motion.duration > 0.6 && run.motion.duration < 3)
    #expect(run.motion.state(run.motion.duration, .shown).value == 150)
    let end = run.motion.state(run.motion.duration, .before).value
    #expect(isClose(end, 150, .absolute(1.5)))
  }

  @Test("forced to merge, a curve begins anew from where the value is")
  func forcedMerge() {
    var run = RunningMotion(.linear(duration: 1), value: 10.0)
    #expect(run.retarget(by: -10, with: .linear(duration: 1), at: 0.5, rule: .merge) == .merge)
    #expect(run.motion.state(1, .shown).value == 2.5)
    #expect(isClose(run.motion.duration, 1.5, .absolute(1e-12)))
  }

  @Test("forced to combine, springs cross-fade and keep value and velocity")
  func forcedCombination() {
    var run = RunningMotion(.bouncy, value: 10.0)
    let old = run.motion.state(0.2, .shown)
    #expect(run.retarget(by: -10, with: .smooth, at: 0.2, rule: .combine) == .combine)
    let new = run.motion.state(0.2, .after)
    #expect(new.value == old.value)
    #expect(new.velocity == old.velocity)
  }

  @Test("the second derivative of a cross-fade is that of its velocity")
  func acceleration() {
    var run = RunningMotion(.interpolatingSpring(stiffness: 100, damping: 10), value: 10.0)
    run.retarget(by: -4, with: .interpolatingSpring(stiffness: 50, damping: 5), at: 0.2)
    let h = 1e-5
    for time in [0.25, 0.5, 0.9] {
      let before = run.motion.state(time - h, .shown)
      let state = run.motion.state(time, .shown)
      let after = run.motion.state(time + h, .shown)
      #expect(
        isClose(state.velocity, (after.value - before.value) / (2 * h), .absolute(1e-4)))
      #expect(
        isClose(
          state.acceleration, (after.velocity - before.velocity) / (2 * h), .absolute(1e-3)))
    }
  }

  @Test("an animation that only frames can tell merges with its like and passes its place on")
  func customAnimations() {
    var run = RunningMotion(Animation(Steady()), value: 10.0)
    #expect(run.retarget(by: 10, with: Animation(Steady()), at: 0.5) == .merge)
    #expect(isClose(run.motion.state(0.75, .shown).value, 15, .absolute(1e-9)))
    #expect(run.retarget(by: -20, with: .smooth, at: 0.75) == .merge)
    let state = run.motion.state(0.75, .after)
    #expect(isClose(state.value, 15, .absolute(1e-9)))
    #expect(isClose(state.velocity, 20, .absolute(1e-9)))
    #expect(run.retarget(by: 5, with: Animation(Steady()), at: 0.9) == .combine)
  }

  @Test("the surroundings reach an animation that is played on frames")
  func environment() {
    var environment = EnvironmentValues()
    var run = RunningMotion(Animation(Steady()), value: 10.0, environment: environment)
    environment[IsHeld.self] = true
    run.change(environment: environment, at: 0.5)
    #expect(run.motion.state(0.75, .shown).value == 0)
  }
}

/// A linear animation over a second that stays at zero while held, reports its velocity and merges with its own type.
private struct Steady: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if context.environment[IsHeld.self] { return .zero }
    guard time <= 1 else { return nil }
    var result = value
    result.scale(by: time)
    return result
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { value }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { previous.base is Steady }
}

private struct IsHeld: EnvironmentKey {
  static let defaultValue = false

  @Test(
    "a blend of responses of any length tells when it is complete without a search",
    arguments: [1e-6, 0.3, 2, 1e6, 1e300])
  func longBlends(blend: Double) {
    for (old, new) in [(0.3, 0.8), (0.8, 0.3), (1e6, 1), (1, 1e6), (0.2, 40)] {
      var run = RunningMotion(.spring(response: old, dampingFraction: 1), value: 1.0)
      run.retarget(
        by: 1, with: .spring(response: new, dampingFraction: 1, blendDuration: blend), at: 0.1)
      guard let logical = run.motion.logicalDuration.map({ $0 - 0.1 }) else {
        Issue.record("a spring says when it is complete")
        continue
      }
      func response(_ time: Double) -> Double {
        let p = min(max(time / blend, 0), 1)
        return new + (old - new) * (1 - p * p * (3 - 2 * p))
      }
      // The first time that is not before the response at that time.
      #expect(logical >= response(logical) * (1 - 1e-9))
      for part in 0..<100 {
        let earlier = logical * Double(part) / 100
        #expect(earlier <= response(earlier))
      }
    }
  }
}
