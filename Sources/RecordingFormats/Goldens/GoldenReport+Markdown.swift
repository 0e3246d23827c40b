internal import MotionComparison

extension GoldenReport {
  /// The report as GitHub's Markdown, for the summary of a job or a comment: the failures in full, and the rest as
  /// a number.
  public var markdown: String {
    var lines = [
      "### kymo check: \(passes ? "passed" : "failed")", "", summary + ".",
    ]
    let listed = entries.filter { entry in
      if case .respelled = entry.verdict { return true }
      return !entry.passes
    }
    if !listed.isEmpty {
      lines += ["", "| motion | verdict | what happened |", "| --- | --- | --- |"]
      for entry in listed.prefix(Self.mostRows) {
        let words = GoldenWords(entry)
        var details = words.details.map(MarkdownText.escaped)
        if let figure = entry.figure {
          details.append("the figure is \(MarkdownText.code(figure))")
        }
        let verdict = words.verdict
        lines.append(
          "| \(MarkdownText.code(entry.name)) | \(verdict) | \(details.joined(separator: "<br>")) |"
        )
      }
    }
    let more = listed.count - Self.mostRows
    if more > 0 { lines += ["", "And \(more) more."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The largest number of motions that are listed one by one: GitHub accepts a summary of at most a megabyte.
  private static let mostRows = 200
}
