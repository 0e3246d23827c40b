/// Numbers as text, the same in every locale: `.` for the decimal point and no grouping.
///
/// All numbers that the project writes have one of these forms:
///
/// - ``shortest(_:)`` for data: it reads back to the very same number.
/// - `swift(_:)`, the same for code, where what is not finite has names.
/// - ``fixed(_:decimals:minus:)`` for people: a given number of decimals.
/// - ``HumanNumber/text(_:digits:)`` for people: significant digits, and from 10⁷ and below 10⁻⁴ `1.5e8`.
/// - `figure(_:digits:)` in figures: significant digits, and from 10⁷ and below 10⁻³ `1.5×10⁸`.
/// - `grouped(_:)` for people: whole numbers with commas.
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
  /// an exponent is at the end, as in `1e-05`, which `strtod` and everything that reads CSV or
  /// JSON understands. What is not finite is `inf`, `-inf` or `nan`; JSON has no such numbers, see
  /// `JSONWriter`.
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

  /// The shortest form in code: `NaN`, `infinity` and `-infinity` are the words for what is not finite.
  package static func swift(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    return shortest(value)
  }

  /// A measured number in a figure: no more digits than asked for, and no zeros behind them.
  ///
  /// From 10⁷ and below 10⁻³ it has a power of ten. What is not finite counts as 0.
  package static func figure(_ value: Double, digits count: Int = 3) -> String {
    var digits = DecimalDigits(value)
    digits.round(decimals: count - digits.pointPosition)
    guard !digits.digits.isEmpty else { return "0" }
    let exponent = digits.pointPosition - 1
    guard exponent < -3 || exponent >= 7 else {
      return digits.text(decimals: digits.decimals, groups: false)
    }
    digits.pointPosition = 1
    return digits.text(decimals: digits.decimals, groups: false) + "×10" + superscript(exponent)
  }

  /// A whole number as raised digits.
  package static func superscript(_ number: Int) -> String {
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(
      String(number).map { character in
        character.wholeNumberValue.map { raised[$0] } ?? "⁻"
      })
  }

  /// A whole number with a comma between groups of three digits.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + String(text.reversed())
  }

  /// The text of a number without zeros at the end of its decimals.
  package static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var trimmed = Substring(text)
    while trimmed.hasSuffix("0") { trimmed.removeLast() }
    if trimmed.hasSuffix(".") { trimmed.removeLast() }
    return String(trimmed)
  }
}
