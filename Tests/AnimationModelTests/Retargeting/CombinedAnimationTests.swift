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

@Suite("UIKit's springs add")
struct AddedAnimationTests {
  private static let spring = UIView.animate(
    withDuration: 0.4, usingSpringWithDamping: 0.8, initialSpringVelocity: 0)

  /// 0 → 100 → 0 at 0.2 s: the two figures with five digits are recorded, the others are the sum of two closed
  /// solutions, computed with another program.
  private static let example = RetargetingExample(
    name: "there and back",
    changes: [
      ExampleChange(time: 0, animation: spring, target: 100),
      ExampleChange(time: 0.2, animation: spring, target: 0),
    ],
    values: [
      (0.24, 76.639049), (0.3, 25.918470), (0.35, 5.369179), (0.39, -0.301219), (0.41, -1.253968),
      (0.5, -0.755170), (0.61, 0),
    ],
    decimals: 5)

  @Test("on both clocks")
  func values() {
    let times = Self.example.values.map(\.time)
    let both = zip(
      Self.example.onFrames([0, 0.1] + times).dropFirst(2), Self.example.continuously(times))
    for (values, expected) in zip(both, Self.example.values) {
      #expect(isClose(values.0, expected.value, .printed(5)), "at \(expected.time)")
      #expect(isClose(values.1, expected.value, .printed(5)), "at \(expected.time)")
    }
  }

  @Test("an older one that takes longer runs on when the newest is over")
  func outlives() {
    let slow = UIView.animate(
      withDuration: 2, usingSpringWithDamping: 0.6, initialSpringVelocity: 0)
    var run = RunningAnimation(slow, value: 100.0)
    var motion = RunningMotion(slow, value: 100.0)
    _ = run.covered(at: 0.1)
    run.retarget(by: 50, with: Self.spring, at: 0.1)
    motion.retarget(by: 50, with: Self.spring, at: 0.1)
    #expect(motion.motion.duration == 2)
    var alone = RunningAnimation(slow, value: 100.0)
    for time in [0.55, 1, 1.9] {
      let expected = (alone.covered(at: time) ?? 100) + 50
      #expect(isClose(run.covered(at: time) ?? 150, expected, .absolute(1e-9)))
      #expect(isClose(motion.motion.state(time, .shown).value, expected, .absolute(1e-9)))
    }
    #expect(run.covered(at: 2) == nil)
  }

  @Test("the velocity is the derivative, and value and velocity do not jump")
  func velocity() {
    let motion = Self.example.motion(at: 0.2).motion
    let before = Self.example.motion(at: 0.1).motion.state(0.2, .shown)
    #expect(isClose(motion.state(0.2, .shown).value, before.value, .absolute(1e-9)))
    #expect(isClose(motion.state(0.2, .shown).velocity, before.velocity, .absolute(1e-7)))
    for time in [0.22, 0.31, 0.45] {
      let difference =
        (motion.state(time + 1e-6, .shown).value - motion.state(time - 1e-6, .shown).value) / 2e-6
      #expect(isClose(motion.state(time, .shown).velocity, difference, .absolute(1e-3)))
    }
  }

  @Test("chains of them on both clocks, delayed and repeated ones too; what has ended is forgotten")
  func chains() throws {
    let repeated = UIView.animate(
      withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
      options: [.autoreverse])
    var run = RunningAnimation(Self.spring, value: 100.0)
    var motion = RunningMotion(Self.spring, value: 100.0)
    for index in 1...200 {
      let time = Double(index) * 0.15
      let change = index.isMultiple(of: 2) ? 100.0 : -70
      let animation = index.isMultiple(of: 3) ? repeated : Self.spring
      _ = run.covered(at: time - 0.1)
      run.retarget(by: change, with: animation, at: time)
      motion.retarget(by: change, with: animation, at: time)
      let value = try covered(&run, at: time + 0.05)
      #expect(isClose(motion.motion.state(time + 0.05, .shown).value, value, .absolute(1e-7)))
    }
    let combined = try #require(run.animation.base as? CombinedAnimation)
    #expect(combined.entries.count < 12)
  }

  @Test("with another kind of animation they are combined as in SwiftUI")
  func mixed() throws {
    for (first, second) in [
      (Self.spring, Animation.easeInOut), (.easeInOut, Self.spring),
    ] {
      var run = RunningAnimation(first, value: 100.0)
      _ = run.covered(at: 0.1)
      let reached = try covered(&run, at: 0.2)
      run.retarget(by: -100, with: second, at: 0.1)
      let value = try covered(&run, at: 0.2)
      var alone = RunningAnimation(second, value: 1.0)
      let progress = try covered(&alone, at: 0.1)
      #expect(isClose(value, reached * (1 - progress), .absolute(1e-9)))
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
