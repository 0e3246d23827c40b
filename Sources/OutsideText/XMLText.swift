/// Text made safe for XML 1.0.
package enum XMLText {
  /// `text` with markup escaped, for the inside of an element or of a quoted attribute.
  ///
  /// Characters that XML 1.0 forbids even as references (most control characters, U+FFFE and
  /// U+FFFF; see the `Char` production of the recommendation) become U+FFFD. What a terminal or a build server
  /// would obey if the document were printed (``PrintableText``) becomes a reference, which a reader of
  /// XML takes for the character itself.
  package static func escaped(_ text: String) -> String {
    var result = ""
    // A text begins behind a tag, never with a line.
    var isAtStart = false
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where isForbidden(scalar): result += "\u{FFFD}"
      case ":" where isAtStart, "#" where last == "#", _ where PrintableText.isObeyed(scalar):
        result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
      isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
      last = scalar
    }
    return result
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 && scalar != "\r" || scalar == "\u{FFFE}" || scalar == "\u{FFFF}"
  }
}
