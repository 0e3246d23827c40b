/// Numbers as text, the same in every locale: `.` for the decimal point and no grouping.
///
/// All numbers that the project writes are in one of these forms:
///
/// - ``shortest(_:)`` for data: it reads back to the same number.
/// - `swift(_:)`, the same for code, with names for numbers that are not finite.
/// - ``fixed(_:decimals:minus:)`` for people: a given number of decimals.
/// - ``HumanNumber/text(_:digits:)`` for people: significant digits, and from 10⁷ and below 10⁻⁴ `1.5e8`.
/// - `figure(_:digits:)` in figures: significant digits, and from 10⁷ and below 10⁻³ `1.5×10⁸`.
/// - `grouped(_:)` for people: whole numbers with commas.
public enum NumberText {
  /// The sign of a number below zero in text for people.
  public enum MinusSign: Hashable, Sendable {
    /// The hyphen `-`, which every program can read.
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

  /// Returns the fewest digits that read back to the same number, bit for bit.
  ///
  /// Whole numbers have no decimals: `1`, not `1.0`; minus zero is `-0`. Below 0.0001 and from 2⁵⁴
  /// there is an exponent at the end, as in `1e-05`, which `strtod` and all readers of CSV or
  /// JSON understand. Numbers that are not finite are `inf`, `-inf` or `nan`; JSON has no such numbers, see
  /// `JSONWriter`.
  public static func shortest(_ value: Double) -> String {
    var text = ByteText()
    text.append(value)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the number with a fixed number of decimals.
  ///
  /// It rounds the digits of ``shortest(_:)``, with halves away from zero. So 2.675 with two decimals is
  /// 2.68, as a reader expects, although the stored number is slightly below 2.675. A number that rounds
  /// to zero has no sign.
  ///
  /// - Parameters:
  ///   - value: Any number; one that is not finite gives `inf`, `-inf` or `nan`.
  ///   - decimals: The number of digits after the decimal point, not negative; with 0 there is no point.
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

  /// Returns the shortest form in code, where `NaN`, `infinity` and `-infinity` stand for numbers that are not finite.
  package static func swift(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-infinity" : "infinity" }
    return shortest(value)
  }

  /// Returns a measured number in the form of figures: with at most a number of digits, and no zeros after them.
  ///
  /// From 10⁷ and below 10⁻³ it has a power of ten. A number that is not finite counts as 0.
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

  /// Returns a whole number in superscript digits.
  package static func superscript(_ number: Int) -> String {
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(
      String(number).map { character in
        character.wholeNumberValue.map { raised[$0] } ?? "⁻"
      })
  }

  /// Returns a whole number with a comma between groups of three digits.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0 && index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + String(text.reversed())
  }

  /// Returns the text of a number without zeros at the end of its decimals.
  package static func trimmed(_ text: String) -> String {
    guard text.contains(".") else { return text }
    var trimmed = Substring(text)
    while trimmed.hasSuffix("0") { trimmed.removeLast() }
    if trimmed.hasSuffix(".") { trimmed.removeLast() }
    return String(trimmed)
  }
}
