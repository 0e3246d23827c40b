internal import RecordingFormats

extension ScanDocument {
  /// The largest number of bytes in a job's summary on GitHub.
  private static let longestMarkdown = 1_000_000

  /// The report as GitHub's Markdown, for the summary of a job.
  ///
  /// The part beyond a megabyte is cut, and its size is given.
  public var markdown: String {
    var parts: [[String]] = []
    if shows(.clusters), !scan.clusters.isEmpty {
      parts.append(
        [
          "| cluster | places | motion | inside | proposal | first |",
          "| ---: | ---: | --- | --- | --- | --- |",
        ]
          + scan.clusters.map { cluster in
            let first = scan.animations[cluster.members[0]]
            return
              "| \(cluster.number) | \(cluster.members.count) | \(MarkdownText.code(cluster.representative)) "
              + "| \(nearness(of: cluster)) | \(MarkdownText.escaped(proposal(of: cluster))) "
              + "| \(MarkdownText.code("\(first.file):\(first.start.line)")) |"
          })
    }
    let shown = counted.filter { !hasBaseline || $0.isNew }
    if shows(.findings), !shown.isEmpty {
      parts.append(
        ["| level | rule | where | what |", "| --- | --- | --- | --- |"]
          + shown.map { finding in
            let fix = finding.fix.map { "; write \(MarkdownText.code($0))" } ?? ""
            return "| \(finding.level.rawValue) | \(finding.rule) "
              + "| \(MarkdownText.code("\(finding.file):\(finding.start.line)")) "
              + "| \(MarkdownText.escaped(finding.message))\(fix) |"
          })
    }
    if shows(.unread), !scan.unread.isEmpty {
      parts.append(
        ["| not fully understood | where | why |", "| --- | --- | --- |"]
          + scan.unread.map { animation in
            let known = animation.expression.isEmpty ? animation.written : animation.expression
            return "| \(MarkdownText.code(Self.short(known))) "
              + "| \(MarkdownText.code("\(animation.file):\(animation.start.line)")) "
              + "| \(MarkdownText.escaped(animation.reason)) |"
          })
    }
    var text = "### kymo scan\n\n\(MarkdownText.escaped(summary)).\n"
    for part in parts {
      text += "\n"
      var count = text.utf8.count
      for (index, line) in part.enumerated() {
        guard count + line.utf8.count < Self.longestMarkdown else {
          text += "\nAnd \(part.count - index) more.\n"
          return text
        }
        text += line + "\n"
        count += line.utf8.count + 1
      }
    }
    return text
  }

  /// The findings as workflow commands of GitHub Actions: an annotation for each, and the summary.
  public var gitHub: String {
    var lines = counted.filter { !hasBaseline || $0.isNew }.map { finding in
      GitHubCommand.text(
        finding.level == .note ? "notice" : finding.level.rawValue, file: finding.file,
        line: finding.start.line, column: finding.start.column, title: finding.rule,
        message: finding.message + (finding.fix.map { "; write '\($0)'" } ?? ""))
    }
    lines.append("kymo scan: \(summary)")
    return lines.joined(separator: "\n") + "\n"
  }
}
