/// A cubic Bézier from (0, 0) to (1, 1) as a function of its horizontal coordinate, exact to SwiftUI's rounding.
///
/// The steps of SwiftUI's solver and its form of the polynomials are kept, so that values equal SwiftUI's to the last
/// bit; `Cubic` of `CurveGeometry`, which is the same cubic, would round differently.
///
/// With control points (x₁, y₁) and (x₂, y₂) the coordinates are polynomials of a parameter s,
/// X(s) = ((aₓs + bₓ)s + cₓ)s with cₓ = 3x₁, bₓ = 3(x₂ − x₁) − cₓ, aₓ = 1 − cₓ − bₓ, and Y(s)
/// likewise. Source: semantics reference, section 4.2 (the coefficients are recorded).
struct CubicBezier: Hashable, Sendable {
  private let start: UnitPoint
  private let end: UnitPoint
  private let x: Coordinate
  private let y: Coordinate

  /// The precision of SwiftUI's solver: solutions, values and slopes are good to 2⁻²⁰.
  static let frameworkPrecision = 0x1p-20

  /// Makes the curve of two control points, which are used as given; with an x outside 0…1 the curve is not a function,
  /// and the solver finds any of its roots.
  init(start: UnitPoint, end: UnitPoint) {
    self.start = start
    self.end = end
    x = Coordinate(start.x, end.x)
    y = Coordinate(start.y, end.y)
  }

  /// The height at a horizontal position in 0…1, rounded to 2⁻²⁰ as SwiftUI rounds it.
  func frameworkValue(at position: Double) -> Double {
    rounded(y.value(at: parameter(at: position, tolerance: Self.frameworkPrecision)))
  }

  /// The height at a horizontal position in 0…1, to the precision of a number.
  func exactValue(at position: Double) -> Double {
    y.value(at: parameter(at: position, tolerance: 0x1p-50))
  }

  /// The exact height at a horizontal position in 0…1, the true slope there, and the weights of the two control
  /// points in both coordinates: the Bernstein polynomials 3s(1 − s)² and 3s²(1 − s).
  func sensitivity(at position: Double) -> CurveSensitivity {
    let s = parameter(at: position, tolerance: 0x1p-50)
    let r = 1 - s
    return CurveSensitivity(
      value: y.value(at: s), slope: y.slope(at: s) / x.slope(at: s), first: 3 * s * r * r,
      second: 3 * s * s * r)
  }

  /// The slope that SwiftUI returns, rounded to 2⁻²⁰; see ``UnitCurve/velocity(at:)``.
  func frameworkSlope(at position: Double) -> Double {
    let s = parameter(at: position, tolerance: Self.frameworkPrecision)
    let dx = x.slope(at: s)
    let dy = y.slope(at: s)
    if dx == dy { return 1 }
    if dx == 0 { return dy < 0 ? -.infinity : .infinity }
    return rounded(dy / dx)
  }

  /// The true slope and second derivative at a horizontal position in 0…1, with their limits at the
  /// ends.
  ///
  /// The slope is infinite where the curve is vertical. The second derivative is infinite at an end where the curve is
  /// vertical, and at an end on which a control point lies.
  func derivatives(at position: Double) -> (slope: Double, curvature: Double) {
    // This near to an end the quotients below consist of rounding errors.
    let nearness = 0x1p-40
    if position < nearness { return Self.limit(atEnd: false, start: start, end: end) }
    if position > 1 - nearness { return Self.limit(atEnd: true, start: start, end: end) }
    let s = parameter(at: position, tolerance: 0x1p-50)
    let dx = x.slope(at: s)
    let dy = y.slope(at: s)
    guard dx != 0 else { return (dy < 0 ? -.infinity : .infinity, 0) }
    let curvature = (y.curvature(at: s) * dx - dy * x.curvature(at: s)) / (dx * dx * dx)
    return (dy / dx, curvature)
  }

  /// The derivatives at one end of the curve with two control points, as limits from inside.
  ///
  /// With u the parameter counted from that end, the differences of the control points are the coefficients of dx and
  /// dy in u: the first one that does not vanish gives the slope.
  static func limit(
    atEnd isEnd: Bool, start: UnitPoint, end: UnitPoint
  ) -> (slope: Double, curvature: Double) {
    let forward = isEnd ? -1.0 : 1
    let corners = [UnitPoint(), start, end, UnitPoint(x: 1, y: 1)]
    let points = isEnd ? corners.reversed() : corners
    func difference(_ index: Int) -> (x: Double, y: Double) {
      let (from, to) = (points[index], points[index + 1])
      return ((to.x - from.x) * forward, (to.y - from.y) * forward)
    }
    // dX/du = 3a + 6(b − a)u + …, and likewise Y, with a and b the first differences.
    let (a, b, c) = (difference(0), difference(1), difference(2))
    if a.x != 0 {
      let numerator = 2 * ((b.y - a.y) * a.x - a.y * (b.x - a.x))
      let curvature = forward * numerator / (3 * a.x * a.x * a.x)
      return (a.y / a.x, curvature.isNaN ? 0 : curvature)
    }
    if a.y != 0 { return vertical(a.y, forward) }
    if b.x != 0 {
      // Both dx and dy begin with u: the quotient has a limit, its own derivative has none.
      let bend = (c.y - b.y) * b.x - b.y * (c.x - b.x)
      let curvature = bend == 0 ? 0 : bend * b.x * forward < 0 ? -Double.infinity : .infinity
      return (b.y / b.x, curvature)
    }
    return b.y != 0 ? vertical(b.y, forward) : (1, 0)
  }

  /// The derivatives at a vertical end: inside the curve the slope is finite again, so its derivative is infinite too.
  private static func vertical(
    _ rise: Double, _ forward: Double
  ) -> (slope: Double, curvature: Double) {
    let slope = rise < 0 ? -Double.infinity : .infinity
    return (slope, -slope * forward)
  }

  /// The parameter whose horizontal coordinate is `position`.
  ///
  /// At most eight Newton steps from s = position, then bisection on 0…1, which is capped by the
  /// resolution of a `Double`. Source: semantics reference, section 4.2 step 4 (recovered).
  func parameter(at position: Double, tolerance: Double) -> Double {
    var s = position
    for _ in 0..<8 {
      let error = x.value(at: s) - position
      if error.magnitude < tolerance { return s }
      let slope = x.slope(at: s)
      if slope.magnitude < Self.frameworkPrecision { break }
      s -= error / slope
    }
    var low = 0.0
    var high = 1.0
    s = min(max(position, low), high)
    for _ in 0..<64 where low < high {
      let reached = x.value(at: s)
      if (reached - position).magnitude < tolerance { return s }
      if position > reached {
        low = s
      } else {
        high = s
      }
      s = (high - low) / 2 + low
    }
    return s
  }

  private func rounded(_ number: Double) -> Double {
    (number * 0x1p20).rounded(.toNearestOrAwayFromZero) * 0x1p-20
  }
}

extension CubicBezier {
  /// ((as + b)s + c)s, one coordinate of the curve.
  private struct Coordinate: Hashable, Sendable {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(at s: Double) -> Double { ((a * s + b) * s + c) * s }

    func slope(at s: Double) -> Double { (3 * a * s + 2 * b) * s + c }

    func curvature(at s: Double) -> Double { 6 * a * s + 2 * b }
  }
}
