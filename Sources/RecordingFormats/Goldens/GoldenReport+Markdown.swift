internal import MotionComparison

extension GoldenReport {
  /// The report as GitHub's Markdown, for the summary of a job or a comment: what failed with all that there is to
  /// say, and the rest as a count.
  public var markdown: String {
    var lines = [
      "### kymo check: \(passes ? "all as blessed" : "not as blessed")", "", summary + ".",
    ]
    let told = entries.filter { entry in
      if case .respelled = entry.verdict { return true }
      return !entry.passes
    }
    if !told.isEmpty {
      lines += ["", "| motion | verdict | what happened |", "| --- | --- | --- |"]
      for entry in told {
        let words = GoldenWords(entry)
        var details = words.details.map(Self.escaped)
        if let figure = entry.figure { details.append("the figure is \(Self.code(figure))") }
        let verdict = words.verdict
        lines.append(
          "| \(Self.code(entry.name)) | \(verdict) | \(details.joined(separator: "<br>")) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func code(_ text: String) -> String { "<code>\(escaped(text))</code>" }

  /// Text without what Markdown, HTML or a table would take for markup.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "|": escaped += "&#124;"
      case "*", "_", "`", "[", "]", "\\", "~", "#", "@", "!":
        escaped += character.asciiValue.map { "&#\($0);" } ?? String(character)
      case "\n", "\r\n", "\r": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
