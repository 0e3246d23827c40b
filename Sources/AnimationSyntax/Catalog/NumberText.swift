internal import TextForms

/// Numbers as text that the parser reads back to the same number.
enum NumberText {
  /// The fewest digits that give the number back, without a needless `.0`.
  static func shortest(_ number: Double) -> String { TextForms.NumberText.swift(number) }
}
