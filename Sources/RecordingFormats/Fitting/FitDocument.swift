public import MotionFitting

/// What was found in recorded motions, to be written for people and programs.
public struct FitDocument: Hashable, Sendable {
  /// A motion and its animations.
  public struct Curve: Hashable, Sendable {
    /// What was found.
    public var fit: MotionFit

    /// The texts of the candidates as expressions, in their order.
    public var texts: [String]

    /// Another name of the chosen one, such as `.bouncy`; nil if it has none.
    public var alias: String?

    /// Motions one after the other as text, where they were found in place of one.
    public var sequence: Sequence?

    /// The text of motions one after the other.
    public struct Sequence: Hashable, Sendable {
      /// The scenario that plays them.
      public var scenario: String
      /// Each of them as an expression.
      public var texts: [String]

      /// Makes a text.
      public init(scenario: String, texts: [String]) {
        self.scenario = scenario
        self.texts = texts
      }
    }

    /// Makes a curve.
    public init(
      _ fit: MotionFit, texts: [String], alias: String? = nil, sequence: Sequence? = nil
    ) {
      precondition(texts.count == fit.candidates.count, "each candidate has a text")
      self.fit = fit
      self.texts = texts
      self.alias = alias
      self.sequence = sequence
    }

    /// The text of what is chosen.
    public var text: String { sequence?.scenario ?? texts[0] }
  }

  /// The motions, in the order of the source.
  public var curves: [Curve]

  /// With what probability intervals should hold the truth.
  public var confidence: Double

  /// Makes a document.
  public init(_ curves: [Curve], confidence: Double) {
    self.curves = curves
    self.confidence = confidence
  }

  /// The chosen animations alone, a line for each; `NAME=EXPR` where motions have names.
  public var swift: String {
    curves.map { curve in
      let name = curve.fit.observations.name
      return (name.isEmpty || curves.count == 1 ? "" : "\(name)=") + curve.text + "\n"
    }.joined()
  }

  /// The names of the columns of the table.
  public static let columns = [
    "curve", "rank", "family", "player", "expression", "duration", "bounce", "initial_velocity",
    "start", "from", "to", "rms", "largest", "score", "behind", "verdict",
  ]

  /// A table with a row for each candidate, empty where a family has no such figure; motions one after the other have a
  /// row each, of one rank.
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
