/// Text from outside in a form that is safe to print: no terminal and no log of a build server obeys any part of it.
///
/// Names of curves, files and options, the contents of data files and pictures, and everything that quotes them, go
/// through here before a person reads them, whichever output they go to. Replaced characters are shown as Swift
/// writes them in a string:
///
/// - control characters (`\n`, `\t`, `\u{1B}`, and U+0080 to U+009F, which terminals obey like escape
///   sequences), line and paragraph separators;
/// - characters that change the direction of text, with which a text can look like another one: the embeddings,
///   overrides and isolates of Unicode Standard Annex 9 (its marks, which Arabic and Hebrew sometimes need, are kept);
/// - `::` at the beginning of a line, even after blanks, and `##[` or `##vso[` anywhere in it: commands to
///   GitHub Actions and Azure Pipelines. Source: `ActionCommand.cs` of actions/runner, which looks for both, and
///   "Logging commands" in the documentation of Azure Pipelines.
package enum PrintableText {
  /// Returns a text as a part of a line, with its line breaks replaced too.
  package static func line(_ text: String) -> String {
    isPlain(text, keepsBreaks: false) ? text : pieces(of: text).joined()
  }

  /// Returns a text of several lines, with its line feeds kept.
  package static func lines(_ text: String) -> String {
    guard !isPlain(text, keepsBreaks: true) else { return text }
    return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line(String(Substring($0))) }.joined(separator: "\n")
  }

  /// Returns, for each character of a text, the text that is shown for it.
  package static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var isAtStart = true
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(after: start)
      var piece = ""
      var index = start
      while index < end {
        let scalar = text.unicodeScalars[index]
        let next = text.unicodeScalars.index(after: index)
        let beginsCommand =
          (isAtStart && scalar == ":" && text.unicodeScalars[next...].first == ":")
          || (scalar == "#" && continuesCommand(text.unicodeScalars[next...]))
        if beginsCommand || isObeyed(scalar) {
          piece += escape(scalar)
        } else {
          piece.unicodeScalars.append(scalar)
        }
        isAtStart = isAtStart && scalar.properties.isWhitespace
        index = next
      }
      pieces.append(piece)
      start = end
    }
    return pieces
  }

  /// Whether a character controls a terminal or the text around it instead of being visible.
  package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Control characters: C0, DEL and C1.
    case 0..<0x20, 0x7F..<0xA0: true
    // The separators of lines and paragraphs.
    case 0x2028, 0x2029: true
    // Embeddings and overrides with their terminator, then isolates with theirs.
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether a text continues a command after a `#`: with `#[` or `#vso[`, or such a word with other letters.
  private static func continuesCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard rest.first == "#" else { return false }
    return rest.dropFirst().first { !("a"..."z").contains($0) && !("A"..."Z").contains($0) } == "["
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u{"# + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }

  /// Whether a fast check shows that a text has nothing to replace.
  private static func isPlain(_ text: String, keepsBreaks: Bool) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      let isPrintable = (0x20...0x7E).contains(byte) || (byte == 0x0A && keepsBreaks)
      let isDouble = byte == last && (byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#"))
      guard isPrintable, !isDouble else { return false }
      last = byte
    }
    return true
  }
}
