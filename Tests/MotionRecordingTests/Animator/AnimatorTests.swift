import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Animator")
struct AnimatorTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  @Test("a change without animation shows at once", arguments: clocks)
  func unanimated(clock: Clock) {
    var animator = Animator(1.0, clock: clock)
    animator.change(to: 5, AnimatedChange(), at: 0)
    animator.update(to: 0)
    #expect(animator.shown == 5)
    #expect(!animator.isAnimating)
    #expect(animator.notices.map(\.kind) == [.jump])
  }

  @Test("a change to the same value is none, whatever its animation", arguments: clocks)
  func sameValue(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(to: 100, AnimatedChange(animation: .bouncy), at: 0)
    for frame in 0...10 { animator.update(to: Double(frame) / 60) }
    var alone = animator
    _ = animator.takeNotices()
    let isChange = animator.change(
      to: 100, AnimatedChange(animation: .bouncy), at: 10.0 / 60)
    #expect(!isChange)
    #expect(animator.notices.isEmpty)
    for frame in 11...30 {
      animator.update(to: Double(frame) / 60)
      alone.update(to: Double(frame) / 60)
      #expect(animator.shown == alone.shown)
      #expect(animator.velocity == alone.velocity)
    }
  }

  @Test("values are the same whether velocities are followed or not", arguments: clocks)
  func withoutVelocity(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    var other = animator
    other.followsVelocity = false
    var shown: [[Double]] = [[], []]
    for frame in 0...90 {
      let time = Double(frame) / 60
      for (start, animation) in [(0, Animation.bouncy), (12, .smooth), (30, .easeIn)]
      where start == frame {
        animator.change(to: time + 100, AnimatedChange(animation: animation), at: time)
        other.change(to: time + 100, AnimatedChange(animation: animation), at: time)
      }
      animator.update(to: time)
      other.update(to: time)
      shown[0].append(animator.shown)
      shown[1].append(other.shown)
      if frame == 20 { #expect(animator.velocity != 0) }
      if clock != .continuous { #expect(other.velocity == 0) }
    }
    #expect(shown[0] == shown[1])
  }

  @Test("the model is new at once, and what is shown is model + f(Δ, t) − Δ", arguments: clocks)
  func shown(clock: Clock) {
    var animator = Animator(10.0, clock: clock)
    animator.change(to: 100, AnimatedChange(animation: .linear(duration: 1)), at: 0)
    animator.update(to: 0)
    #expect(animator.model == 100)
    #expect(animator.shown == 10)
    animator.update(to: 0.5)
    #expect(isClose(animator.shown, 55, .absolute(1e-4)))
    #expect(isClose(animator.velocity, 90, .absolute(1e-9)))
  }

  @Test("an unanimated change makes the picture jump and leaves the animation", arguments: clocks)
  func jump(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(to: 100, AnimatedChange(animation: .linear(duration: 1)), at: 0)
    animator.update(to: 0.5)
    let before = animator.shown
    animator.change(to: 130, AnimatedChange(), at: 0.5)
    animator.update(to: 0.5)
    #expect(isClose(animator.shown, before + 30, .absolute(1e-9)))
    #expect(isClose(animator.velocity, 100, .absolute(1e-9)))
    animator.update(to: 0.75)
    #expect(isClose(animator.shown, 105, .absolute(1e-3)))
    #expect(animator.isAnimating)
    // 1 + 1/60 s is the first frame after the end.
    animator.update(to: 61.0 / 60)
    #expect(animator.shown == 130)
    #expect(!animator.isAnimating)
  }

  @Test("an unanimated change does not stop what repeats for ever", arguments: clocks)
  func repeatForever(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(
      to: 100, AnimatedChange(animation: .linear(duration: 1).repeatForever()), at: 0)
    animator.update(to: 0.5)
    animator.change(to: 0, AnimatedChange(), at: 0.5)
    animator.update(to: 9.25)
    #expect(animator.isAnimating)
    // A change with an animation that ends at once does.
    animator.change(to: 1, AnimatedChange(animation: .linear(duration: 0)), at: 9.25)
    animator.update(to: 9.25)
    #expect(!animator.isAnimating)
    #expect(animator.shown == 1)
  }

  @Test("the value never jumps at an animated cut", arguments: clocks)
  func valueIsContinuous(clock: Clock) {
    let animations: [Animation] = [
      .bouncy, .smooth, .easeInOut(duration: 0.4), .interpolatingSpring(stiffness: 90, damping: 8),
      .bouncy.delay(0.1), .linear(duration: 0.3).repeatCount(3), .snappy.speed(0.7),
      .timingCurve(.circularEaseInOut, duration: 0.7), .default,
    ]
    var generator = SeededGenerator(seed: 3)
    for round in 0..<40 {
      var animator = Animator(0.0, clock: clock)
      for step in 0..<6 {
        let time = Double(round % 7 + 9 * step) / 60
        var before = animator
        before.update(to: time)
        let animation = animations.randomElement(using: &generator) ?? .default
        let target = Double.random(in: -100...100, using: &generator)
        animator.update(before: time)
        animator.change(to: target, AnimatedChange(animation: animation), at: time)
        var after = animator
        after.update(to: time)
        #expect(
          isClose(after.shown, before.shown, .absolute(1e-6)), "\(animation) at \(time)")
        animator.update(to: time)
        if case .frames = clock {
          for frame in 1..<9 { animator.update(to: time + Double(frame) / 60) }
        }
      }
    }
  }

  @Test("the velocity never jumps where a spring takes over from a spring", arguments: clocks)
  func velocityIsContinuous(clock: Clock) {
    let springs: [Animation] = [.bouncy, .smooth, .default, .interactiveSpring, .snappy]
    for first in springs {
      for second in springs {
        var animator = Animator(0.0, clock: clock)
        animator.change(to: 100, AnimatedChange(animation: first), at: 0)
        for frame in 0...9 { animator.update(to: Double(frame) / 60) }
        let velocity = animator.velocity
        let shown = animator.shown
        animator.change(to: -20, AnimatedChange(animation: second), at: 0.15)
        animator.update(to: 0.15)
        #expect(isClose(animator.velocity, velocity, .absolute(1e-9)))
        #expect(isClose(animator.shown, shown, .absolute(1e-9)))
      }
    }
  }

  @Test("a pair moves as its parts", arguments: clocks)
  func pairs(clock: Clock) {
    var pair = Animator(AnimatablePair(0.0, 0.0), clock: clock)
    var first = Animator(0.0, clock: clock)
    pair.change(to: AnimatablePair(100, 100), AnimatedChange(animation: .bouncy), at: 0)
    first.change(to: 100, AnimatedChange(animation: .bouncy), at: 0)
    for frame in 0..<30 {
      pair.update(to: Double(frame) / 60)
      first.update(to: Double(frame) / 60)
      #expect(isClose(pair.shown.first, first.shown, .absolute(1e-9)))
      #expect(isClose(pair.shown.second, first.shown, .absolute(1e-9)))
    }
  }

  @Test("the surroundings reach the animation that runs", arguments: clocks)
  func environment(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(to: 100, AnimatedChange(animation: Animation(Holdable())), at: 0)
    animator.update(to: 0.25)
    #expect(isClose(animator.shown, 25, .absolute(1e-9)))
    var environment = EnvironmentValues()
    environment[IsHeld.self] = true
    animator.change(environment: environment, at: 0.25)
    animator.update(to: 0.5)
    #expect(animator.shown == 0)
  }
}

private struct Holdable: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if context.environment[IsHeld.self] { return .zero }
    guard time <= 1 else { return nil }
    var result = value
    result.scale(by: time)
    return result
  }
}

private struct IsHeld: EnvironmentKey {
  static let defaultValue = false
}
