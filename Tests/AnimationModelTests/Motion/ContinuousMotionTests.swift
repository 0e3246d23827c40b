import TestSupport
import Testing

@testable import AnimationModel

/// Tests of the laws that every built-in motion obeys on a display of unlimited rate.
@Suite struct ContinuousMotionTests {
  static let animations: [Animation] = [
    .linear(duration: 0.5), .easeIn, .easeInOut(duration: 2), .timingCurve(0.3, 2, 0.6, -1),
    .timingCurve(.circularEaseIn, duration: 1), .timingCurve(.circularEaseInOut, duration: 1),
    .default, .bouncy, .interactiveSpring, .spring(duration: 0),
    .spring(duration: 0.5, bounce: -0.5),
    .interpolatingSpring, .interpolatingSpring(mass: 2, stiffness: 170, damping: 15),
    .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5),
    Animation(EasingAnimation(function: .ease, duration: 0.7)),
    .easeOut.delay(0.2), .bouncy.delay(0.2), .bouncy.delay(-0.1), .bouncy.speed(0.5),
    .easeIn.speed(3).delay(0.1), .easeIn.repeatCount(3), .bouncy.repeatCount(2),
    .easeOut.delay(0.3).repeatCount(3, autoreverses: false).delay(-0.1).speed(1.7),
    .linear(duration: 0.25).repeatCount(2).repeatCount(2),
    .smooth.logicallyComplete(after: 0.1),
  ]

  private func motion(_ animation: Animation, _ delta: Double = 10) -> ContinuousMotion<Double> {
    animation.motion(of: MotionRequest(value: delta))
  }

  @Test(arguments: animations)
  func endsAtItsTargetAtRest(_ animation: Animation) {
    let motion = motion(animation)
    #expect(motion.duration.isFinite && motion.duration > 0)
    for time in [motion.duration, motion.duration.nextUp, motion.duration + 5] {
      let state = motion.state(time, .shown)
      #expect(state.value == 10)
      #expect(state.velocity == 0)
      #expect(state.acceleration == 0)
    }
  }

  @Test(arguments: animations)
  func velocityIsTheDerivativeBetweenCorners(_ animation: Animation) {
    let motion = motion(animation)
    let corners = motion.corners(0, motion.duration)
    let edges = [0] + corners + [motion.duration]
    for (start, end) in zip(edges, edges.dropFirst()) {
      for part in [0.13, 0.41, 0.77] {
        let time = start + (end - start) * part
        // Wide enough for the rounding of the curves to 2⁻²⁰ not to show.
        let h = (end - start) * 0.002
        let difference =
          (motion.state(time + h, .shown).value - motion.state(time - h, .shown).value) / (2 * h)
        let scale = 10 / (end - start)
        #expect(
          isClose(
            motion.state(time, .shown).velocity, difference,
            .init(absolute: scale * 0.01, relative: 0.02)),
          "\(animation) at \(time) s")
      }
    }
  }

  /// Neither the value nor the velocity jumps, except at the corners that the motion lists.
  @Test(arguments: animations)
  func changesCourseOnlyAtItsCorners(_ animation: Animation) {
    let motion = motion(animation)
    let corners = motion.corners(0, motion.duration)
    #expect(corners == corners.sorted())
    #expect(corners.allSatisfy { $0 > 0 && $0 < motion.duration })
    let hair = 1e-7 * motion.duration
    for index in 1..<400 {
      let time = motion.duration * Double(index) / 400
      guard !corners.contains(where: { ($0 - time).magnitude <= hair * 2 }) else { continue }
      guard time + hair < motion.duration else { continue }
      let before = motion.state(time - hair, .shown)
      let after = motion.state(time + hair, .shown)
      guard before.velocity.magnitude < 1e3, after.velocity.magnitude < 1e3 else { continue }
      #expect(isClose(after.value, before.value, .absolute(1e-3)), "\(animation) at \(time) s")
    }
  }

  @Test(arguments: animations)
  func cornersHaveTwoSides(_ animation: Animation) {
    let motion = motion(animation)
    for corner in motion.corners(0, motion.duration) {
      let before = motion.state(corner, .before)
      let after = motion.state(corner, .after)
      let hair = 1e-7
      let (earlier, later) = (
        motion.state(corner - hair, .shown), motion.state(corner + hair, .shown)
      )
      #expect(isClose(before.value, earlier.value, .absolute(1e-4)), "\(animation), \(corner)")
      #expect(isClose(after.value, later.value, .absolute(1e-4)), "\(animation), \(corner)")
      if before.velocity.isFinite {
        #expect(
          isClose(before.velocity, earlier.velocity, .init(absolute: 0.02, relative: 1e-3)),
          "\(animation), \(corner)")
      }
      if after.velocity.isFinite {
        #expect(
          isClose(after.velocity, later.velocity, .init(absolute: 0.02, relative: 1e-3)),
          "\(animation), \(corner)")
      }
      #expect(motion.state(corner, .shown).velocity == after.velocity)
    }
  }

  @Test(arguments: animations)
  func pairMovesAsItsParts(_ animation: Animation) {
    // The end of a fluid spring sees both parts, so they are compared before any of them ends.
    let pair = animation.motion(of: MotionRequest(value: AnimatablePair(10.0, -300.0)))
    let first = motion(animation, 10)
    let second = motion(animation, -300)
    let end = min(pair.duration, first.duration, second.duration)
    // A repeated spring has cycles of another length.
    let cycle = pair.corners(0, end).first ?? end
    for index in 0..<50 {
      let time = min(cycle, first.corners(0, end).first ?? end) * Double(index) / 50
      let state = pair.state(time, .shown)
      #expect(isClose(state.value.first, first.state(time, .shown).value, .absolute(1e-9)))
      #expect(isClose(state.value.second, second.state(time, .shown).value, .absolute(1e-8)))
    }
  }

  /// Semantics reference, sections 6 and 10.2: cycles exactly as long as their base.
  @Test(arguments: [
    (Animation.linear(duration: 1).repeatCount(3), 3.0), (.easeIn.delay(0.2).speed(2), 0.275),
    (.easeIn.speed(2).delay(0.2), 0.375), (.linear(duration: 1).delay(0.5).repeatCount(2), 3),
    (.linear(duration: 1).repeatCount(2).delay(0.5), 2.5),
    (.linear(duration: 1).delay(-0.25), 0.75),
    (.linear(duration: 1).delay(-3), 0), (.linear(duration: 0), 0), (.linear(duration: -1), 0),
    (.linear(duration: 1).repeatCount(0), 1), (.linear(duration: 1).repeatCount(-3), 1),
    (.interpolatingSpring(duration: 0), 0), (.linear(duration: 0).repeatCount(5), 0),
    (.linear(duration: 0).delay(2), 0),
    (.interpolatingSpring(stiffness: 100, damping: 10), 1.472_700_334_678_092_5),
  ])
  func lastsAsLongAsItSays(animation: Animation, duration: Double) {
    #expect(isClose(motion(animation).duration, duration, .absolute(1e-12)))
  }

  @Test(arguments: [
    Animation.linear.repeatForever(), .bouncy.repeatForever(autoreverses: false),
    .linear.speed(0), .linear.speed(-1), .bouncy.speed(0), .spring(duration: 0.5, bounce: 1),
    .interpolatingSpring(stiffness: 100, damping: 0), .linear(duration: 0).repeatForever(),
    .linear.delay(.infinity),
  ])
  func endlessMotionSaysSo(_ animation: Animation) {
    #expect(motion(animation).duration == .infinity)
    #expect(!motion(animation).endIsOutOfReach)
  }

  /// Design 1.8: three times the base, there and back as the modifiers say.
  @Test(arguments: [
    (Animation.linear(duration: 2).repeatForever(), 12.0),
    (.linear(duration: 2).repeatForever(autoreverses: false), 6),
    (.linear(duration: 2).repeatForever(autoreverses: false).speed(0.5), 12),
    (.linear(duration: 2).repeatForever(autoreverses: false).delay(1), 7),
    (.linear(duration: 2).delay(1).repeatForever(autoreverses: false), 9),
    (.easeOut(duration: 0.5).delay(2).repeatForever(autoreverses: false).delay(-0.67), 6.83),
  ])
  func threeCyclesShowItWhole(animation: Animation, span: Double) {
    #expect(isClose(motion(animation).cycleSpan, span, .relative(1e-14)))
  }

  @Test(arguments: [
    (Animation.linear(duration: 1).repeatCount(3), [1.0, 2]), (.linear.delay(0.2), [0.2]),
    (.linear.delay(-0.2), []), (.linear(duration: 1).delay(0.5).repeatCount(2), [0.5, 1.5, 2]),
    (.linear(duration: 1).repeatCount(2).speed(2), [0.5]),
    (.linear(duration: 1).repeatCount(2).delay(0.5), [0.5, 1.5]),
    (.linear(duration: 1).repeatCount(3).delay(-1.25), [0.75]), (.bouncy, []), (.easeIn, []),
    (
      Animation(EasingAnimation(function: .steps(4), duration: 2)), [0.5, 1, 1.5]
    ),
    (
      Animation(
        EasingAnimation(
          function: .linear([LinearStop(0), LinearStop(0.5, at: 0.25), LinearStop(1)]),
          duration: 2)), [0.5]
    ),
  ])
  func namesItsCorners(animation: Animation, corners: [Double]) {
    let motion = motion(animation)
    let named = motion.corners(0, .infinity)
    #expect(named.count == corners.count)
    for (corner, expected) in zip(named, corners) {
      #expect(isClose(corner, expected, .relative(1e-14)))
    }
  }

  @Test func cornersEndAtTheLimit() {
    #expect(motion(.linear(duration: 1).repeatForever()).corners(0, 2.5) == [1, 2])
    #expect(motion(.linear(duration: 1).repeatForever()).corners(0, 2) == [1])
    #expect(motion(.linear(duration: 1).repeatForever()).corners(0, 0).isEmpty)
  }

  @Test func cornersAreNotListedWithoutEnd() {
    let limit = ContinuousMotion<Double>.cornerLimit
    for animation in [
      Animation.linear(duration: 1e-9).repeatForever(), .linear.repeatCount(.max),
      Animation(EasingAnimation(function: .steps(1000), duration: 1)).repeatCount(.max),
    ] {
      let count = motion(animation).corners(0, 1e9).count
      #expect(count >= limit && count < limit + 2000)
    }
  }

  /// At a seam, the shown value is the end of one cycle, and the shown velocity that of the next.
  @Test func seamShowsTheValueOfTheOneAndTheVelocityOfTheOther() {
    let back = motion(.easeOut(duration: 1).repeatForever())
    #expect(back.state(1, .shown).value == 10)
    #expect(isClose(back.state(1, .before).velocity, 0, .absolute(1e-9)))
    #expect(isClose(back.state(1, .shown).velocity, -10 / 0.58, .relative(1e-12)))
    #expect(back.state(2, .shown).value == 0)
    #expect(isClose(back.state(2, .shown).velocity, 10 / 0.58, .relative(1e-12)))
    let forward = motion(.easeOut(duration: 1).repeatForever(autoreverses: false))
    #expect(forward.state(1, .before).value == 10)
    #expect(forward.state(1, .shown).value == 10)
    #expect(forward.state(1, .after).value == 0)
  }

  @Test func wayBackMirrorsTheValueNotTime() {
    let motion = motion(.easeIn(duration: 1).repeatForever())
    for part in [0.1, 0.5, 0.8] {
      #expect(
        isClose(
          motion.state(1 + part, .shown).value, 10 - motion.state(part, .shown).value,
          .absolute(1e-4)))
      #expect(
        isClose(
          motion.state(1 + part, .shown).velocity, -motion.state(part, .shown).velocity,
          .absolute(1e-6)))
    }
  }

  @Test func evenCountSnapsFromItsStart() {
    let motion = motion(.linear(duration: 1).repeatCount(2))
    #expect(isClose(motion.state(2, .before).value, 0, .absolute(1e-9)))
    #expect(motion.state(2, .shown).value == 10)
  }

  @Test(arguments: [(Animation.bouncy, 0.5), (.bouncy.delay(0.2), 0.7), (.bouncy.speed(2), 0.25)])
  func logicalCompletionFollowsTheModifiers(animation: Animation, expected: Double) {
    #expect(isClose(motion(animation).logicalDuration, expected, .relative(1e-14)))
  }

  @Test func logicallyCompleteTakesTheEarlier() {
    #expect(motion(.linear(duration: 5).logicallyComplete(after: 1)).logicalDuration == 1)
    #expect(motion(.spring(duration: 0.3).logicallyComplete(after: 9)).logicalDuration == 0.3)
    #expect(motion(.linear).logicalDuration == nil)
    #expect(motion(.spring(duration: 0.3).repeatForever()).logicalDuration == 0.3)
  }

  @Test(arguments: [
    (Animation.bouncy, 40.0), (.default, 40), (.bouncy.speed(2), 40), (.bouncy.speed(0.1), 40),
    (.bouncy.repeatCount(3), 40), (.bouncy.delay(-0.0).speed(3), 40),
    (.bouncy.logicallyComplete(after: 1).speed(2), 40),
  ])
  func shownVelocityAtTheStartIsTheOneAskedFor(animation: Animation, velocity: Double) {
    let motion = animation.motion(
      of: MotionRequest(value: 100, initialVelocity: velocity))
    #expect(isClose(motion.state(0, .shown).velocity, velocity, .relative(1e-14)))
    // On frames, too, the animation begins with this velocity, which is in the state that it is given.
    let context: AnimationContext<Double> = animation.context(initialVelocity: velocity)
    #expect(
      isClose(
        animation.slope(value: 100, time: 0, context: context), velocity, .relative(1e-14)))
  }

  @Test func delayedSpringBeginsWithItsVelocityAfterTheDelay() {
    let motion = Animation.bouncy.delay(0.5).motion(
      of: MotionRequest(value: 100, initialVelocity: 40))
    #expect(motion.state(0.4, .shown).velocity == 0)
    #expect(motion.state(0.5, .before).velocity == 0)
    #expect(motion.state(0.5, .shown).velocity == 40)
    #expect(motion.state(0.5, .after).velocity == 40)
  }

  @Test func onlyTheFirstCycleBeginsWithTheVelocity() {
    let motion = Animation.bouncy.repeatCount(3, autoreverses: false).motion(
      of: MotionRequest(value: 100, initialVelocity: 400))
    let seam = motion.corners(0, .infinity)[0]
    #expect(motion.state(0, .shown).velocity == 400)
    #expect(motion.state(seam, .after).velocity == 0)
    let plain = Animation.bouncy.motion(of: MotionRequest(value: 100))
    #expect(isClose(motion.duration, seam + 2 * plain.duration, .relative(1e-14)))
  }

  @Test(arguments: [
    (Animation.bouncy, 1.0), (.default, 1), (.bouncy.speed(3), 3), (.bouncy.delay(1), 1),
    (.bouncy.speed(2).speed(3).repeatForever().logicallyComplete(after: 1), 6),
  ])
  func springsCarryAVelocity(animation: Animation, factor: Double) {
    #expect(animation.carriesVelocity == factor)
  }

  @Test(arguments: [
    Animation.easeIn, .interpolatingSpring, .bouncy.speed(0), .bouncy.speed(-1),
    .timingCurve(.circularEaseIn, duration: 1),
  ])
  func othersDoNot(_ animation: Animation) {
    #expect(animation.carriesVelocity == nil)
  }

  @Test func firstTimeIsExact() {
    #expect(FirstTime.after(0, before: 10) { $0 >= 3.7 } == 3.7)
    #expect(FirstTime.after(0, before: 10) { $0 >= 11 } == .infinity)
    #expect(FirstTime.after(2, before: 1e6) { $0 >= 999.25 } == 999.25)
    #expect(FirstTime.after(0, before: .infinity) { $0 >= 1e300 }.isFinite)
    #expect(FirstTime.after(0, before: .nan) { _ in false } == .infinity)
  }

  @Test func cornersBeginAfterATime() {
    for animation in [
      Animation.linear(duration: 1).repeatForever(),
      .easeIn(duration: 0.3).delay(0.4).repeatCount(9),
      .linear(duration: 1).repeatForever().speed(3).delay(0.7),
    ] {
      let motion = motion(animation)
      let all = motion.corners(0, 12)
      for start in [0, 0.3, 1, 3.3, 7, 12] {
        #expect(
          motion.corners(start, 12) == all.filter { $0 > start }, "\(animation) after \(start)")
      }
    }
  }

  @Test func whileADelayLastsNothingIsToBeLookedAt() {
    let wait = motion(.linear(duration: 0.001).delay(1000))
    #expect(wait.timeScale(from: 0) == .infinity)
    #expect(wait.timeScale(from: 1000) < 0.001)
    let again = motion(.linear(duration: 0.001).delay(1000).repeatForever().speed(2))
    #expect(again.timeScale(from: 0) == .infinity)
    #expect(again.timeScale(from: 500) < 0.001)
    #expect(again.timeScale(from: 500.0005) == .infinity)
  }
}
