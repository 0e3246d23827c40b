/// Text that Cairo accepts.
enum CairoText {
  /// A text with U+FFFD in place of characters that Cairo takes for the end of the text, as zeros, or for a
  /// mistake, as noncharacters.
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
