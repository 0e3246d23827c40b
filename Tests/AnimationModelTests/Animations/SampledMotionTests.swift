import TestSupport
import Testing

@testable import AnimationModel

@Suite struct SampledMotionTests {
  /// A line of our own, which no built-in motion knows.
  private struct Line: CustomAnimation {
    var duration: Double

    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      if time >= duration / 2 { context.isLogicallyComplete = true }
      return time > duration ? nil : value.scaled(by: time / duration)
    }
  }

  /// Never ends.
  private struct Climb: CustomAnimation {
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? { value.scaled(by: time) }
  }

  @Test func followsACustomAnimation() {
    let motion = Animation(Line(duration: 0.5)).motion(of: MotionRequest(value: 10.0))
    #expect(isClose(motion.duration, 0.5, .absolute(1.5 / 1200)))
    #expect(isClose(motion.logicalDuration, 0.25, .absolute(1.5 / 1200)))
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
    #expect(isClose(motion.duration, 2, .absolute(3.0 / 1200)))
    #expect(isClose(motion.state(1.5, .shown).value, 5, .absolute(1e-9)))
    #expect(isClose(motion.state(1.5, .shown).velocity, 10, .absolute(1e-6)))
  }

  @Test func horizonDoesNotCutTheEnd() {
    let motion = Animation(Line(duration: 0.5)).motion(
      of: MotionRequest(value: 10.0, horizon: 0.1))
    #expect(isClose(motion.duration, 0.5, .absolute(1.5 / 1200)))
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
}
