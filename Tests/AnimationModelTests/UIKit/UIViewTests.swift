import TestSupport
import Testing

@testable import AnimationModel

@Suite struct UIViewTests {
  private static func motion(_ animation: Animation) -> ContinuousMotion<Double> {
    animation.motion(of: MotionRequest(value: 1.0))
  }

  @Test func springOfADurationIsCutOffThere() {
    let animation = UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 1)
    let motion = Self.motion(animation)
    #expect(motion.duration == 1)
    // Recorded: the last sample before the end, ten milliseconds earlier, is far from the target.
    #expect(isClose(motion.state(0.99, .shown).value, 1.375, .absolute(2e-3)))
    #expect(motion.state(1, .shown).value == 1)
  }

  @Test func delayHoldsTheStart() {
    let animation = UIView.animate(
      withDuration: 0.5, delay: 0.2, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5)
    let motion = Self.motion(animation)
    #expect(motion.duration == 0.7)
    #expect(motion.state(0.1, .shown).value == 0)
    #expect(motion.corners(0, 1) == [0.2])
    #expect(isClose(motion.state(0.2, .after).velocity, 0.5, .absolute(1e-12)))
    #expect(
      UIView.animate(
        withDuration: 0.5, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.5)
        == Animation(
          CASpringAnimation(duration: 0.5, dampingRatio: 0.7, initialVelocity: 0.5)))
  }

  /// Recorded: an overdamped spring of iOS 17 overshoots, to 1.115 of its way.
  @Test func overdampedSpringOvershoots() {
    let motion = Self.motion(
      UIView.animate(springDuration: 0.4, bounce: -0.2, initialSpringVelocity: 1))
    let peak = stride(from: 0, to: motion.duration, by: 0.001)
      .map { motion.state($0, .shown).value }.max()
    #expect(isClose(peak, 1.115, .printed(3)))
  }

  /// The times at which springs with a duration and a bounce end.
  @Test(arguments: [(1.0, 0.9, 11.146), (3, 0.95, 66.43), (0.4, 0, 0.58792)])
  func springOfABounceEndsWhenItHasSettled(duration: Double, bounce: Double, end: Double) {
    let motion = Self.motion(UIView.animate(springDuration: duration, bounce: bounce))
    #expect(isClose(motion.duration, end, .relative(2e-4)))
  }

  @Test func springOfABounceHasUIKitsDefaults() {
    #expect(
      UIView.animate()
        == UIView.animate(springDuration: 0.5, bounce: 0, initialSpringVelocity: 0, delay: 0))
  }

  /// The spring is not SwiftUI's interpolating spring, but moves as that one does until it is cut off.
  @Test func replacementMovesAlike() {
    let spring = CASpringAnimation(mass: 1, stiffness: 170, damping: 15, initialVelocity: 2)
    let replacement = Animation.interpolatingSpring(
      mass: 1, stiffness: 170, damping: 15, initialVelocity: 2)
    #expect(Animation(spring) != replacement)
    let (old, new) = (Self.motion(Animation(spring)), Self.motion(replacement))
    #expect(old.duration == new.duration)
    for time in stride(from: 0, through: old.duration + 0.1, by: 0.01) {
      #expect(
        isClose(old.state(time, .shown).value, new.state(time, .shown).value, .absolute(1e-12)))
    }
  }
}
