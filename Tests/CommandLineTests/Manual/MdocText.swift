/// Builds a manual page in the mdoc language, in the style about which `mandoc -Tlint` reports
/// nothing.
struct MdocText {
  private(set) var lines: [String] = []

  /// The longest line of text that counts as good style.
  private static let lineLength = 78

  /// Writes a macro with unchanged arguments.
  mutating func macro(_ line: String) {
    lines.append("." + line)
  }

  /// Writes running text: a line for each sentence, broken where it is too long.
  mutating func text(_ text: String) {
    for sentence in Self.sentences(text) {
      var line = ""
      for word in sentence.split(separator: " ") {
        let escaped = Self.escaped(String(word))
        if !line.isEmpty, line.count + 1 + escaped.count > Self.lineLength {
          append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + escaped
      }
      if !line.isEmpty { append(line) }
    }
  }

  /// Writes lines that are shown unchanged.
  mutating func literal(_ lines: [String]) {
    macro("Bd -literal -offset indent")
    for line in lines { append(Self.escaped(line)) }
    macro("Ed")
  }

  private mutating func append(_ line: String) {
    // A dot or quote at the start of a line would be read as a macro.
    lines.append(line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line)
  }

  /// An argument of a macro that stays one word, whatever its characters are.
  static func argument(_ text: String) -> String {
    "\"" + escaped(text).replacing("\"", with: "\"\"") + "\""
  }

  /// The text with everything escaped that mdoc would interpret, and in ASCII.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case " "..."~": result.unicodeScalars.append(scalar)
      default: result += "\\[u\(String(scalar.value, radix: 16, uppercase: true).padded(to: 4))]"
      }
    }
    return result
  }

  private static func sentences(_ text: String) -> [String] {
    var sentences: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      current += (current.isEmpty ? "" : " ") + word
      if word.hasSuffix(".") || word.hasSuffix("?") {
        sentences.append(current)
        current = ""
      }
    }
    if !current.isEmpty { sentences.append(current) }
    return sentences
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    String(repeating: "0", count: max(length - count, 0)) + self
  }
}
