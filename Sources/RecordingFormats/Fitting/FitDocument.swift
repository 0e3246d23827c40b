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

    /// Makes a curve.
    public init(_ fit: MotionFit, texts: [String], alias: String? = nil) {
      precondition(texts.count == fit.candidates.count, "each candidate has a text")
      self.fit = fit
      self.texts = texts
      self.alias = alias
    }

    /// The text of the chosen one.
    public var text: String { texts[0] }
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

  /// A table with a row for each candidate, empty where a family has no such figure.
  public var csv: String {
    var table = CSVWriter()
    table.row(Self.columns)
    for curve in curves {
      for (index, candidate) in curve.fit.candidates.enumerated() {
        table.field(curve.fit.observations.name)
        table.field("\(index + 1)")
        table.field(FitWords.family(candidate.family))
        table.field(FitWords.player(candidate.family) ?? "")
        table.field(curve.texts[index])
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
    }
    return table.text
  }

  /// The candidates as tables in Markdown.
  public var markdown: String {
    curves.map { curve in
      let words = FitWords(curve, confidence: confidence)
      var lines = ["**\(MarkdownText.code(curve.text))**", ""]
      lines += words.facts.map { MarkdownText.escaped($0) + "  " }
      lines += ["", "| | rms | behind | |", "| --- | ---: | ---: | --- |"]
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
