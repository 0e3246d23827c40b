import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct MotionLibraryDurationTests {
  /// Found with SciPy's `brentq` from the equation of the library.
  @Test(arguments: [
    (0.8, 0.7, 12.299558235134443), (0.5, 1, 18.466826952903173), (1.2, 0.35, 14.103029324534567),
  ])
  func theFrequencyIsTheOneThatTheLibraryFinds(
    duration: Double, ratio: Double, expected: Double
  ) {
    let frequency = MotionLibraryDuration.frequency(duration: duration, dampingRatio: ratio)
    #expect((frequency / expected - 1).magnitude < 1e-9)
  }

  /// The remainder after the duration is a thousandth: ζ ÷ √(1 − ζ²)·e^(−ζωd), and (1 + ωd)·e^(−ωd) at critical
  /// damping.
  @Test(arguments: [0.3, 0.8, 2], [0.2, 0.5, 0.9, 1])
  func aThousandthIsLeft(duration: Double, ratio: Double) {
    let frequency = MotionLibraryDuration.frequency(duration: duration, dampingRatio: ratio)
    let decay = ElementaryFunctions.exponential(-ratio * frequency * duration)
    let left =
      ratio < 1
      ? ratio / (1 - ratio * ratio).squareRoot() * decay : (1 + frequency * duration) * decay
    #expect((left - 0.001).magnitude < 1e-6)
  }
}
