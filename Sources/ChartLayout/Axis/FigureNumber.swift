/// Measured numbers as they stand in figures: a few significant digits, a true minus sign.
package enum FigureNumber {
  /// Numbers from here on are written with a power of ten: 10 to the power of 7.
  private static let firstLargeExponent = 7
  /// Numbers below 10 to the power of this are written with a power of ten.
  private static let lastSmallExponent = -3

  /// The number with no more digits than asked for, and no zeros behind them.
  ///
  /// What is not finite counts as 0.
  package static func text(_ value: Double, digits count: Int = 3) -> String {
    var digits = DecimalDigits(value)
    digits.round(decimals: count - digits.exponent)
    guard !digits.digits.isEmpty else { return "0" }
    let exponent = digits.exponent - 1
    guard exponent < lastSmallExponent || exponent >= firstLargeExponent else {
      return digits.text(decimals: max(digits.decimals, 0), groups: false)
    }
    digits.exponent = 1
    return digits.text(decimals: max(digits.decimals, 0), groups: false)
      + "×10" + superscript(exponent)
  }

  /// A whole number as raised digits.
  static func superscript(_ number: Int) -> String {
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(
      String(number).map { character in
        character.wholeNumberValue.map { raised[$0] } ?? "⁻"
      })
  }
}
