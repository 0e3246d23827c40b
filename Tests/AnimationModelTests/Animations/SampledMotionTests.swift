import TestSupport
import Testing

@testable import AnimationModel

@Suite struct SampledMotionTests {
  /// A linear custom animation, for which there is no built-in motion.
  private struct Line: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      if time >= duration / 2 { context.isLogicallyComplete = true }
      return time > duration ? nil : value.scaled(by: time / duration)
    }
  }

  /// An animation that never ends.
  private struct Climb: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { value.scaled(by: time) }
  }

  @Test func followsACustomAnimation() {
    let motion = Animation(Line(duration: 0.5)).motion(of: MotionRequest(value: 10.0))
    #expect(isClose(motion.duration, 0.5, .absolute(1.5 / 300)))
    #expect(isClose(motion.logicalDuration, 0.25, .absolute(1.5 / 300)))
    for time in [0, 0.1, 0.333, 0.49] {
      let state = motion.state(time, .shown)
      #expect(isClose(state.value, 20 * time, .absolute(1e-9)))
      #expect(isClose(state.velocity, 20, .absolute(1e-6)))
    }
    #expect(motion.state(0.6, .shown).value == 10)
    #expect(motion.state(-0.1, .shown).value == 0)
  }

  @Test func modifiersWorkOnIt() {
    let animation = Animation(Line(duration: 0.5)).speed(0.5).delay(1)
    let motion = animation.motion(of: MotionRequest(value: 10.0))
    #expect(isClose(motion.duration, 2, .absolute(3.0 / 300)))
    #expect(isClose(motion.state(1.5, .shown).value, 5, .absolute(1e-9)))
    #expect(isClose(motion.state(1.5, .shown).velocity, 10, .absolute(1e-6)))
  }

  @Test func horizonDoesNotCutTheEnd() {
    let motion = Animation(Line(duration: 0.5)).motion(
      of: MotionRequest(value: 10.0, horizon: 0.1))
    #expect(isClose(motion.duration, 0.5, .absolute(1.5 / 300)))
  }

  @Test func whatDoesNotEndIsEndless() {
    let motion = Animation(Climb()).motion(of: MotionRequest(value: 1.0))
    #expect(motion.duration == .infinity)
    #expect(motion.reach == 60)
    #expect(isClose(motion.state(59, .shown).value, 59, .absolute(1e-9)))
    let longer = Animation(Climb()).motion(of: MotionRequest(value: 1.0, horizon: 90))
    #expect(longer.reach == 90)
    #expect(isClose(longer.state(89, .shown).value, 89, .absolute(1e-9)))
  }

  @Test(arguments: [Double.nan, -1, 0])
  func horizonWithoutMeaningDoesNotMatter(horizon: Double) {
    let motion = Animation(Line(duration: 0.5)).motion(
      of: MotionRequest(value: 10.0, horizon: horizon))
    #expect(motion.duration.isFinite)
  }

  /// A swing whose velocity is reported or not.
  private struct Swing: CustomAnimation {
    var knowsVelocity: Bool

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time > 0.5 ? nil : value.scaled(by: (1 - ElementaryFunctions.cosine(4 * .pi * time)) / 2)
    }

    func velocity<V: VectorArithmetic>(
      value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
      knowsVelocity ? value.scaled(by: 2 * .pi * ElementaryFunctions.sine(4 * .pi * time)) : nil
    }
  }

  @Test(arguments: [true, false])
  func answersAreJoinedByCurves(knowsVelocity: Bool) {
    let motion = Animation(Swing(knowsVelocity: knowsVelocity)).motion(
      of: MotionRequest(value: 1.0))
    // A cubic through values and velocities is off by h⁴ / 384 of the fourth derivative, (4π)⁴ / 2: 4.01e-9. Straight
    // lines would be off by h² / 8 · 8π² = 1e-4 in places and by half a step of the velocity, 0.13.
    for time in stride(from: 0.0007, to: 0.498, by: 0.0031) {
      let state = motion.state(time, .shown)
      let swing = (1 - ElementaryFunctions.cosine(4 * .pi * time)) / 2
      let velocity = 2 * .pi * ElementaryFunctions.sine(4 * .pi * time)
      #expect(isClose(state.value, swing, .absolute(knowsVelocity ? 4.02e-9 : 2e-6)))
      #expect(isClose(state.velocity, velocity, .absolute(knowsVelocity ? 2e-5 : 4e-3)))
    }
    #expect(motion.joints?(0, 0.01) == [1.0 / 300, 2.0 / 300])
  }

  /// An animation in two steps, each of them instantaneous.
  private struct Stairs: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      time >= 1 ? nil : value.scaled(by: time < 0.5 ? 0.25 : 0.75)
    }
  }

  @Test func stairsStayStairs() {
    let motion = Animation(Stairs()).motion(of: MotionRequest(value: 1.0))
    for time in stride(from: 0.0, to: 1, by: 0.0007) {
      let value = motion.state(time, .shown).value
      #expect(value >= 0.25 && value <= 0.75)
      if time < 149 / 300.0 { #expect(value == 0.25) }
      if time > 150 / 300.0 { #expect(value == 0.75) }
    }
    #expect(motion.state(1, .before).value == 0.75)
    #expect(motion.state(1, .shown).value == 1)
  }

  /// A line that ends between two steps does not go beyond its end.
  @Test func theLastStepEndsAtTheTarget() {
    struct Exact: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
      ) -> V? { time >= 0.7512 ? nil : value.scaled(by: time / 0.7512) }
    }
    let motion = Animation(Exact()).motion(of: MotionRequest(value: 1.0))
    #expect(motion.duration == 226.0 / 300)
    for time in stride(from: 0.7, to: 0.76, by: 0.0003) {
      #expect(motion.state(time, .shown).value <= 1)
    }
    #expect(isClose(motion.state(motion.duration, .before).value, 1, .absolute(1e-12)))
  }
}
