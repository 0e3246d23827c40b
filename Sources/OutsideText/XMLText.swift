/// Text made safe for XML 1.0.
package enum XMLText {
  /// Returns a text with markup escaped, for the inside of an element or of a quoted attribute.
  ///
  /// Characters that XML 1.0 forbids even as references (most control characters, U+FFFE and
  /// U+FFFF; see the `Char` production of the recommendation) become U+FFFD. Characters that a terminal or a build
  /// server would obey if the document were printed (``PrintableText``) become references, which an XML parser reads as
  /// the characters themselves.
  ///
  /// - Parameter keepsLines: Whether line breaks and tabs become references too; in an attribute, a parser would
  ///   otherwise read them as blanks.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    // The text begins after a tag, never at the start of a line.
    var isAtStart = false
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n":
        result += keepsLines ? reference(to: scalar) : String(scalar)
      case _ where isForbidden(scalar): result += "\u{FFFD}"
      case ":" where isAtStart, "#" where last == "#", _ where PrintableText.isObeyed(scalar):
        result += reference(to: scalar)
      default: result += markup(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
      last = scalar
    }
    return result
  }

  /// Returns a character as the entity that stands for it in XML and HTML if it could be markup; otherwise the
  /// character.
  package static func markup(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(scalar)
    }
  }

  /// Returns a numeric reference to a character.
  package static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\r" || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
  }
}
