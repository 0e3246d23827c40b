internal import TextForms

/// A format style of numbers as Foundation writes it in English (United States): `.number`, `.percent` and
/// `.currency(code:)`, with `precision(.fractionLength(_:))` and `grouping(_:)`.
struct NumberStyle {
  /// The number of fraction digits; those of a style without a precision are ICU's.
  private var digits = 0...6
  private var separator: Character? = ","

  /// The places by which the decimal point is moved.
  private var shift = 0
  private var beginning = ""
  private var ending = ""

  /// Reads a style; nil for one that is not computed.
  ///
  /// - Parameters:
  ///   - style: The style as it is written.
  ///   - value: The number that is written in it.
  init?(_ style: SwiftValue, of value: SwiftValue) {
    guard case .member(let member) = style else { return nil }
    for (index, link) in member.links.enumerated() {
      let argument = link.arguments?.first?.value
      switch (index, link.name) {
      case (0, "number"): break
      case (0, "percent"):
        // An integer is a number of percents.
        (shift, ending) = (value.integer == nil ? 2 : 0, "%")
      case (0, "currency"):
        guard let code = argument?.plainText, let sign = Self.currencies[code] else { return nil }
        (digits, beginning) = (Self.wholeCurrencies.contains(code) ? 0...0 : 2...2, sign)
      case (1..., "grouping"):
        guard case .member(let choice)? = argument else { return nil }
        switch choice.links.first?.name {
        case "never": separator = nil
        case "automatic": separator = ","
        default: return nil
        }
      case (1..., "precision"):
        guard let length = Self.fractionLength(argument) else { return nil }
        digits = length
      default: return nil
      }
    }
  }

  /// Returns the text of a number; nil for a value that is not a number, and for an integer beyond all fractions.
  func text(of value: SwiftValue) -> String? {
    guard let number = value.double else { return nil }
    if let whole = value.integer, Int(exactly: number) != whole { return nil }
    let sign = number.sign == .minus && !number.isNaN ? "-" : ""
    guard number.isFinite else {
      return sign + beginning + (number.isNaN ? "NaN" : "∞") + ending
    }
    var decimal = DecimalDigits(number)
    decimal.pointPosition += shift
    decimal.round(decimals: digits.upperBound, halvesToEven: true)
    let count = max(decimal.decimals, digits.lowerBound)
    return sign + beginning + decimal.fixedText(decimals: count, groupedBy: separator) + ending
  }

  /// The signs of currencies.
  private static let currencies = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "CAD": "CA$", "AUD": "A$", "NZD": "NZ$",
    "MXN": "MX$", "BRL": "R$", "INR": "₹", "CNY": "CN¥", "KRW": "₩",
    "CHF": "CHF\u{A0}",
  ]

  /// The currencies without a smaller unit.
  private static let wholeCurrencies: Set<String> = ["JPY", "KRW"]

  /// Returns the fraction digits of `.fractionLength(1)` and `.fractionLength(0...2)`; nil for any other value.
  private static func fractionLength(_ value: SwiftValue?) -> ClosedRange<Int>? {
    guard case .member(let member)? = value, member.links.first?.name == "fractionLength",
      let given = member.links.first?.arguments?.first?.value
    else { return nil }
    if let digits = given.whole, (0...15).contains(digits) { return digits...digits }
    guard let all = given.elements?.compactMap(\.whole), let first = all.first,
      let last = all.last, first <= last, (0...15).contains(first), (0...15).contains(last)
    else { return nil }
    return first...last
  }
}
