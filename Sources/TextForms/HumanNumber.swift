/// Measured figures in a form for people, and without rounding errors for programs.
public enum HumanNumber {
  /// The number of digits that are kept of a figure for programs: one less than a `Double` has, so that
  /// 0.7 does not become 0.7000000000000001 after a conversion.
  private static let keptDigits = 15

  /// Returns the figure without the rounding error of its last digit.
  package static func cleaned(_ value: Double) -> Double {
    guard value.isFinite, value != 0 else { return value }
    return Double(rounded(value, digits: keptDigits)) ?? value
  }

  /// Returns the figure for people: a few significant digits, no more zeros than needed, a true minus sign.
  public static func text(_ value: Double, digits count: Int = 5) -> String {
    guard value.isFinite else { return value.isNaN ? "not a number" : value < 0 ? "−∞" : "∞" }
    guard value != 0 else { return "0" }
    let magnitude = value.magnitude
    let sign = value < 0 ? "−" : ""
    if magnitude < 1e-4 || magnitude >= 1e7 {
      var digits = DecimalDigits(magnitude)
      digits.round(decimals: count - digits.pointPosition)
      let exponent = digits.pointPosition - 1
      digits = digits.shifted(to: 1)
      let mantissa = NumberText.trimmed(digits.fixedText(decimals: count - 1))
      return "\(sign)\(mantissa)e\(exponent)"
    }
    return sign + NumberText.trimmed(rounded(magnitude, digits: count))
  }

  /// Returns figures that appear next to each other, with enough digits to tell different ones apart.
  ///
  /// If one has a power of ten and another needs many digits, all are plain: 1 000 000 000 and 1 000 000 001.
  public static func texts(of values: [Double]) -> [String] {
    let count = Set(values).count
    for digits in 5..<keptDigits {
      let texts = values.map { text($0, digits: digits) }
      guard Set(texts).count == count else { continue }
      guard digits > 5, texts.contains(where: { $0.contains("e") }) else { return texts }
      return values.allSatisfy { $0.magnitude < mostPlain } ? values.map(plain) : texts
    }
    return values.map { text($0, digits: keptDigits) }
  }

  /// The magnitude from which on all figures have powers of ten.
  private static let mostPlain = 1e15

  /// Returns all digits of a figure in groups of three.
  private static func plain(_ value: Double) -> String {
    var digits = DecimalDigits(value)
    digits.round(decimals: keptDigits - max(digits.pointPosition, 0))
    return digits.text(decimals: digits.decimals, groups: true)
  }

  /// Returns a fraction in percent, for people.
  package static func percent(_ fraction: Double) -> String { "\(text(fraction * 100)) %" }

  /// Returns the figure rounded to a number of significant digits, in plain decimals.
  private static func rounded(_ value: Double, digits count: Int) -> String {
    let decimals = max(count - DecimalDigits(value).pointPosition, 0)
    return NumberText.fixed(value, decimals: decimals)
  }
}

extension DecimalDigits {
  /// The same digits with the decimal point at another position.
  fileprivate func shifted(to position: Int) -> DecimalDigits {
    var copy = self
    copy.pointPosition = position
    return copy
  }
}
