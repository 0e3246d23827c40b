/// The characters that charts and tables for a terminal are drawn with.
public enum TextCharacters: Hashable, Sendable {
  /// Braille patterns, eight dots a cell, and box-drawing characters.
  case unicode
  /// Printable ASCII only, a character a curve; labels keep their own characters.
  case ascii
}
