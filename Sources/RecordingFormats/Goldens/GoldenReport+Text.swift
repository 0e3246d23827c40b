internal import OutsideText

extension GoldenReport {
  /// The report for people.
  ///
  /// - Parameter usesEmphasis: Whether failures are set bold with ANSI codes.
  public func text(usesEmphasis: Bool = false) -> String {
    let names = entries.map { PrintableText.line($0.name) }
    let width = names.map(\.count).max() ?? 0
    var lines: [String] = []
    for (entry, name) in zip(entries, names) {
      let words = GoldenWords(entry)
      let padding = String(repeating: " ", count: width - name.count)
      let verdict = words.verdict
      let line = "\(name)\(padding)  \(verdict)"
      lines.append(usesEmphasis && !entry.passes ? "\u{1B}[1m\(line)\u{1B}[0m" : line)
      lines += words.details.map { "    \(PrintableText.line($0))" }
      if let figure = entry.figure {
        lines.append("    the figure is \(PrintableText.line(figure))")
      }
    }
    lines.append("")
    lines.append(summary)
    return lines.joined(separator: "\n") + "\n"
  }
}
