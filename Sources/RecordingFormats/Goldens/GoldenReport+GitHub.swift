internal import MotionComparison

extension GoldenReport {
  /// The report as workflow commands of GitHub Actions: an annotation for each motion that fails, at its line
  /// in the file, a notice for each that is reworded, and the summary.
  ///
  /// Source: "Workflow commands for GitHub Actions" in GitHub's documentation; the escapes are those given
  /// there, `%25`, `%0D` and `%0A` everywhere, `%3A` and `%2C` in properties.
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
    // A line that begins with two colons would be taken for a command.
    lines.append("kymo check: \(summary)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func command(_ name: String, _ entry: Entry, _ words: GoldenWords) -> String {
    let verdict = words.verdict
    let message = words.details.isEmpty ? [verdict] : words.details
    return GitHubCommand.text(
      name, file: entry.origin?.file, line: entry.origin?.line, title: "\(entry.name): \(verdict)",
      message: message.joined(separator: "\n"))
  }
}
