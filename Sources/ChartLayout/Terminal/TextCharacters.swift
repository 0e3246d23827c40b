/// The characters with which charts and tables for a terminal are drawn.
public enum TextCharacters: Hashable, Sendable {
  /// Braille patterns, eight dots to a cell, and box-drawing characters.
  case unicode
  /// Only printable ASCII, one character for each curve; labels keep their own characters.
  case ascii
}
