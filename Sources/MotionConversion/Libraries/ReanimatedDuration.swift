internal import AnimationModel

/// The spring that Reanimated finds for a duration and a damping ratio.
///
/// It computes the time in which a critical spring of frequency ζω₀ loses its energy, which is one and a
/// half durations: with u = 1.5·duration·ζω₀ the remaining part is e⁻²ᵘ·((1 + u)² + ζ²u²).
///
/// Source: react-native-reanimated 4, `animation/spring/springUtils.ts`.
enum ReanimatedDuration {
  /// The part of the energy at which a spring is at rest by default.
  static let energyThreshold = 6e-9

  /// The duration of the motion as a multiple of the given duration.
  private static let perceptualCoefficient = 1.5

  /// The largest stiffness that a duration gives, and the mass for which it holds.
  private static let largestStiffness = 8000.0
  private static let mass = 4.0

  /// Returns ω₀ in radians per second.
  static func frequency(
    milliseconds: Double, dampingRatio ratio: Double, threshold: Double = energyThreshold
  ) -> Double {
    let frequency =
      decay(ratio, threshold) / (perceptualCoefficient * ratio * milliseconds / 1000)
    return min(frequency, (largestStiffness / mass).squareRoot())
  }

  /// The duration that gives a spring; nil where no duration does.
  static func milliseconds(frequency: Double, dampingRatio ratio: Double) -> Double? {
    guard ratio > 0, frequency * frequency * mass < largestStiffness else { return nil }
    return decay(ratio, energyThreshold) / (perceptualCoefficient * ratio * frequency) * 1000
  }

  /// u, the time until the energy is lost in units of 1 ÷ (ζω₀).
  private static func decay(_ ratio: Double, _ threshold: Double) -> Double {
    var low = 0.0
    var high = 100.0
    for _ in 0..<100 {
      let u = (low + high) / 2
      let left =
        ElementaryFunctions.exponential(-2 * u) * ((1 + u) * (1 + u) + ratio * ratio * u * u)
      if left > threshold { low = u } else { high = u }
    }
    return low
  }
}
