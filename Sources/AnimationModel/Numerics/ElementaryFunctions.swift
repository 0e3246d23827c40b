// The only file that imports the C math library. Its names (`y0`, `y1`, `j0`, `gamma` …) would
// otherwise let a mistyped call compile, so the rest of the module sees only these wrappers.
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

  /// `e` to the power of `x`, minus one, without cancellation near zero.
  package static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }

  /// The natural logarithm; NaN below zero, minus infinity at zero.
  package static func logarithm(_ x: Double) -> Double { log(x) }

  /// The logarithm of 1 + `x`, without cancellation near zero.
  package static func logarithmOfOnePlus(_ x: Double) -> Double { log1p(x) }

  /// The logarithm to base 2, exact for its powers.
  package static func binaryLogarithm(_ x: Double) -> Double { log2(x) }

  /// The logarithm to base 10, exact for its powers.
  package static func decimalLogarithm(_ x: Double) -> Double { log10(x) }

  /// 2 to the power of `x`.
  package static func binaryExponential(_ x: Double) -> Double { exp2(x) }

  /// The cube root, negative below zero; it may be off by a unit in the last place.
  package static func cubeRoot(_ x: Double) -> Double { cbrt(x) }

  /// The length of a vector, without overflow of the squares.
  package static func hypotenuse(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  /// The hyperbolic sine.
  package static func hyperbolicSine(_ x: Double) -> Double { sinh(x) }

  /// The hyperbolic cosine.
  package static func hyperbolicCosine(_ x: Double) -> Double { cosh(x) }

  /// The hyperbolic tangent.
  package static func hyperbolicTangent(_ x: Double) -> Double { tanh(x) }

  /// The inverse of the hyperbolic sine.
  package static func inverseHyperbolicSine(_ x: Double) -> Double { asinh(x) }

  /// The inverse of the hyperbolic cosine, 0 or more; NaN below 1.
  package static func inverseHyperbolicCosine(_ x: Double) -> Double { acosh(x) }

  /// The inverse of the hyperbolic tangent; NaN outside −1…1.
  package static func inverseHyperbolicTangent(_ x: Double) -> Double { atanh(x) }

  /// The error function: twice the integral of the normal distribution from 0 to `x`, of variance 1/2.
  package static func errorFunction(_ x: Double) -> Double { erf(x) }

  /// One minus the error function, without cancellation where it is near 1.
  package static func complementaryErrorFunction(_ x: Double) -> Double { erfc(x) }

  /// The gamma function, (`x` − 1)! for whole numbers.
  package static func gammaFunction(_ x: Double) -> Double { tgamma(x) }

  /// The sine of an angle in radians.
  package static func sine(_ x: Double) -> Double { sin(x) }

  /// The cosine of an angle in radians.
  package static func cosine(_ x: Double) -> Double { cos(x) }

  /// The tangent of an angle in radians.
  package static func tangent(_ x: Double) -> Double { tan(x) }

  /// The angle in radians that has a given sine; NaN outside −1…1.
  package static func arcsine(_ x: Double) -> Double { asin(x) }

  /// The angle in radians that has a given cosine; NaN outside −1…1.
  package static func arccosine(_ x: Double) -> Double { acos(x) }

  /// The angle in radians of the point (x, y).
  package static func arctangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }

  /// `x` to the power of `y`.
  package static func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }
}
