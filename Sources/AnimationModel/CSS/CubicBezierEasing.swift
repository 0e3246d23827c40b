/// CSS's `cubic-bezier()`: a Bézier from (0, 0) to (1, 1) as a function of its x, to full precision.
///
/// The standard defines the curve without any rounding, so the values are exact to a few units in the last place of a
/// `Double`. SwiftUI's curves are rounded and have a solver of their own.
///
/// With control points (x₁, y₁) and (x₂, y₂), both x in 0…1, X(s) = 3s(1 − s)²x₁ + 3s²(1 − s)x₂ + s³
/// never falls, so each input has one parameter s. All terms are positive, which is why the
/// Bernstein form is used: the expanded polynomial loses digits near s = 1.
package struct CubicBezierEasing: Hashable, Sendable {
  package let x1: Double
  package let y1: Double
  package let x2: Double
  package let y2: Double

  /// Makes the curve.
  ///
  /// Both x must lie in 0…1; y is free.
  package init(x1: Double, y1: Double, x2: Double, y2: Double) {
    precondition(
      (0...1).contains(x1) && (0...1).contains(x2), "x of a control point must lie in 0...1")
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// More steps than bisection alone needs, so the cap is never what ends the search.
  private static let maximumSteps = 128

  /// The height at an input; outside 0…1 along ``slopeBefore`` and ``slopeAfter``.
  package func value(at progress: Double) -> Double {
    if progress <= 0 { return progress == 0 ? 0 : slopeBefore * progress }
    if progress >= 1 { return progress == 1 ? 1 : 1 + slopeAfter * (progress - 1) }
    return Self.position(parameter(at: progress), y1, y2)
  }

  /// dY/dX and d²Y/dX² at an input.
  ///
  /// At 0 and 1 both are the limits from inside, even where a control point lies on its end: infinite where the
  /// curve is vertical or its bend unbounded. Where it is vertical inside, and outside 0…1, the second is 0.
  package func derivatives(at progress: Double) -> (slope: Double, curvature: Double) {
    if progress < 0 { return (slopeBefore, 0) }
    if progress > 1 { return (slopeAfter, 0) }
    let s = parameter(at: progress)
    if s == 0 || s == 1 {
      return CubicBezier.limit(
        atEnd: s == 1, start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
    }
    let dx = Self.firstDerivative(s, x1, x2)
    let dy = Self.firstDerivative(s, y1, y2)
    let curvature =
      (Self.secondDerivative(s, y1, y2) * dx - dy * Self.secondDerivative(s, x1, x2))
      / (dx * dx * dx)
    let slope = dx == 0 ? (dy == 0 ? 1 : dy * .infinity) : dy / dx
    return (slope, curvature.isFinite ? curvature : 0)
  }

  /// The slope of the line before 0: towards the first control point with an x above 0, else level.
  ///
  /// Source: CSS Easing Functions Level 2, "output of a cubic Bézier easing function".
  private var slopeBefore: Double {
    if x1 > 0 { return y1 / x1 }
    return x2 > 0 ? y2 / x2 : 0
  }

  /// The slope of the line after 1: from the last control point with an x below 1, else level.
  private var slopeAfter: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    return x1 < 1 ? (1 - y1) / (1 - x1) : 0
  }

  /// The s with X(s) = `progress`, for a progress in 0…1, as near as a `Double` comes.
  ///
  /// Newton's steps, replaced by bisection whenever one leaves the bracket; ends when the bracket
  /// holds no further number.
  private func parameter(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var s = progress
    for _ in 0..<Self.maximumSteps {
      let error = Self.position(s, x1, x2) - progress
      if error == 0 { return s }
      if error > 0 {
        high = s
      } else {
        low = s
      }
      var next = s - error / Self.firstDerivative(s, x1, x2)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      guard next > low, next < high else { return s }
      s = next
    }
    return s
  }

  private static func position(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let r = 1 - s
    return s * (3 * r * (r * first + s * second) + s * s)
  }

  private static func firstDerivative(_ s: Double, _ first: Double, _ second: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * first + 2 * s * r * (second - first) + s * s * (1 - second))
  }

  private static func secondDerivative(_ s: Double, _ first: Double, _ second: Double) -> Double {
    6 * ((1 - s) * (second - 2 * first) + s * (1 - 2 * second + first))
  }
}
