import AnimationModel
import TestSupport
import Testing

/// Tests of laws for every order of modifiers: semantics reference, section 6.
@Suite struct ModifierLawTests {
  private static let bases: [Animation] = [
    .linear(duration: 1), .easeInOut(duration: 0.35), .bouncy, .smooth, .interactiveSpring,
    .interpolatingSpring(stiffness: 170, damping: 15),
    .timingCurve(.circularEaseOut, duration: 0.5),
  ]

  private static func states(_ animation: Animation, _ times: [Double]) -> [Double] {
    let motion = animation.motion(of: MotionRequest(value: 10.0))
    return times.flatMap { time in
      let state = motion.state(time, .shown)
      return [state.value, state.velocity]
    } + [motion.duration]
  }

  @Test(arguments: bases)
  func delayThenSpeedIsSpeedThenAShorterDelay(base: Animation) {
    let times = (0..<60).map { Double($0) / 31 }
    for (delay, speed) in [(0.2, 2.0), (1, 0.5), (-0.1, 3)] {
      let first = Self.states(base.delay(delay).speed(speed), times)
      let second = Self.states(base.speed(speed).delay(delay / speed), times)
      for (index, (one, other)) in zip(first, second).enumerated() {
        #expect(isClose(one, other, .init(absolute: 1e-4, relative: 1e-6)), "\(index)")
      }
    }
  }

  @Test(arguments: bases)
  func sameOnTheFrameClock(base: Animation) throws {
    // Powers of two, so that no product rounds.
    let first = base.delay(0.25).speed(2)
    let second = base.speed(2).delay(0.125)
    #expect(first.frames(200, delta: 10, rate: 64) == second.frames(200, delta: 10, rate: 64))
    #expect(first.endFrame(rate: 64) == second.endFrame(rate: 64))
  }

  /// `.easeIn(duration: 2).delay(2).speed(2)` waits 1 s, runs 1 s; the other order waits 2 s.
  @Test func outerModifierMapsTimeFirst() {
    let base = Animation.easeIn(duration: 2)
    var player = AnimationPlayer(base.delay(2).speed(2), delta: 1.0)
    #expect(player.value(at: 1) == 0)
    #expect(player.value(at: 1.5) == UnitCurve.easeIn.value(at: 0.5))
    #expect(player.value(at: 2) == 1)
    #expect(player.value(at: 2.01) == nil)
    player = AnimationPlayer(base.speed(2).delay(2), delta: 1.0)
    #expect(player.value(at: 2) == 0)
    #expect(player.value(at: 2.5) == UnitCurve.easeIn.value(at: 0.5))
    #expect(player.value(at: 3) == 1)
    #expect(player.value(at: 3.01) == nil)
  }

  @Test(arguments: bases)
  func neutralModifiersChangeNothing(base: Animation) {
    let plain = base.frames(120, delta: 10)
    #expect(base.delay(0).frames(120, delta: 10) == plain)
    #expect(base.speed(1).frames(120, delta: 10) == plain)
    #expect(base.repeatCount(1).frames(120, delta: 10) == plain)
    #expect(base.logicallyComplete(after: 99).frames(120, delta: 10) == plain)
  }

  @Test(arguments: bases)
  func twoAutoreversedRepeatsComeBack(base: Animation) {
    let motion = base.repeatCount(2).motion(of: MotionRequest(value: 10.0))
    let once = base.motion(of: MotionRequest(value: 10.0))
    #expect(isClose(motion.duration, 2 * once.duration, .relative(1e-15)))
    let end = motion.state(motion.duration, .before)
    // A spring stops a little before its target, and so a little before its start.
    #expect(isClose(end.value, 0, .absolute(0.11)))
    #expect(motion.state(motion.duration, .shown).value == 10)
  }

  @Test(arguments: bases)
  func frameValuesOfModifiedAnimationsKeepToTheContinuousOnes(base: Animation) throws {
    for animation in [
      base.delay(0.1), base.speed(0.5), base.delay(-0.05), base.speed(2).delay(0.3),
    ] {
      let motion = animation.motion(of: MotionRequest(value: 1.0))
      let frames = animation.frames(1200, rate: 1200)
      for index in stride(from: 0, to: 1200, by: 7) {
        let time = Double(index) / 1200
        guard let value = frames[index] else { break }
        guard time < motion.duration - 0.01 else { break }
        // A fluid spring shows its last step, up to 1/300 s of its own time ahead.
        let speed = motion.state(time, .shown).velocity.magnitude
        #expect(
          isClose(value, motion.state(time, .shown).value, .absolute(1e-4 + speed / 130)),
          "\(animation) at \(time) s")
      }
    }
  }
}
