/// Text that Cairo takes.
enum CairoText {
  /// A text with U+FFFD for what Cairo would take for its end, wherever it is, as it does with zero, or for a
  /// mistake, as it does with noncharacters.
  ///
  /// Source: `UNICODE_VALID` in cairo-unicode.c; the Unicode Standard, section 23.7.
  static func accepted(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isRefused) else { return text }
    let scalars = text.unicodeScalars.map { isRefused($0) ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0 || (0xFDD0...0xFDEF).contains(scalar.value)
      || scalar.value & 0xFFFE == 0xFFFE
  }
}
