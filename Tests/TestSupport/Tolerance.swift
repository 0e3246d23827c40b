/// The difference that two numbers may have and still count as equal.
public struct Tolerance: Hashable, Sendable {
  /// The distance that is always allowed.
  public var absolute: Double

  /// The distance that is allowed as a fraction of the expected number's magnitude.
  public var relative: Double

  /// Makes a tolerance; the larger of the two distances counts.
  public init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  /// Equality, with infinities equal to themselves.
  public static let exact = Tolerance()

  /// A distance in the units of the number.
  public static func absolute(_ distance: Double) -> Tolerance { Tolerance(absolute: distance) }

  /// A distance as a fraction of the expected number.
  public static func relative(_ part: Double) -> Tolerance { Tolerance(relative: part) }

  /// Half a unit of the last one of a number of printed decimals, and a little more for ties.
  public static func printed(_ decimals: Int) -> Tolerance {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    return Tolerance(absolute: unit * 0.5 * (1 + 1e-9))
  }

  /// Whether a number is close enough to the expected one; nothing is close to NaN.
  public func accepts(_ actual: Double, _ expected: Double) -> Bool {
    if actual == expected { return true }
    guard expected.isFinite, actual.isFinite else { return false }
    return (actual - expected).magnitude <= max(absolute, relative * expected.magnitude)
  }
}

/// Whether a number is close to the expected one within a tolerance.
///
/// A free function, so that a failed expectation shows both numbers.
public func isClose(_ actual: Double, _ expected: Double, _ tolerance: Tolerance) -> Bool {
  tolerance.accepts(actual, expected)
}

/// Whether an optional number is present and close to the expected one.
public func isClose(_ actual: Double?, _ expected: Double, _ tolerance: Tolerance) -> Bool {
  actual.map { tolerance.accepts($0, expected) } ?? false
}
