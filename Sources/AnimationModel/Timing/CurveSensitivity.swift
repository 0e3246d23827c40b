/// A value of a timing curve, and its sensitivity to the curve's control points.
///
/// With X(s) = p the value is Y(s). When the first control point is moved by one unit, X and Y change by ``first`` at
/// a fixed s, and s by −first ÷ X′(s) so that X stays p: the value changes by −slope · first with x₁ and by first with
/// y₁. The same holds for the second control point.
package struct CurveSensitivity: Hashable, Sendable {
  /// The value, in fractions of the travel.
  package var value: Double

  /// The derivative of the value by the progress; not finite where the curve is vertical.
  package var slope: Double

  /// The weight of the first control point in both coordinates.
  package var first: Double

  /// The weight of the second control point in both coordinates.
  package var second: Double
}
