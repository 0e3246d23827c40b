internal import MotionComparison

extension ComparisonDocument {
  /// The document as Markdown of GitHub's kind, for a pull request or the summary of a job.
  ///
  /// Two motions are a verdict and a table. Two files are a table with a row for each name that did not stay the
  /// same, and below it every comparison in a collapsed section.
  public var markdown: String {
    var lines: [String]
    switch content {
    case .pair(let pair):
      lines = ["### \(Self.title(of: pair))", ""] + body(of: pair)
    case .files(let entries, let first, let second):
      lines = [
        "### Motions of \(MarkdownText.escaped(second)) against \(MarkdownText.escaped(first))", "",
        Self.summary(of: entries) + ".",
      ]
      lines += overview(of: entries)
      for case .changed(let name, let pair) in entries {
        lines += ["", "<details><summary>\(MarkdownText.escaped(name))</summary>", ""]
        lines += body(of: pair) + ["", "</details>"]
      }
    }
    if limits.areGiven {
      let sentences = breachSentences
      lines.append("")
      lines +=
        sentences.isEmpty
        ? ["Within the limits."] : sentences.map { "- **\(MarkdownText.escaped($0))**" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func title(of pair: Pair) -> String {
    "\(MarkdownText.escaped(pair.second.name)) against \(MarkdownText.escaped(pair.first.name))"
  }

  private func overview(of entries: [Entry]) -> [String] {
    let rows = entries.compactMap { entry -> String? in
      switch entry {
      case .changed(let name, let pair):
        let words = DifferenceWords(pair)
        let largest = words.figures.first?.value ?? ""
        return
          "| \(MarkdownText.code(name)) | \(MarkdownText.escaped(words.verdict)) | \(largest) |"
      case .added(let name, let text):
        return "| \(MarkdownText.code(name)) | added: \(MarkdownText.code(text)) | |"
      case .removed(let name, let text):
        return "| \(MarkdownText.code(name)) | removed: \(MarkdownText.code(text)) | |"
      case .unchanged: return nil
      }
    }
    guard !rows.isEmpty else { return [] }
    return ["", "| motion | what changes | largest difference |", "| --- | --- | ---: |"] + rows
  }

  private func body(of pair: Pair) -> [String] {
    let words = DifferenceWords(pair)
    var lines = ["**\(MarkdownText.escaped(words.verdict))**", ""]
    for origin in [pair.first, pair.second] where origin.text != origin.name {
      lines.append("- \(MarkdownText.escaped(origin.name)): \(MarkdownText.code(origin.text))")
    }
    if lines.last != "" { lines.append("") }
    lines += [
      "| measure | \(MarkdownText.escaped(pair.first.name)) | \(MarkdownText.escaped(pair.second.name)) | change |",
      "| --- | ---: | ---: | ---: |",
    ]
    lines += pair.difference.changes.map(ChangeWords.init).map { row in
      "| \(row.title) | \(row.before) | \(row.after) | \(row.isNone ? "" : row.change) |"
    }
    lines += ["", "| difference | value | velocity |", "| --- | ---: | ---: |"]
    lines += words.figures.map { "| \($0.title) | \($0.value) | \($0.velocity) |" }
    lines += ["", "Best shift: \(MarkdownText.escaped(words.shift))."]
    lines += words.notes.map { "Note: \(MarkdownText.escaped($0))." }
    return lines
  }
}
