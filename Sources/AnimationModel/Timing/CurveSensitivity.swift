/// A value of a timing curve, and by how much it changes with the curve's numbers.
///
/// With X(s) = p the value is Y(s). Where the first control point is moved, X and Y change by ``first`` for each unit
/// at one s, and s by −first ÷ X′(s) so that X stays p: the value changes by −slope · first with x₁ and by first with
/// y₁. The same holds for the second.
package struct CurveSensitivity: Hashable, Sendable {
  /// The value, in fractions of the travel.
  package var value: Double

  /// Its derivative by the progress; not finite where the curve is vertical.
  package var slope: Double

  /// The part of the first control point in both coordinates.
  package var first: Double

  /// The part of the second.
  package var second: Double
}
