internal import MotionComparison
internal import OutsideText

extension ComparisonDocument {
  /// The document for people.
  ///
  /// - Parameter usesColor: Whether headings are bold, unchanged figures faint and exceeded limits red, with
  ///   ANSI codes.
  public func text(usesColor: Bool = false) -> String {
    let ink = Ink(isUsed: usesColor)
    let printable = { (text: String) in PrintableText.line(text) }
    switch content {
    case .pair(let pair):
      return joined(
        [heading(of: pair, ink)] + sections(of: pair, ink) + [limitLines(ink)])
    case .files(let entries, let first, let second):
      var blocks = [
        [ink.bold(printable("\(second) against \(first): \(Self.summary(of: entries))"))]
          + (clockWords.map { ["  " + $0] } ?? [])
      ]
      for entry in entries {
        switch entry {
        case .changed(let name, let pair):
          blocks.append(
            [ink.bold("changed: \(printable(name))")] + heading(of: pair, ink).map { "  " + $0 })
          blocks += sections(of: pair, ink)
        case .added(let name, let text): blocks.append(block("added", name, text, ink))
        case .removed(let name, let text): blocks.append(block("removed", name, text, ink))
        case .unchanged: break
        }
      }
      let same = entries.filter { $0.state == "unchanged" }.map(\.name)
      if !same.isEmpty {
        blocks.append([ink.faint("unchanged: " + printable(same.joined(separator: ", ")))])
      }
      return joined(blocks + [limitLines(ink)])
    }
  }

  private func joined(_ blocks: [[String]]) -> String {
    blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func block(
    _ kind: String, _ name: String, _ text: String, _ ink: Ink
  ) -> [String] {
    [ink.bold("\(kind): \(PrintableText.line(name))")]
      + (text == name ? [] : ["  \(PrintableText.line(text))"])
  }

  private func heading(of pair: Pair, _ ink: Ink) -> [String] {
    let isOneClock: Bool
    if case .files = content { isOneClock = true } else { isOneClock = false }
    let names = [pair.first, pair.second].map { PrintableText.line($0.name) }
    let width = names.map(\.count).max() ?? 0
    let lines = zip([pair.first, pair.second], names).map { origin, name in
      origin.text == origin.name
        ? ink.bold(name)
        : ink.bold(name.padded(to: width)) + "  " + PrintableText.line(origin.text)
    }
    let side = pair.difference.second
    let ends =
      side.isKeyframes
      ? "keyframes"
      : "from \(HumanNumber.text(side.start)) to \(HumanNumber.text(side.target))"
    return lines + (isOneClock ? [] : ["  " + ends + (clockWords.map { ", " + $0 } ?? "")])
  }

  private func sections(of pair: Pair, _ ink: Ink) -> [[String]] {
    let words = DifferenceWords(pair)
    let changes = pair.difference.changes.map(ChangeWords.init)
    let heads = columnHeads(of: pair)
    let measures = Self.table(
      [["", heads.0, heads.1, "change"]]
        + changes.map { [$0.title, $0.before, $0.after, $0.change] })
    let figures = Self.table(
      [["difference", "value", "velocity"]]
        + words.figures.map { [$0.title, $0.value, $0.velocity] })
    let styled = measures.enumerated().map { index, line in
      index == 0 ? ink.bold(line) : changes[index - 1].isNone ? ink.faint(line) : line
    }
    let others = figures.enumerated().map { $0 == 0 ? ink.bold($1) : $1 }
    return [
      ["  " + PrintableText.line(words.verdict)], styled.map { "  " + $0 },
      others.map { "  " + $0 },
      ["  best shift: \(words.shift)"] + words.notes.map { "  note: \(PrintableText.line($0))" },
    ]
  }

  /// Returns the heads above the figures of the two motions: their names, unless they are too long for a
  /// column.
  private func columnHeads(of pair: Pair) -> (String, String) {
    let names = (PrintableText.line(pair.first.name), PrintableText.line(pair.second.name))
    return max(names.0.count, names.1.count) <= 16 ? names : ("A", "B")
  }

  private func limitLines(_ ink: Ink) -> [String] {
    guard limits.areGiven else { return [] }
    // An exceeded limit is reported on standard error, too, with its status.
    return ["  " + (isWithinLimits ? "within the limits" : ink.red("not within the limits"))]
  }

  /// Cells in columns, of which the first is aligned to the left and the others to the right.
  private static func table(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == 0
          ? cell.padded(to: widths[0])
          : String(repeating: " ", count: widths[column] - cell.count) + cell
      }.joined(separator: "   ")
    }
  }
}

/// ANSI codes, if the text uses color.
private struct Ink {
  let isUsed: Bool

  func bold(_ text: String) -> String { styled(text, 1) }
  func faint(_ text: String) -> String { styled(text, 2) }
  func red(_ text: String) -> String { styled(text, 31) }

  private func styled(_ text: String, _ code: Int) -> String {
    isUsed && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
