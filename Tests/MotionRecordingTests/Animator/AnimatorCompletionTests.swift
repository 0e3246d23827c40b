import AnimationModel
import MotionRecording
import TestSupport
import Testing

@Suite("Completions of an animator")
struct AnimatorCompletionTests {
  static let clocks: [Clock] = [.frames(rate: 60), .continuous]

  /// A listener that was notified, with the time.
  struct Told: Equatable {
    var time: Double
    var listener: Int
  }

  private func told(_ animator: inout Animator<Double>) -> [Told] {
    animator.takeNotices().flatMap { notice in
      notice.listeners.map { Told(time: notice.time, listener: $0.identifier) }
    }
  }

  private func run(_ animator: inout Animator<Double>, from: Int = 0, to end: Int) -> [Told] {
    var all: [Told] = []
    for frame in from...end {
      animator.update(to: Double(frame) / 60)
      all += told(&animator)
    }
    return all
  }

  private func change(
    _ animation: Animation, _ listeners: AnimationListener...
  ) -> AnimatedChange { AnimatedChange(animation: animation, listeners: listeners) }

  @Test(
    "a spring is logically complete at its response and removed when it rests", arguments: clocks)
  func spring(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(
      to: 100,
      change(.spring(duration: 0.5, bounce: 0.3), .init(1), .init(2, criteria: .removed)), at: 0)
    let told = run(&animator, to: 100)
    #expect(told.map(\.listener) == [1, 2])
    #expect(told.first?.time == 0.5)
    #expect((told.last?.time ?? 0) > 1)
  }

  @Test("where both fall on one moment, removal is told first", arguments: clocks)
  func together(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(
      to: 1, change(.linear(duration: 0.5), .init(1), .init(2, criteria: .removed)), at: 0)
    #expect(run(&animator, to: 60).map(\.listener) == [2, 1])
  }

  @Test("an early logical completion comes first, a late one with the end", arguments: clocks)
  func logicallyCompleteAfter(clock: Clock) {
    for (seconds, order) in [(1.0, [1, 2]), (9.0, [2, 1])] {
      var animator = Animator(0.0, clock: clock)
      animator.change(
        to: 1,
        change(
          .linear(duration: 5).logicallyComplete(after: seconds), .init(1),
          .init(2, criteria: .removed)), at: 0)
      let told = run(&animator, to: 310)
      #expect(told.map(\.listener) == order)
    }
  }

  @Test(
    "at the end of a retargeted animation: old removed, new removed, new logical, old logical",
    arguments: clocks)
  func retarget(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(
      to: 1, change(.linear(duration: 2), .init(1), .init(2, criteria: .removed)), at: 0)
    var told = run(&animator, to: 30)
    animator.change(
      to: 2, change(.linear(duration: 0.5), .init(3), .init(4, criteria: .removed)), at: 0.5)
    told += run(&animator, from: 30, to: 200)
    #expect(told.map(\.listener) == [2, 4, 3, 1])
    #expect(Set(told.map(\.time)).count == 1)
  }

  @Test("who waits for the old animation follows it by itself", arguments: clocks)
  func fork(clock: Clock) throws {
    var animator = Animator(0.0, clock: clock)
    animator.change(to: 1, change(.linear(duration: 1), .init(1)), at: 0)
    var told = run(&animator, to: 30)
    animator.change(to: 2, change(.linear(duration: 3), .init(2)), at: 0.5)
    told += run(&animator, from: 30, to: 300)
    #expect(told.map(\.listener) == [1, 2])
    let first = try #require(told.first)
    // A curve is over in the first frame after its duration.
    #expect(isClose(first.time, clock == .continuous ? 1 : 61.0 / 60, .absolute(1e-12)))
  }

  @Test("springs that merge: the old logical completion keeps its time", arguments: clocks)
  func mergedSprings(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
    animator.change(to: 100, change(spring, .init(1), .init(2, criteria: .removed)), at: 0)
    var told = run(&animator, to: 12)
    animator.change(to: 0, change(spring, .init(3), .init(4, criteria: .removed)), at: 0.2)
    told += run(&animator, from: 12, to: 200)
    #expect(told.map(\.listener) == [1, 3, 2, 4])
    #expect(told[0].time == 0.5)
    #expect(isClose(told[1].time, 0.7, .absolute(1e-12)))
  }

  @Test("a change without animation has nobody wait for it", arguments: clocks)
  func nilRetarget(clock: Clock) {
    var animator = Animator(0.0, clock: clock)
    animator.change(to: 1, change(.linear(duration: 1), .init(1)), at: 0)
    var told = run(&animator, to: 30)
    let waits = animator.change(to: 2, AnimatedChange(listeners: [.init(2)]), at: 0.5)
    #expect(!waits)
    told += run(&animator, from: 30, to: 100)
    #expect(told.map(\.listener) == [1])
  }

  @Test("everybody is told exactly once", arguments: clocks)
  func once(clock: Clock) {
    var generator = SeededGenerator(seed: 11)
    let animations: [Animation] = [
      .bouncy, .linear(duration: 0.3), .easeOut(duration: 0.7), .smooth.delay(0.1),
      .interpolatingSpring(stiffness: 200, damping: 20), .linear(duration: 0),
    ]
    var animator = Animator(0.0, clock: clock)
    var all: [Int] = []
    for step in 0..<60 {
      let frame = step * 11
      let listeners = [
        AnimationListener(step * 2), AnimationListener(step * 2 + 1, criteria: .removed),
      ]
      let animation = animations.randomElement(using: &generator) ?? .default
      animator.update(before: Double(frame) / 60)
      all += told(&animator).map(\.listener)
      animator.change(
        to: Double(step + 1), AnimatedChange(animation: animation, listeners: listeners),
        at: Double(frame) / 60)
      all += run(&animator, from: frame, to: frame + 10).map(\.listener)
    }
    all += run(&animator, from: 661, to: 1200).map(\.listener)
    #expect(all.sorted() == Array(0..<120))
  }
}
