/// Text made safe for XML 1.0.
package enum XMLText {
  /// `text` with markup escaped, for the inside of an element or of a quoted attribute.
  ///
  /// Characters that XML 1.0 forbids even as references (most control characters, U+FFFE and
  /// U+FFFF; see the `Char` production of the recommendation) become U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\r": result += "&#13;"
      case _ where scalar.value < 0x20, "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
