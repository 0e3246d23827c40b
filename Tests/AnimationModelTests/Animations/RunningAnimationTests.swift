import AnimationModel
import TestSupport
import Testing

@Suite("Running animations")
struct RunningAnimationTests {
  @Test("a spring sent home goes on with its velocity, frame by frame")
  func workedRetarget() throws {
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    var run = RunningAnimation(spring, value: 100.0)
    for frame in 0..<12 { _ = run.covered(at: Double(frame) / 60) }
    #expect(run.retarget(by: -100, with: spring, at: 0.2) == .merge)
    let start = try covered(&run, at: 0.2)
    #expect(isClose(start, 88.046803, .printed(6)))
    #expect(isClose(run.velocity(at: 0.2, covered: start, frame: 1 / 60), 283.134428, .printed(6)))
    let expected = [
      15: 83.272990, 18: 59.426051, 21: 34.418548, 24: 15.412234, 30: -1.934032,
      36: -3.488817, 45: -0.645357,
    ]
    for frame in 13...45 {
      let value = try covered(&run, at: Double(frame) / 60)
      if let value = expected[frame].map({ (value, $0) }) {
        // The published figures are rounded up where they end in a tie.
        #expect(isClose(value.0, value.1, .absolute(6e-7)), "frame \(frame)")
      }
    }
  }

  @Test("a merge takes place and velocity from what the old animation tells")
  func mergeState() {
    var run = RunningAnimation(Animation(TellingAnimation()), value: 2.0)
    _ = run.covered(at: 0)
    #expect(run.retarget(by: 0, with: .spring, at: 0.25) == .merge)
    #expect(run.covered(at: 0.25) == 0.5)
    #expect(run.velocity(at: 0.25, covered: 0.5, frame: 1 / 60) == 6)
  }

  @Test("time goes on from the first animation after a merge")
  func timeGoesOn() {
    var run = RunningAnimation(Animation(MergingAnimation()), value: 2.0)
    run.retarget(by: 3, with: Animation(MergingAnimation()), at: 0.25)
    #expect(run.covered(at: 0.5) == 2.5)
  }

  @Test("a copy plays on by itself")
  func copies() {
    var run = RunningAnimation(.bouncy, value: 1.0)
    _ = run.covered(at: 0)
    var copy = run
    run.retarget(by: -1, with: .bouncy, at: 0)
    var fresh = RunningAnimation(.bouncy, value: 1.0)
    _ = fresh.covered(at: 0)
    #expect(copy.covered(at: 0.1) == fresh.covered(at: 0.1))
  }

  @Test("an animation that tells no velocity has the difference to the next frame")
  func difference() throws {
    var run = RunningAnimation(Animation(MergingAnimation()), value: 2.0)
    let value = try covered(&run, at: 0.25)
    #expect(isClose(run.velocity(at: 0.25, covered: value, frame: 0.125), 2, .absolute(1e-12)))
  }

  @Test("forced to merge, a curve begins anew from where the value is")
  func forcedMerge() throws {
    var run = RunningAnimation(.linear(duration: 1), value: 10.0)
    _ = run.covered(at: 0)
    #expect(run.retarget(by: -10, with: .linear(duration: 1), at: 0.5, rule: .merge) == .merge)
    #expect(run.covered(at: 0.5) == 5)
    #expect(run.covered(at: 1) == 2.5)
    #expect(run.covered(at: 1.5) == 0)
    #expect(run.covered(at: 1.6) == nil)
  }

  @Test("forced to combine, springs cross-fade")
  func forcedCombination() throws {
    var run = RunningAnimation(.bouncy, value: 10.0)
    for frame in 0...12 { _ = run.covered(at: Double(frame) / 60) }
    var alone = run
    #expect(run.retarget(by: -10, with: .bouncy, at: 0.2, rule: .combine) == .combine)
    #expect(run.covered(at: 0.2) == alone.covered(at: 0.2))
    #expect(run.animation.base is CombinedAnimation)
  }
}

/// A linear animation that reports a velocity of three deltas per second.
private struct TellingAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { scaled(value, by: time) }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { scaled(value, by: 3) }
}

/// A linear animation over a second, which merges with animations of its own type.
private struct MergingAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { time > 1 ? nil : scaled(value, by: time) }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { previous.base is MergingAnimation }
}

private func scaled<V: VectorArithmetic>(_ value: V, by factor: Double) -> V {
  var copy = value
  copy.scale(by: factor)
  return copy
}
