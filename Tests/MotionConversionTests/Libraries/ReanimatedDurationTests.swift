import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct ReanimatedDurationTests {
  /// Found with SciPy's `brentq` from the equation of the library.
  @Test(arguments: [
    (550.0, 1.0, 14.991284806990448), (550, 0.75, 19.791044716280314),
    (1333, 0.5, 12.141004224674157),
  ])
  func theFrequencyIsTheOneThatTheLibraryFinds(
    milliseconds: Double, ratio: Double, expected: Double
  ) {
    let frequency = ReanimatedDuration.frequency(milliseconds: milliseconds, dampingRatio: ratio)
    #expect((frequency / expected - 1).magnitude < 1e-9)
  }

  /// After one and a half durations e⁻²ᵘ·((1 + u)² + ζ²u²) of the energy remains, with u = ζω·1.5d.
  @Test(arguments: [0.3, 0.7, 1], [6e-9, 1e-4])
  func theThresholdOfTheEnergyIsLeft(ratio: Double, threshold: Double) {
    let frequency = ReanimatedDuration.frequency(
      milliseconds: 800, dampingRatio: ratio, threshold: threshold)
    let u = ratio * frequency * 1.5 * 0.8
    let left =
      ElementaryFunctions.exponential(-2 * u) * ((1 + u) * (1 + u) + ratio * ratio * u * u)
    #expect((left / threshold - 1).magnitude < 1e-9)
  }

  /// The stiffest spring has a stiffness of 8000 for a mass of 4.
  @Test func shortDurationsAreLimited() {
    let frequency = ReanimatedDuration.frequency(milliseconds: 10, dampingRatio: 1)
    #expect((frequency * frequency - 2000).magnitude < 1e-9)
    #expect(ReanimatedDuration.milliseconds(frequency: 45, dampingRatio: 1) == nil)
    #expect(ReanimatedDuration.milliseconds(frequency: 10, dampingRatio: 0) == nil)
  }

  @Test(arguments: [5.0, 14.99, 40], [0.2, 0.6, 1])
  func aFrequencyHasItsDuration(frequency: Double, ratio: Double) throws {
    let milliseconds = try #require(
      ReanimatedDuration.milliseconds(frequency: frequency, dampingRatio: ratio))
    let back = ReanimatedDuration.frequency(milliseconds: milliseconds, dampingRatio: ratio)
    #expect((back / frequency - 1).magnitude < 1e-12)
  }
}
