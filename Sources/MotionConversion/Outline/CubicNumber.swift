/// A number that is a cubic of a parameter from 0 to 1, by its four Bernstein coefficients.
struct CubicNumber: Hashable {
  var p0: Double
  var p1: Double
  var p2: Double
  var p3: Double

  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// A straight line from one number to another.
  init(from start: Double, to end: Double) {
    self.init(start, start + (end - start) / 3, end - (end - start) / 3, end)
  }

  /// The cubic of its values and its slopes, per unit of the parameter, at both ends.
  init(value start: Double, slope startSlope: Double, to end: Double, slope endSlope: Double) {
    self.init(start, start + startSlope / 3, end - endSlope / 3, end)
  }

  /// Whether all coefficients are finite.
  var isFinite: Bool { p0.isFinite && p1.isFinite && p2.isFinite && p3.isFinite }

  var startSlope: Double { 3 * (p1 - p0) }
  var endSlope: Double { 3 * (p3 - p2) }

  func value(at s: Double) -> Double {
    let r = 1 - s
    return r * r * (r * p0 + 3 * s * p1) + s * s * (3 * r * p2 + s * p3)
  }

  func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * (p1 - p0) + 2 * r * s * (p2 - p1) + s * s * (p3 - p2))
  }

  /// The cubic with every coefficient put through a linear map.
  func mapped(_ transform: (Double) -> Double) -> CubicNumber {
    CubicNumber(transform(p0), transform(p1), transform(p2), transform(p3))
  }

  static func - (lhs: CubicNumber, rhs: CubicNumber) -> CubicNumber {
    CubicNumber(lhs.p0 - rhs.p0, lhs.p1 - rhs.p1, lhs.p2 - rhs.p2, lhs.p3 - rhs.p3)
  }

  /// The part of the cubic between two parameters, as a cubic from 0 to 1.
  func part(from a: Double, to b: Double) -> CubicNumber {
    let width = b - a
    return CubicNumber(
      value: value(at: a), slope: slope(at: a) * width, to: value(at: b),
      slope: slope(at: b) * width)
  }

  /// The parameters strictly between 0 and 1 at which the slope changes its sign, in order.
  var turns: (first: Double?, second: Double?) {
    let a = p1 - p0
    let b = p2 - p1
    let c = p3 - p2
    // a(1 − s)² + 2b(1 − s)s + cs², as q·s² + 2h·s + a.
    let q = a - 2 * b + c
    let h = b - a
    let discriminant = h * h - q * a
    guard discriminant > 0 else { return (nil, nil) }
    let root = -(h + (h < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    let one = q == 0 ? nil : inside(root / q)
    let other = root == 0 ? nil : inside(a / root)
    guard let one, let other else { return (one ?? other, nil) }
    return one < other ? (one, other) : (other, one)
  }

  private func inside(_ s: Double) -> Double? { s > 0 && s < 1 ? s : nil }

  /// The largest magnitude between two parameters, and where it is.
  func largestMagnitude(from a: Double = 0, to b: Double = 1) -> (magnitude: Double, at: Double) {
    var worst = (magnitude: value(at: a).magnitude, at: a)
    func look(_ s: Double) {
      let magnitude = value(at: s).magnitude
      if magnitude > worst.magnitude { worst = (magnitude, s) }
    }
    look(b)
    // Within the hull of its coefficients no turn can be further away.
    let hull = max(p0.magnitude, p1.magnitude, p2.magnitude, p3.magnitude)
    guard hull > worst.magnitude else { return worst }
    let turns = turns
    if let s = turns.first, s > a, s < b { look(s) }
    if let s = turns.second, s > a, s < b { look(s) }
    return worst
  }
}
