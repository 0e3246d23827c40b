/// The weights of the two values and the two slopes of a cubic at one of its points, for numbers and for vectors of
/// any kind.
///
/// With the values x₀ and x₁ and the slopes v₀ and v₁ per unit of the argument the cubic is
///
///     x₀ + change·(x₁ − x₀) + startSlope·v₀ + endSlope·v₁
///
/// Source: the Hermite basis h₀₁ = 3s² − 2s³, h₁₀ = s³ − 2s² + s, h₁₁ = s³ − s².
package struct HermiteWeights: Hashable, Sendable {
  /// The weight of the change from the one value to the other.
  package let change: Double

  /// The weight of the slope at the start.
  package let startSlope: Double

  /// The weight of the slope at the end, which is not above 0.
  package let endSlope: Double

  /// Makes the weights for the value of the cubic.
  ///
  /// - Parameters:
  ///   - s: The parameter, from 0 to 1.
  ///   - elapsed: The argument since the start, which is s times the length; it is finite even for an endless length.
  @inline(__always)
  package init(at s: Double, elapsed: Double) {
    change = s * s * (3 - 2 * s)
    startSlope = elapsed * (1 - s) * (1 - s)
    endSlope = elapsed * s * (s - 1)
  }

  private init(change: Double, startSlope: Double, endSlope: Double) {
    self.change = change
    self.startSlope = startSlope
    self.endSlope = endSlope
  }

  /// The weights of the slope of the cubic.
  @inline(__always)
  package static func ofSlope(at s: Double, length: Double) -> HermiteWeights {
    HermiteWeights(
      change: 6 * s * (1 - s) / length, startSlope: (1 - s) * (1 - 3 * s),
      endSlope: s * (3 * s - 2))
  }

  /// The weights of the second derivative of the cubic.
  package static func ofCurvature(at s: Double, length: Double) -> HermiteWeights {
    HermiteWeights(
      change: -(12 * s - 6) / (length * length), startSlope: (6 * s - 4) / length,
      endSlope: (6 * s - 2) / length)
  }
}
