internal import OutsideText

/// Text in Markdown as GitHub and GitLab read it.
package enum MarkdownText {
  /// Text as code, which a table cell may hold whatever is in it.
  package static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Text without what Markdown, HTML or a table would take for markup, and without what a terminal would obey.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in PrintableText.line(String(text.map { $0.isNewline ? " " : $0 })) {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#", "@", "!":
        escaped += character.asciiValue.map { "&#\($0);" } ?? String(character)
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
