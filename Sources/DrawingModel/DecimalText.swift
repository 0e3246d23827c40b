/// Lengths as short decimal text, the same on every machine and in every locale.
package enum DecimalText {
  /// `value` in whole hundredths, rounded to nearest; limited to ±10¹⁵, and 0 if not a number.
  static func hundredths(_ value: Double) -> Int {
    guard value == value else { return 0 }
    let limited = min(max(value, -1e15), 1e15)
    return Int((limited * 100).rounded())
  }

  /// The shortest decimal text of a number of hundredths: `12`, `0.5`, `-3.25`.
  ///
  /// - Parameter leadingZero: Whether a zero comes before the point of a fraction below 1, which
  ///   SVG paths do not need.
  static func text(hundredths: Int, leadingZero: Bool = true) -> String {
    let magnitude = hundredths.magnitude
    let whole = magnitude / 100
    let fraction = magnitude % 100
    var text = hundredths < 0 ? "-" : ""
    if whole > 0 || fraction == 0 || leadingZero { text += String(whole) }
    if fraction > 0 {
      text += fraction < 10 ? ".0" : "."
      text += String(fraction % 10 == 0 ? fraction / 10 : fraction)
    }
    return text
  }

  /// The shortest text of `value` rounded to hundredths.
  package static func text(_ value: Double) -> String {
    text(hundredths: hundredths(value))
  }
}
