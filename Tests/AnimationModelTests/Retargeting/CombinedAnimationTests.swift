import AnimationModel
import TestSupport
import Testing

@Suite("Combined animations")
struct CombinedAnimationTests {
  @Test("the worked combinations come out on frames", arguments: RetargetingExample.combinations)
  func frames(example: RetargetingExample) {
    let values = example.onFrames(example.values.map(\.time))
    for (value, expected) in zip(values, example.values) {
      // The curve's solver is good to 2⁻²⁰, which a hundredfold delta shows in the fourth decimal.
      #expect(
        isClose(value, expected.value, .printed(example.decimals)), "at \(expected.time)")
    }
  }

  @Test("and on the continuous clock", arguments: RetargetingExample.combinations)
  func continuous(example: RetargetingExample) {
    let values = example.continuously(example.values.map(\.time))
    for (value, expected) in zip(values, example.values) {
      #expect(
        isClose(value, expected.value, .printed(example.decimals)), "at \(expected.time)")
    }
  }

  @Test("the end of the newest entry ends everything, older ones or not")
  func newestEnds() {
    var run = RunningAnimation(.linear(duration: 5), value: 10.0)
    _ = run.covered(at: 0)
    run.retarget(by: 5, with: .linear(duration: 0.5), at: 1)
    #expect(run.covered(at: 1.5) == 15)
    #expect(run.covered(at: 1.51) == nil)
  }

  @Test(
    "an animation without a length stops a running one on the same frame",
    arguments: [
      Animation.linear(duration: 0), .easeIn(duration: -1), .interpolatingSpring(duration: -0.2),
    ])
  func stops(animation: Animation) {
    var run = RunningAnimation(.linear(duration: 1).repeatForever(), value: 10.0)
    _ = run.covered(at: 0.3)
    #expect(run.retarget(by: -10, with: animation, at: 0.3) == .combine)
    #expect(run.covered(at: 0.3) == nil)
  }

  @Test("only the newest entry says when it is logically complete")
  func logical() {
    var run = RunningAnimation(.linear(duration: 9).logicallyComplete(after: 1), value: 10.0)
    _ = run.covered(at: 0.5)
    run.retarget(by: 5, with: .linear(duration: 9).logicallyComplete(after: 2), at: 0.5)
    _ = run.covered(at: 1.5)
    #expect(!run.isLogicallyComplete)
    _ = run.covered(at: 2.5)
    #expect(run.isLogicallyComplete)
  }

  @Test("entries are appended to a combination, not nested")
  func appends() throws {
    var run = RunningAnimation(.linear(duration: 1), value: 1.0)
    run.retarget(by: 1, with: .linear(duration: 1), at: 0.25)
    run.retarget(by: 1, with: .linear(duration: 1), at: 0.5)
    let combined = try #require(run.animation.base as? CombinedAnimation)
    #expect(combined.entries.map(\.start) == [0, 0.25, 0.5])
  }

  @Test("a combination without its state ends")
  func mismatch() throws {
    var run = RunningAnimation(.linear(duration: 1), value: 1.0)
    run.retarget(by: 1, with: .linear(duration: 1), at: 0.25)
    var fresh = RunningAnimation(run.animation, value: 2.0)
    #expect(fresh.covered(at: 0.25) == nil)
  }

  @Test("the velocity on frames is the derivative, springs in wrappers included")
  func velocity() throws {
    let animations: [Animation] = [
      .easeInOut(duration: 1), .interpolatingSpring(stiffness: 100, damping: 10),
      .linear(duration: 0.4).repeatForever(), .timingCurve(.circularEaseIn, duration: 1),
    ]
    for first in animations {
      for second in animations {
        var run = RunningAnimation(first, value: 10.0)
        _ = run.covered(at: 0.2)
        run.retarget(by: -4, with: second, at: 0.2)
        let time = 0.27
        let value = try covered(&run, at: time)
        let velocity = run.velocity(at: time, covered: value, frame: 1 / 60)
        var copy = run
        let later = try covered(&copy, at: time + 1e-4)
        // Curves are rounded to 2⁻²⁰ of the delta.
        #expect(isClose(velocity, (later - value) / 1e-4, .absolute(0.3)))
      }
    }
  }
}

@Suite("Long chains of combinations")
struct CombinationChainTests {
  @Test("what has ended is forgotten, and both clocks still agree")
  func forgets() throws {
    var run = RunningAnimation(.easeInOut(duration: 0.35), value: 100.0)
    var motion = RunningMotion(.easeInOut(duration: 0.35), value: 100.0)
    for index in 1...300 {
      let time = Double(index) * 0.2
      let change = index.isMultiple(of: 2) ? 100.0 : -100
      _ = run.covered(at: time - 0.1)
      run.retarget(by: change, with: .easeInOut(duration: 0.35), at: time)
      motion.retarget(by: change, with: .easeInOut(duration: 0.35), at: time)
      let value = try covered(&run, at: time + 0.05)
      #expect(isClose(motion.motion.state(time + 0.05, .shown).value, value, .absolute(1e-9)))
    }
    let combined = try #require(run.animation.base as? CombinedAnimation)
    #expect(combined.entries.count < 6)
  }

  @Test("a thousand interruptions of a spring leave nothing behind")
  func springs() {
    var motion = RunningMotion(.bouncy, value: 100.0)
    for index in 1...1000 {
      motion.retarget(
        by: index.isMultiple(of: 2) ? 100 : -100, with: .bouncy, at: Double(index) * 0.05)
    }
    let end = motion.motion.duration
    #expect(end > 50 && end < 53)
    #expect(motion.motion.state(end, .shown).value == motion.value)
  }
}
