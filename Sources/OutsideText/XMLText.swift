/// Text made safe for XML 1.0.
package enum XMLText {
  /// `text` with markup escaped, for the inside of an element or of a quoted attribute.
  ///
  /// Characters that XML 1.0 forbids even as references (most control characters, U+FFFE and
  /// U+FFFF; see the `Char` production of the recommendation) become U+FFFD. What a terminal or a build server
  /// would obey if the document were printed (``PrintableText``) becomes a reference, which a reader of
  /// XML takes for the character itself.
  ///
  /// - Parameter keepsLines: Whether line breaks and tabs become references too, as a reader takes them for blanks in
  ///   an attribute.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = ""
    // A text begins behind a tag, never with a line.
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

  /// A character as it stands for itself in XML and HTML, where it could be markup; otherwise as it is.
  package static func markup(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: String(scalar)
    }
  }

  /// A character by its number, which stands for nothing but itself.
  package static func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\r" || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
  }
}
