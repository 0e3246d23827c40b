/// Numbers as text, the same in every locale: `.` for the decimal point and no grouping.
///
/// Two forms. The shortest one is for data and reads back to the very same number; the fixed one is
/// for people and has a given number of decimals.
public enum NumberText {
  /// How a number below zero is marked in text for people.
  public enum MinusSign: Hashable, Sendable {
    /// The hyphen `-`, which every program reads.
    case hyphen

    /// The minus sign `−` (U+2212), which is as wide as a plus and a digit.
    case typographic

    var text: String {
      switch self {
      case .hyphen: "-"
      case .typographic: "\u{2212}"
      }
    }
  }

  /// The fewest digits that read back to the same number, bit for bit.
  ///
  /// Whole numbers have no decimals: `1`, not `1.0`; minus zero is `-0`. Below 0.0001 and from 2⁵⁴
  /// an exponent stands at the end, as in `1e-05`, which `strtod` and everything that reads CSV or
  /// JSON understands. What is not finite is `inf`, `-inf` or `nan`; JSON has no such numbers, see
  /// ``JSONWriter``.
  public static func shortest(_ value: Double) -> String {
    var text = ByteText()
    text.append(value)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The number with a fixed count of decimals.
  ///
  /// Rounds the digits of ``shortest(_:)``, a half away from zero. So 2.675 with two decimals is
  /// 2.68, as its reader expects, although the number stored lies a trace below 2.675. What rounds
  /// to zero has no sign.
  ///
  /// - Parameters:
  ///   - value: Any number; what is not finite gives `inf`, `-inf` or `nan`.
  ///   - decimals: Digits after the decimal point, not negative; 0 leaves out the point.
  ///   - minus: The sign of numbers below zero.
  public static func fixed(
    _ value: Double, decimals: Int, minus: MinusSign = .hyphen
  ) -> String {
    precondition(decimals >= 0, "the count of decimals is not negative")
    guard value.isFinite else {
      return value.isNaN ? "nan" : (value < 0 ? minus.text : "") + "inf"
    }
    var digits = DecimalDigits(value)
    digits.round(decimals: decimals)
    return (digits.isNegative ? minus.text : "") + digits.fixedText(decimals: decimals)
  }
}
