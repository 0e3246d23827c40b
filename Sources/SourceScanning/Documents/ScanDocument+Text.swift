internal import OutsideText
internal import TextForms

extension ScanDocument {
  /// The report for people at a terminal.
  public var text: String {
    var lines = [PrintableText.line(summary)]
    if !scan.animations.isEmpty {
      if shows(.uses) { lines += section("uses", scan.uses) }
      if shows(.definitions) { lines += section("definitions", scan.definitions) }
      if shows(.clusters) { lines += clusterLines }
    }
    if shows(.unread) { lines += unreadLines }
    if shows(.findings) { lines += findingLines }
    if goneCount > 0 {
      lines += [
        "",
        "\(Self.count(goneCount, "finding")) of the baseline \(goneCount == 1 ? "is" : "are") gone",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ animations: [ScannedAnimation]) -> [String] {
    guard !animations.isEmpty else { return [] }
    let rows = animations.map { animation -> [String] in
      let name =
        animation.kind == .definition || animation.context == animation.name ? animation.name : ""
      let branch = animation.branch.map { " (branch \($0))" } ?? ""
      let shown =
        animation.expression.isEmpty
        ? "‹\(Self.short(animation.written))›" : Self.short(animation.expression)
      let settle = animation.settle.map { "\(HumanNumber.text($0, digits: 3)) s" } ?? ""
      return [
        Self.place(animation), name.isEmpty ? animation.context : name, shown + branch, settle,
      ]
    }
    return ["", title] + Self.table(rows)
  }

  private var clusterLines: [String] {
    guard !scan.clusters.isEmpty else { return [] }
    let rows = scan.clusters.map { cluster in
      [
        "\(cluster.number)", "\(cluster.members.count)×", Self.short(cluster.representative),
        nearness(of: cluster), proposal(of: cluster), places(of: cluster, most: 3),
      ]
    }
    var lines = [
      "", "clusters (motions that differ by at most \(HumanNumber.text(100 * within)) %)",
    ]
    lines += Self.table(rows)
    if !scan.families.isEmpty {
      lines += ["", "families (one shape, several durations)"]
      lines += Self.table(
        scan.families.map { family in
          [
            family.name, "\(family.count)×",
            "at \(family.durations.map { HumanNumber.text($0, digits: 3) }.joined(separator: ", ")) s",
          ]
        })
    }
    return lines
  }

  private var unreadLines: [String] {
    let unread = scan.unread
    guard !unread.isEmpty else { return [] }
    return ["", "not fully understood"]
      + Self.table(
        unread.map {
          [
            Self.place($0), Self.short($0.expression.isEmpty ? "‹\($0.written)›" : $0.expression),
            $0.reason,
          ]
        })
  }

  private var findingLines: [String] {
    let shown = counted.filter { !hasBaseline || $0.isNew }
    guard !shown.isEmpty else { return [] }
    return ["", hasBaseline ? "new findings" : "findings"]
      + shown.map { finding in
        let fix = finding.fix.map { "; write '\($0)'" } ?? ""
        return PrintableText.line(
          "  \(finding.file):\(finding.start.line):\(finding.start.column): \(finding.level.rawValue): "
            + "\(finding.message)\(fix) [\(finding.rule)]")
      }
  }

  /// Returns a text cut to the length that a line can have.
  static func short(_ text: String) -> String {
    text.count > 96 ? text.prefix(95) + "…" : text
  }

  /// Returns rows with columns of equal width; the last column is as long as it needs to be.
  private static func table(_ rows: [[String]]) -> [String] {
    let rows = rows.map { $0.map(PrintableText.line) }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      min(rows.map { $0[column].count }.max() ?? 0, 64)
    }
    return rows.map { row in
      var line = " "
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        line += " " + cell
        line += String(repeating: " ", count: max(widths[column] - cell.count, 0) + 1)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}
