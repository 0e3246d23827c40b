extension ConversionTarget {
  /// How a language writes a comment of one line.
  public enum CommentStyle: Hashable, Sendable {
    /// `// …`
    case slashes

    /// `/* … */`
    case starred

    /// `<!-- … -->`
    case markup

    /// The language has no comments.
    case none

    /// The lines as comments, a line break after each; empty if there are no comments.
    ///
    /// A blank is put inside what would end a comment early.
    public func comment(_ lines: [String]) -> String {
      var text = ""
      for line in lines {
        switch self {
        case .slashes: text += "// \(line)\n"
        case .starred: text += "/* \(Self.apart(line, "*", "/")) */\n"
        case .markup: text += "<!-- \(Self.apart(line, "-", "-")) -->\n"
        case .none: break
        }
      }
      return text
    }

    private static func apart(
      _ line: String, _ first: Character, _ second: Character
    ) -> String {
      var text = ""
      for character in line {
        if character == second, text.last == first { text.append(" ") }
        text.append(character)
      }
      return text
    }
  }
}
