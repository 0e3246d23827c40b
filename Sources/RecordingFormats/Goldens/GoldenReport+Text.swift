internal import MotionComparison

extension GoldenReport {
  /// The report for people.
  ///
  /// - Parameter usesEmphasis: Whether what fails is set bold with ANSI codes.
  public func text(usesEmphasis: Bool = false) -> String {
    let width = entries.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for entry in entries {
      let words = GoldenWords(entry)
      let padding = String(repeating: " ", count: width - entry.name.count)
      let verdict = words.verdict
      let line = "\(entry.name)\(padding)  \(verdict)"
      lines.append(usesEmphasis && !entry.passes ? "\u{1B}[1m\(line)\u{1B}[0m" : line)
      lines += words.details.map { "    \($0)" }
      if let figure = entry.figure { lines.append("    the figure is \(figure)") }
    }
    lines.append("")
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }
}
