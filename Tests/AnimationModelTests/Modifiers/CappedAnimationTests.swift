import AnimationModel
import TestSupport
import Testing

/// Semantics reference, section 18: at most two seconds.
@Suite struct CappedAnimationTests {
  static let long: [Animation] = [
    .linear(duration: 3), .easeInOut(duration: 5), .bouncy(duration: 4), .default.speed(0.1),
    .linear(duration: 1).repeatForever(), .linear(duration: 1).repeatForever(autoreverses: false),
    .default.speed(0.25).delay(0.5), .bouncy.delay(1.9),
    .interpolatingSpring(stiffness: 10, damping: 0.5), .bouncy.speed(-1),
    .timingCurve(.circularEaseInOut, duration: 4),
    .spring(duration: 2.5).logicallyComplete(after: 1),
  ]

  static let short: [Animation] = [
    .linear(duration: 2), .linear(duration: 0), .easeIn, .bouncy, .default, .snappy.delay(0.5),
    .linear(duration: 0.5).repeatCount(3), .timingCurve(.circularEaseOut, duration: 2),
  ]

  /// Returns the velocity in every frame until the animation is over.
  private func slopes(_ animation: Animation, delta: Double) -> [Double?] {
    var context = AnimationContext<Double>()
    var slopes: [Double?] = []
    for frame in 0...300 {
      let time = Double(frame) / 60
      guard animation.animate(value: delta, time: time, context: &context) != nil else { break }
      slopes.append(animation.slope(value: delta, time: time, context: context))
    }
    return slopes
  }

  @Test(arguments: long, [30, 60, 120, 59.94])
  func isTheBaseUntilItIsCut(_ animation: Animation, rate: Double) {
    var plain = AnimationPlayer(animation, delta: 7.5)
    var capped = AnimationPlayer(animation.capped(at: 2), delta: 7.5)
    for frame in 0..<Int((2 * rate).rounded(.up)) {
      let time = Double(frame) / rate
      #expect(capped.value(at: time) == plain.value(at: time))
    }
    #expect(!capped.context.isCut)
    #expect(capped.value(at: (2 * rate).rounded(.up) / rate) == nil)
    #expect(capped.context.isCut)
  }

  @Test(arguments: short)
  func leavesAloneWhatEndsByItself(_ animation: Animation) {
    var plain = AnimationPlayer(animation, delta: 7.5)
    var capped = AnimationPlayer(animation.capped(at: 2), delta: 7.5)
    for frame in 0...300 {
      let time = Double(frame) / 60
      let expected = plain.value(at: time)
      #expect(capped.value(at: time) == expected, "at \(time)")
      // An animation that is over is not evaluated any more.
      if expected == nil { break }
    }
    #expect(!capped.context.isCut)
    #expect(slopes(animation, delta: 3) == slopes(animation.capped(at: 2), delta: 3))
    let motion: ContinuousMotion<Double> = animation.capped(at: 2).motion(of: .init(value: 1))
    let base: ContinuousMotion<Double> = animation.motion(of: .init(value: 1))
    #expect(motion.duration == base.duration && !motion.isCut)
    #expect(motion.logicalDuration == base.logicalDuration)
  }

  @Test(arguments: long)
  func motionIsTheBaseAndThenAtRest(_ animation: Animation) {
    let base: ContinuousMotion<Double> = animation.motion(of: .init(value: 9, horizon: 5))
    let motion: ContinuousMotion<Double> = animation.capped(at: 2).motion(of: .init(value: 9))
    #expect(motion.duration == 2 && motion.isCut && motion.cycleSpan == nil)
    #expect((motion.logicalDuration ?? 0) < 2)
    for index in 0..<200 {
      let time = Double(index) / 100
      #expect(motion.state(time, .shown).value == base.state(time, .shown).value)
      #expect(motion.state(time, .shown).velocity == base.state(time, .shown).velocity)
    }
    #expect(motion.state(2, .before).value == base.state(2, .before).value)
    for time in [2, 2.000_1, 3, 1e6] {
      #expect(motion.state(time, .shown).value == 9)
      #expect(motion.state(time, .after).velocity == 0)
    }
    #expect(motion.corners(0, 10).allSatisfy { $0 < 2 })
  }

  @Test func keepsTheShorterOfTwoLimits() {
    #expect(Animation.bouncy.capped(at: 2).capped(at: 1) == .bouncy.capped(at: 1))
    #expect(Animation.bouncy.capped(at: 1).capped(at: 2) == .bouncy.capped(at: 1))
    #expect(Animation.bouncy.capped(at: 2).uncapped == .bouncy)
  }

  @Test func passesOnWhatIsAskedOfTheBase() {
    for animation in Self.long + Self.short {
      let capped = animation.capped(at: 2)
      #expect(capped.carriesVelocity == animation.carriesVelocity)
      #expect(capped.isProportional == animation.isProportional)
      #expect(capped.underlyingSpring == animation.underlyingSpring)
      #expect(capped.parameterOfVelocity == animation.parameterOfVelocity)
      let context = AnimationContext<Double>()
      #expect(
        capped.velocity(value: 2.0, time: 0.5, context: context)
          == animation.velocity(value: 2.0, time: 0.5, context: context))
    }
  }

  /// The arguments are a running animation and the one that takes over.
  @Test(arguments: [
    (Animation.bouncy(duration: 4), Animation.spring(duration: 6)),
    (.default.speed(0.1), .default.speed(0.1)),
    (.smooth(duration: 7).delay(1), .smooth(duration: 7).delay(1)),
    (.easeIn(duration: 3), .smooth(duration: 9)),
  ])
  func mergesAsTheBaseDoesAndBeginsTheTimeAnew(old: Animation, new: Animation) {
    var plain = RunningAnimation(old, value: 10.0)
    var capped = RunningAnimation(old.capped(at: 2), value: 10.0)
    for frame in 0..<220 {
      let time = Double(frame) / 60
      if frame == 90 {
        let outcome = capped.retarget(by: -20, with: new.capped(at: 2), at: time)
        #expect(outcome == plain.retarget(by: -20, with: new, at: time))
        #expect(outcome == .merge)
      }
      let shown = capped.covered(at: time)
      let expected = plain.covered(at: time)
      #expect(frame < 210 ? shown == expected : shown == nil, "frame \(frame)")
      if shown == nil { break }
    }
    #expect(capped.isCut)
  }

  @Test(arguments: [
    (Animation.bouncy(duration: 4), Animation.spring(duration: 6)),
    (.default.speed(0.1), .default.speed(0.1)),
    (.smooth(duration: 7).delay(1), .smooth(duration: 7).delay(1)),
    (.easeIn(duration: 3), .smooth(duration: 9)),
    (.timingCurve(.circularEaseIn, duration: 5), .smooth(duration: 9)),
  ])
  func takesOverAsTheBaseDoesWhereTimeIsContinuous(old: Animation, new: Animation) {
    var plain = RunningMotion(old, value: 10.0)
    var capped = RunningMotion(old.capped(at: 2), value: 10.0)
    let outcome = capped.retarget(by: -20, with: new.capped(at: 2), at: 1.5)
    #expect(outcome == plain.retarget(by: -20, with: new, at: 1.5))
    #expect(outcome == .merge && capped.motion.duration == 3.5 && capped.motion.isCut)
    for index in 150..<350 {
      let time = Double(index) / 100
      #expect(
        capped.motion.state(time, .shown).value == plain.motion.state(time, .shown).value)
    }
    #expect(capped.motion.state(3.5, .shown).value == -10)
  }

  /// A spring that takes over in the very frame of the cut begins at rest at the old target.
  @Test func whatIsCutInTheFrameOfAMergeIsAtRest() {
    var capped = RunningAnimation(Animation.default.speed(0.1).capped(at: 2), value: 10.0)
    for frame in 0..<120 { _ = capped.covered(at: Double(frame) / 60) }
    let outcome = capped.retarget(by: 5, with: .bouncy.capped(at: 2), at: 2)
    #expect(outcome == .merge)
    var fresh = AnimationPlayer(.bouncy, delta: 5.0)
    for frame in 0...20 {
      let time = Double(frame) / 60
      let covered = capped.covered(at: 2 + time) ?? .nan
      let expected = fresh.value(at: time) ?? .nan
      #expect(abs(covered - 10 - expected) < 1e-9, "frame \(frame)")
    }
  }

  @Test func combinationEndsTwoSecondsAfterItsNewestEntry() {
    var capped = RunningAnimation(Animation.linear(duration: 9).capped(at: 2), value: 10.0)
    for frame in 0...300 {
      let time = Double(frame) / 60
      if frame == 60 {
        let new = Animation.linear(duration: 9).capped(at: 2)
        let outcome = capped.retarget(by: -20, with: new, at: time)
        #expect(outcome == .combine)
      }
      let isOver = capped.covered(at: time) == nil
      #expect(isOver == (frame >= 180), "frame \(frame)")
      if isOver { break }
    }
    #expect(capped.isCut)
  }
}
