import AnimationModel
import Testing

@testable import MotionRecording

@Suite struct SpringWindowTests {
  @Test func usuallyItIsTheSettlingDuration() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(SpringWindow.seconds(of: spring, velocity: 0) == spring.settlingDuration)
  }

  /// Where SwiftUI's own estimate is 0, the time is that of the closed solution: that of the slow decay for
  /// a strongly damped spring, and the root 9.2334134764515 of (1 + y)·e⁻ʸ = 0.001 for a critical one.
  @Test func aSlowSpringIsFollowedUntilItSettles() throws {
    let overdamped = try #require(
      SpringWindow.seconds(of: Spring(duration: 0.5, bounce: -0.99), velocity: 0))
    let frequency = 4 * Double.pi
    let split = frequency * (100.0 * 100 - 1).squareRoot()
    let slow = frequency * frequency / (100 * frequency + split)
    let factor = (100 * frequency + split) / (2 * split)
    // e^(−slow·t)·factor is all that is left after a minute.
    #expect((factor * ElementaryFunctions.exponential(-slow * overdamped) - 0.001).magnitude < 1e-9)
    let critical = try #require(
      SpringWindow.seconds(of: Spring(duration: 100, bounce: 0), velocity: 0))
    #expect((critical * 2 * .pi / 100 - 9.2334134764515).magnitude < 1e-6)
  }

  @Test(arguments: [
    Spring(duration: 0.5, bounce: 1), Spring(duration: 0.5, bounce: -0.999999),
    Spring(duration: 1e6, bounce: 0),
  ])
  func whatTakesTooLongHasNone(spring: Spring) {
    #expect(SpringWindow.seconds(of: spring, velocity: 0) == nil)
  }
}
