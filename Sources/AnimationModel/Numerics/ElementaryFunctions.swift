// The only file that imports the C maths library. Its names (`y0`, `y1`, `j0`, `gamma` …) would
// otherwise let a mistyped call compile, so the rest of the module sees these wrappers alone.
#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#endif

/// The transcendental functions that the formulas of motion need, in double precision.
package enum ElementaryFunctions {
  /// `e` to the power of `x`.
  package static func exponential(_ x: Double) -> Double { exp(x) }

  /// `e` to the power of `x`, less one, without cancellation near zero.
  package static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  /// The natural logarithm; NaN below zero, minus infinity at zero.
  package static func logarithm(_ x: Double) -> Double { log(x) }

  /// The sine of an angle in radians.
  package static func sine(_ x: Double) -> Double { sin(x) }

  /// The cosine of an angle in radians.
  package static func cosine(_ x: Double) -> Double { cos(x) }

  /// The tangent of an angle in radians.
  package static func tangent(_ x: Double) -> Double { tan(x) }

  /// The angle in radians with a sine; NaN outside −1…1.
  package static func arcsine(_ x: Double) -> Double { asin(x) }

  /// The angle in radians with a cosine; NaN outside −1…1.
  package static func arccosine(_ x: Double) -> Double { acos(x) }

  /// The angle in radians of the point (x, y).
  package static func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

  /// `x` to the power of `y`.
  package static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
}
