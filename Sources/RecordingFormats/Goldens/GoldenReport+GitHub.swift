internal import MotionComparison
internal import OutsideText

extension GoldenReport {
  /// The report as workflow commands of GitHub Actions: an annotation for each motion with which something is
  /// wrong, at its line in the file, a notice for each that is spelled anew, and the summary.
  ///
  /// Source: "Workflow commands for GitHub Actions" in GitHub's documentation; the escapes are those that it
  /// names, `%25`, `%0D` and `%0A` everywhere, `%3A` and `%2C` in properties.
  public var gitHub: String {
    var lines: [String] = []
    for entry in entries {
      let words = GoldenWords(entry)
      if case .respelled = entry.verdict, entry.passes {
        lines.append(Self.command("notice", entry, words))
      } else if !entry.passes {
        lines.append(Self.command("error", entry, words))
      }
    }
    // A line with two colons at its start would be taken for a command.
    lines.append("kymo check: \(summary)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func command(_ name: String, _ entry: Entry, _ words: GoldenWords) -> String {
    var properties: [String] = []
    if let origin = entry.origin {
      properties += ["file=\(property(origin.file))", "line=\(origin.line)"]
    }
    let verdict = words.verdict
    properties.append("title=\(property("\(entry.name): \(verdict)"))")
    let message = words.details.isEmpty ? [verdict] : words.details
    return "::\(name) \(properties.joined(separator: ","))::"
      + data(message.joined(separator: "\n"))
  }

  private static func data(_ text: String) -> String {
    escaped(PrintableText.lines(text), [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  private static func property(_ text: String) -> String {
    escaped(
      PrintableText.line(text),
      [("%", "%25"), ("\r", "%0D"), ("\n", "%0A"), (":", "%3A"), (",", "%2C")])
  }

  private static func escaped(
    _ text: String, _ escapes: [(Unicode.Scalar, String)]
  ) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes.first(where: { $0.0 == scalar }) {
        escaped += escape.1
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
