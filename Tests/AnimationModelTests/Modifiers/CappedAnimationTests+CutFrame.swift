import AnimationModel
import TestSupport
import Testing

/// Tests of an animation that takes over in the very frame in which the old one is cut off.
extension CappedAnimationTests {
  /// The animation that is cut off, the one that takes over, and the one that plays from rest as the second does.
  static let takeovers: [(old: Animation, new: Animation, fresh: Animation)] = [
    (.spring(duration: 4), .spring(duration: 4), .spring(duration: 4)),
    (.spring(duration: 4), .bouncy, .bouncy),
    (.default.speed(0.1), .bouncy, .bouncy),
    (.default.speed(0.1), .default.speed(0.1), .default.speed(0.1)),
    // A merge with the same delay does not wait a second time.
    (.spring(duration: 4).delay(0.2), .spring(duration: 4).delay(0.2), .spring(duration: 4)),
    (.bouncy.delay(3), .bouncy, .bouncy),
    (.linear(duration: 4), .smooth, .smooth),
    (.linear(duration: 1).repeatForever(), .smooth, .smooth),
    (.interpolatingSpring(stiffness: 10, damping: 0.5), .smooth, .smooth),
  ]

  @Test(arguments: takeovers)
  func takesOverAtRestInTheFrameOfTheCut(
    old: Animation, new: Animation, fresh: Animation
  ) throws {
    var capped = RunningAnimation(old.capped(at: 2), value: 10.0)
    for frame in 0..<120 { _ = capped.covered(at: Double(frame) / 60) }
    let outcome = capped.retarget(by: 5, with: new.capped(at: 2), at: 2)
    #expect(outcome == .merge)
    var player = AnimationPlayer(fresh, delta: 5.0)
    for frame in 0..<20 {
      let time = Double(frame) / 60
      let covered = capped.covered(at: 2 + time)
      let expected = player.value(at: time)
      let difference = abs(try #require(covered) - 10 - (try #require(expected)))
      #expect(difference < 1e-9, "frame \(frame)")
    }
  }

  /// On both clocks the velocity at the cut is 0, and both merge or both combine.
  @Test(arguments: takeovers)
  func bothClocksTakeOverAlikeAtTheCut(
    old: Animation, new: Animation, fresh: Animation
  ) {
    var frames = RunningAnimation(old.capped(at: 2), value: 10.0)
    for frame in 0..<120 { _ = frames.covered(at: Double(frame) / 60) }
    var motion = RunningMotion(old.capped(at: 2), value: 10.0)
    let outcome = frames.retarget(by: 5, with: new.capped(at: 2), at: 2)
    #expect(outcome == motion.retarget(by: 5, with: new.capped(at: 2), at: 2))
    let covered = frames.covered(at: 2)
    #expect(covered == 10)
    #expect(motion.motion.state(2, .shown).value == 10)
    #expect(motion.motion.state(2, .after).velocity == 0)
  }
}
