/// A cubic polynomial of a parameter from 0 to 1, given by its four Bernstein coefficients.
///
/// All curves use this type. The coefficients are the heights of a Bézier curve's control points; its
/// Hermite form, the values and slopes at both ends, gives the same cubic, and so does its ``power`` form. Code that
/// has to match the output of another program to the last bit, such as SwiftUI's and Flutter's solvers of timing
/// curves, has a solver of its own, and says so.
package struct Cubic: Hashable, Sendable {
  package var p0: Double
  package var p1: Double
  package var p2: Double
  package var p3: Double

  package init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// Makes a straight line from one number to another.
  package init(from start: Double, to end: Double) {
    self.init(start, start + (end - start) / 3, end - (end - start) / 3, end)
  }

  /// Makes the cubic with given values and slopes, per unit of the parameter, at both ends.
  package init(
    value start: Double, slope startSlope: Double, to end: Double, slope endSlope: Double
  ) {
    self.init(start, start + startSlope / 3, end - endSlope / 3, end)
  }

  /// Whether all coefficients are finite.
  package var isFinite: Bool { p0.isFinite && p1.isFinite && p2.isFinite && p3.isFinite }

  package var startSlope: Double { 3 * (p1 - p0) }
  package var endSlope: Double { 3 * (p3 - p2) }

  package func value(at s: Double) -> Double {
    let r = 1 - s
    return r * r * (r * p0 + 3 * s * p1) + s * s * (3 * r * p2 + s * p3)
  }

  package func slope(at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * (p1 - p0) + 2 * r * s * (p2 - p1) + s * s * (p3 - p2))
  }

  /// The cubic with a linear map applied to every coefficient.
  package func mapped(_ transform: (Double) -> Double) -> Cubic {
    Cubic(transform(p0), transform(p1), transform(p2), transform(p3))
  }

  package static func - (lhs: Cubic, rhs: Cubic) -> Cubic {
    Cubic(lhs.p0 - rhs.p0, lhs.p1 - rhs.p1, lhs.p2 - rhs.p2, lhs.p3 - rhs.p3)
  }

  /// The part of the cubic between two parameters, as a cubic from 0 to 1.
  package func part(from a: Double, to b: Double) -> Cubic {
    let width = b - a
    return Cubic(
      value: value(at: a), slope: slope(at: a) * width, to: value(at: b),
      slope: slope(at: b) * width)
  }

  /// The parameters strictly between 0 and 1 at which the slope changes its sign, in order.
  package var turns: (first: Double?, second: Double?) {
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

  /// The largest magnitude between two parameters, and the parameter at which it is reached.
  package func largestMagnitude(from a: Double = 0, to b: Double = 1) -> (
    magnitude: Double, at: Double
  ) {
    var worst = (magnitude: value(at: a).magnitude, at: a)
    func look(_ s: Double) {
      let magnitude = value(at: s).magnitude
      if magnitude > worst.magnitude { worst = (magnitude, s) }
    }
    look(b)
    // The values lie within the hull of the coefficients: no turn can be further away.
    let hull = max(p0.magnitude, p1.magnitude, p2.magnitude, p3.magnitude)
    guard hull > worst.magnitude else { return worst }
    let turns = turns
    if let s = turns.first, s > a, s < b { look(s) }
    if let s = turns.second, s > a, s < b { look(s) }
    return worst
  }

  /// The two parts before and after a parameter, each as a cubic from 0 to 1 (de Casteljau).
  package func split(at s: Double) -> (before: Cubic, after: Cubic) {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * s }
    let (a, b, c) = (between(p0, p1), between(p1, p2), between(p2, p3))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (Cubic(p0, a, d, middle), Cubic(middle, e, c, p3))
  }

  /// The parameters from 0 to 1 at which the cubic passes a value, in order; a touch counts once.
  ///
  /// Between its turns the cubic is monotonic, so each stretch has at most one root, which is found by halving to the
  /// last digit.
  package func roots(of value: Double = 0) -> [Double] {
    let ends = [0] + [turns.first, turns.second].compactMap(\.self) + [1]
    var roots: [Double] = []
    for (from, to) in zip(ends, ends.dropFirst()) {
      guard let root = root(of: value, from: from, to: to), root != roots.last else { continue }
      roots.append(root)
    }
    return roots
  }

  private func root(of target: Double, from: Double, to: Double) -> Double? {
    var (low, high) = (from, to)
    let (start, end) = (value(at: low) - target, value(at: high) - target)
    if start == 0 { return low }
    if end == 0 { return high }
    guard (start < 0) != (end < 0) else { return nil }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if (value(at: middle) - target < 0) == (start < 0) { low = middle } else { high = middle }
    }
  }
}
