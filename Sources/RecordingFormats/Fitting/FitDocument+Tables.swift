internal import MotionFitting
internal import TextForms

extension FitDocument {
  /// The names of the columns of the table.
  public static let columns = [
    "curve", "rank", "family", "player", "expression", "duration", "bounce", "initial_velocity",
    "start", "from", "to", "rms", "largest", "score", "behind", "verdict",
  ]

  /// A table with a row for each candidate, with empty fields where a family has no such figure; each of several
  /// motions has a row, all with the same rank.
  public var csv: String {
    var table = CSVWriter()
    table.row(Self.columns)
    for curve in curves {
      if let sequence = curve.fit.sequence, let texts = curve.sequence?.texts {
        for (motion, text) in zip(sequence.motions, texts) {
          row(of: motion, text, curve, rank: 1, &table)
        }
      }
      for (index, candidate) in curve.fit.candidates.enumerated() {
        let rank = index + (curve.fit.sequence == nil ? 1 : 2)
        row(of: candidate, curve.texts[index], curve, rank: rank, &table)
      }
    }
    return table.text
  }

  private func row(
    of candidate: FitCandidate, _ text: String, _ curve: Curve, rank: Int,
    _ table: inout CSVWriter
  ) {
    table.field(curve.fit.observations.name)
    table.field("\(rank)")
    table.field(FitWords.family(candidate.family))
    table.field(FitWords.player(candidate.family) ?? "")
    table.field(text)
    table.field(candidate.duration)
    for figure in [candidate.bounce, candidate.initialVelocity] {
      if let figure { table.field(figure) } else { table.field("") }
    }
    for figure in [
      candidate.start, candidate.from, candidate.to, candidate.rms, candidate.largest,
      candidate.score, candidate.behind,
    ] { table.field(figure) }
    table.field(candidate.verdict.rawValue)
    table.endRow()
  }

  /// The candidates as tables in Markdown.
  public var markdown: String {
    curves.map { curve in
      let words = FitWords(curve, confidence: confidence)
      var lines =
        curve.sequence == nil
        ? ["**\(MarkdownText.code(curve.text))**", ""]
        : ["```swift", curve.text, "```", ""]
      lines += words.facts.map { MarkdownText.escaped($0) + "  " }
      let head = curve.sequence == nil ? "" : "one motion alone "
      lines += ["", "| \(head)| rms | behind | |", "| --- | ---: | ---: | --- |"]
      for (index, candidate) in curve.fit.candidates.enumerated() {
        lines.append(
          "| \(MarkdownText.code(curve.texts[index])) | \(HumanNumber.text(candidate.rms, digits: 3)) | "
            + "\(HumanNumber.text(candidate.behind, digits: 3)) | \(candidate.verdict.rawValue) |")
      }
      let name = curve.fit.observations.name
      let heading =
        name.isEmpty || curves.count == 1 ? [] : ["### \(MarkdownText.escaped(name))", ""]
      return (heading + lines).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
