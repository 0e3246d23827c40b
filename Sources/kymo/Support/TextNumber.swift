internal import TextForms

/// Numbers as people read them.
enum TextNumber {
  /// A whole number with a comma between groups of three digits.
  static func grouped(_ number: Int) -> String { NumberText.grouped(number) }
}
