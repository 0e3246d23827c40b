/// A cubic as a sum of powers of its parameter: c₀ + c₁p + c₂p² + c₃p³.
///
/// In this form many values of one cubic are computed fast, by Horner's rule.
package struct CubicPower: Hashable, Sendable {
  package let c0: Double
  package let c1: Double
  package let c2: Double
  package let c3: Double

  /// Makes the cubic with given values and slopes, per unit of the parameter, at both ends.
  package init(
    value start: Double, slope startSlope: Double, to end: Double, slope endSlope: Double
  ) {
    let change = end - start
    c0 = start
    c1 = startSlope
    c2 = 3 * change - 2 * startSlope - endSlope
    c3 = startSlope + endSlope - 2 * change
  }

  package func value(at p: Double) -> Double { c0 + p * (c1 + p * (c2 + p * c3)) }

  package func slope(at p: Double) -> Double { c1 + p * (2 * c2 + p * 3 * c3) }

  /// The second derivative by the parameter.
  package func curvature(at p: Double) -> Double { 2 * c2 + p * 6 * c3 }
}
