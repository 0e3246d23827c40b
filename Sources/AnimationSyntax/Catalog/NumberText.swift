/// Numbers as text that the parser reads back to the same number.
enum NumberText {
  /// The fewest digits that give the number back, without a needless `.0`.
  static func shortest(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-infinity" : "infinity" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
