internal import OutsideText

/// Text in Markdown, as GitHub and GitLab read it.
package enum MarkdownText {
  /// Text as code that may be in a table cell whatever it contains.
  package static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Text without the characters that Markdown, HTML or a table would take for markup, and without those that a
  /// terminal would obey.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    let line = PrintableText.line(String(text.map { $0.isNewline ? " " : $0 }))
    for scalar in line.unicodeScalars {
      switch scalar {
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#", "@", "!":
        escaped += XMLText.reference(to: scalar)
      // Outside of attributes a quotation mark is not markup.
      case "\"": escaped.unicodeScalars.append(scalar)
      default: escaped += XMLText.markup(scalar)
      }
    }
    return escaped
  }
}
