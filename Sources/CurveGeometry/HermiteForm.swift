/// A cubic given by its values and slopes at both ends of a length.
///
/// It is the form for curves that are drawn: the sums are taken in an order in which values of similar size come
/// together, and pictures depend on how they round.
package struct HermiteForm: Hashable, Sendable {
  package let startValue: Double
  package let endValue: Double

  /// The slopes at both ends, per unit of the argument.
  package let startSlope: Double
  package let endSlope: Double

  /// The distance between the arguments at the start and at the end.
  package let length: Double

  /// Makes the form; slopes are per unit of the argument.
  package init(
    value startValue: Double, slope startSlope: Double, to endValue: Double,
    slope endSlope: Double, length: Double = 1
  ) {
    self.startValue = startValue
    self.endValue = endValue
    self.startSlope = startSlope
    self.endSlope = endSlope
    self.length = length
  }

  /// Returns the value at a fraction of the length, from 0 to 1.
  ///
  /// Source: the Hermite basis h₀₀ = 2u³ − 3u² + 1, h₁₀ = u³ − 2u² + u, h₀₁ = 3u² − 2u³, h₁₁ = u³ − u².
  package func value(at u: Double) -> Double {
    let rest = 1 - u
    return rest * rest * (1 + 2 * u) * startValue + u * u * (3 - 2 * u) * endValue
      + u * rest * (rest * (startSlope * length) - u * (endSlope * length))
  }

  /// Returns the slope at a fraction of the length, per unit of the argument.
  package func slope(at u: Double) -> Double {
    let rest = 1 - u
    return 6 * u * rest * (endValue - startValue) / length + rest * (1 - 3 * u) * startSlope
      + u * (3 * u - 2) * endSlope
  }
}
