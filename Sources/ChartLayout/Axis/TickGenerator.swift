/// Evenly spaced round values: multiples of 1, 2, 2.5 or 5 times a power of ten.
struct TickSequence: Hashable, Sendable {
  /// The step's digits: 1, 2, 25 or 5.
  let stepDigits: Int
  /// The exponent of the power of ten by which the digits are multiplied.
  let stepExponent: Int
  /// The multiples of the step that lie in the range.
  let indices: ClosedRange<Int>

  /// The values in increasing order, each the number nearest to its decimal text.
  var values: [Double] {
    indices.map { PowerOfTen.product($0 * stepDigits, stepExponent) }
  }
}

/// Chooses round values for an axis.
///
/// The set of steps is the one of J. R. Lewart, Algorithm 463 (Communications of the ACM 16,
/// 1973), with 2.5 added, which quarters the unit travel of most animations.
enum TickGenerator {
  /// The finest round values in a range that are not too many.
  ///
  /// - Parameter lower: The lower end of the range; finite.
  /// - Parameter upper: The upper end; finite and above `lower` by at least 10⁻¹⁰ of the larger
  ///   magnitude and by at least 10⁻³⁰⁰.
  /// - Parameter count: The largest number of values, at least 3.
  /// - Returns: At least two values, all in the range, at most `count`; from 8 on at least 4.
  static func ticks(from lower: Double, to upper: Double, atMost count: Int) -> TickSequence {
    let limit = max(count, 3)
    // Halves, because the whole span of the largest range is not finite.
    let halfSpan = upper / 2 - lower / 2
    var exponent = PowerOfTen.exponent(notAbove: halfSpan / Double(limit))
    var fallback: TickSequence?
    // Two powers of ten are enough to get from too many to few enough; the rest is a cap.
    for _ in 0..<4 {
      for (digits, shift) in [(1, 0), (2, 0), (25, -1), (5, 0)] {
        if let sequence = sequence(digits, exponent + shift, lower: lower, upper: upper) {
          if sequence.indices.count <= limit && sequence.indices.count >= 2 { return sequence }
          if sequence.indices.count >= 2 { fallback = sequence }
        }
      }
      exponent += 1
    }
    return fallback ?? TickSequence(stepDigits: 1, stepExponent: 0, indices: 0...1)
  }

  /// The multiples of a step in a range, or nil where there are none or absurdly many.
  private static func sequence(
    _ digits: Int, _ exponent: Int, lower: Double, upper: Double
  ) -> TickSequence? {
    let step = PowerOfTen.product(digits, exponent)
    guard step > 0, step.isFinite else { return nil }
    // A quotient may be off by a rounding error, hence one more on either side, then exact
    // comparison with the value itself.
    let first = (lower / step).rounded(.up) - 1
    let last = (upper / step).rounded(.down) + 1
    guard first.magnitude < 1e13, last.magnitude < 1e13, first <= last else { return nil }
    var low = Int(first)
    var high = Int(last)
    while low <= high, PowerOfTen.product(low * digits, exponent) < lower { low += 1 }
    while low <= high, PowerOfTen.product(high * digits, exponent) > upper { high -= 1 }
    guard low <= high else { return nil }
    return TickSequence(stepDigits: digits, stepExponent: exponent, indices: low...high)
  }
}
