import TestSupport
import Testing

@testable import AnimationModel

@Suite struct UISpringTimingParametersTests {
  @Test func dampingRatioTakesTheDurationOfItsAnimator() {
    let timing = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: 1)
    #expect(timing.usesAnimatorDuration)
    #expect(
      timing.springAnimation(duration: 0.4)
        == CASpringAnimation(duration: 0.4, dampingRatio: 0.8, initialVelocity: 1))
    #expect(isClose(timing.springAnimation(duration: 0.4).stiffness, 497.54, .printed(2)))
  }

  /// Recorded: below critical damping it ends at the settling duration; a clamped one ends at 0.9235 s, not
  /// at its settling duration of 1.0.
  @Test(arguments: [(10.0, 1.472_700, 1.472_700), (40, 0.9233, 1), (20, 0.9233, 1)])
  func physicalSpringTakesItsOwnTime(damping: Double, end: Double, settling: Double) throws {
    let timing = UISpringTimingParameters(mass: 1, stiffness: 100, damping: damping)
    #expect(!timing.usesAnimatorDuration)
    let spring = timing.springAnimation(duration: 77)
    #expect(isClose(try #require(spring.duration), end, .absolute(3e-4)))
    #expect(isClose(spring.settlingDuration, settling, .printed(6)))
    #expect(!spring.allowsOverdamping)
  }

  @Test func perceptualSpringTakesItsOwnTime() throws {
    let timing = UISpringTimingParameters(duration: 0.4, bounce: 0)
    let spring = timing.springAnimation(duration: 77)
    // Recorded: 0.58792 s, where the settling duration is 0.6 s.
    #expect(isClose(try #require(spring.duration), 0.58792, .relative(2e-4)))
    #expect(isClose(spring.settlingDuration, 0.6, .absolute(1e-9)))
    let overdamped = UISpringTimingParameters(duration: 0.4, bounce: -0.5, initialVelocity: 2)
      .springAnimation(duration: 0)
    #expect(!overdamped.allowsOverdamping)
    #expect(overdamped.initialVelocity == 2)
    #expect(overdamped.actualInitialVelocity == 2)
  }

  /// Apple documents the damping ratio of 4.56; it takes the half second of UIKit's transitions.
  @Test func defaultIsTheSpringOfUIKitsTransitions() throws {
    let spring = UISpringTimingParameters().springAnimation(duration: 0)
    let ratio = spring.damping / (2 * (spring.mass * spring.stiffness).squareRoot())
    #expect(isClose(ratio, 4.56, .printed(2)))
    #expect(isClose(try #require(spring.duration), 0.5, .absolute(0.01)))
  }
}
