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
    // e^(−slow·t)·factor is all that remains after a minute.
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

  /// With duration 0.39 and bounce 0.04 the closed solution passes its target at (π − arccos ζ) ÷ ω, after SwiftUI's
  /// estimate, and is e^(−πζ÷√(1 − ζ²)) beyond it half a swing after the start.
  @Test func anOvershootAfterTheEstimateIsMeasured() throws {
    let spring = Spring(duration: 0.39, bounce: 0.04)
    #expect(spring.settlingDuration < 0.6335)
    for clock in [Clock.continuous, .frames(rate: 600)] {
      let measures = try Recorder().measures(of: .spring(spring), clock: clock)
      let crossing = try #require(measures.firstCrossing)
      let overshoot = try #require(measures.overshoot)
      let allowance = clock == .continuous ? 1e-6 : 1.0 / 600
      #expect((crossing - 0.633_524).magnitude < 1e-4 + allowance)
      #expect(((overshoot.fraction ?? 0) - 2.0996e-5).magnitude < 1e-7)
      #expect(measures.crossings == 1)
    }
    // The drawn and sampled motion ends at the settling duration, as before.
    let trace = try Recorder().trace(.spring(spring))
    #expect(trace.times.last == spring.settlingDuration)
  }

  @Test(arguments: [(0.5, 0.3, 0.0), (0.5, 0, 0), (0.5, -0.3, 0), (0.5, 0.01, 0), (0.39, 0.04, -3)])
  func itIsTheWindowWhereNothingIsMissed(duration: Double, bounce: Double, velocity: Double) {
    let spring = Spring(duration: duration, bounce: bounce)
    let measured = SpringWindow.measured(of: spring, velocity: velocity, window: 10)
    #expect(measured == 10)
  }

  @Test func anOvershootThatIsRoundingIsNotWaitedFor() {
    let spring = Spring(duration: 0.5, bounce: 0.001)
    let window = spring.settlingDuration
    #expect(SpringWindow.measured(of: spring, velocity: 0, window: window) == window)
  }
}
