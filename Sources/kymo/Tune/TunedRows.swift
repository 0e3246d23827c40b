internal import AnimationSyntax
internal import ChartLayout
internal import MotionCharts
internal import MotionRecording
internal import RecordingFormats

/// The rows of a page with knobs: the expressions, and the choice of those with knobs.
struct TunedRows {
  private let curves: [ParsedExpression]
  private let labels: [String]
  private let motions: [TunableMotion?]

  /// Takes the curves that were read, at least one.
  init(_ curves: [ParsedExpression]) {
    self.curves = curves
    motions = curves.map { TunableMotion($0.subject) }
    // Equal rows stay separate, and are numbered.
    var counts: [String: Int] = [:]
    labels = curves.map { curve in
      let count = (counts[curve.name] ?? 0) + 1
      counts[curve.name] = count
      return count == 1 ? curve.name : "\(curve.name) \(count)"
    }
  }

  /// The rows of the page.
  ///
  /// - Parameters:
  ///   - choice: `first`, `all`, or labels separated by commas.
  ///   - values: The options with the start and the target of the motions.
  /// - Throws: ``ToolError`` if a named row does not exist, or has no numbers that could be
  ///   changed.
  func rows(tuning choice: String, _ values: TunedValueOptions) throws(ToolError) -> [TunePage.Row]
  {
    let tuned = try chosen(choice)
    var rows: [TunePage.Row] = []
    for (index, curve) in curves.enumerated() {
      let played = try values.played(curve)
      let made = try ToolError.reporting(curve.name, values.time) { () throws(RecordingError) in
        (frames: try played.frames(perSecond: values.rate), measures: try played.measures())
      }
      let text = curve.choiceText.map(Self.withoutLabel) ?? curve.text
      rows.append(
        TunePage.Row(
          label: labels[index], isLabelled: curve.isLabelled, text: text, motion: motions[index],
          spelling: TunableMotion.Spelling(of: motions[index], in: text),
          isTuned: tuned.contains(index), ends: curve.subject.ownEnds, frames: made.frames,
          measures: made.measures))
    }
    return rows
  }

  /// The expression of a choice from a sweep, without the label that the row has already.
  private static func withoutLabel(_ text: String) -> String {
    (try? Expression.parse(text))?.first?.text ?? text
  }

  private func chosen(_ choice: String) throws(ToolError) -> Set<Int> {
    switch choice {
    case "first":
      try checkCanTurn(0)
      return [0]
    case "all":
      let all = curves.indices.filter { motions[$0] != nil }
      if all.isEmpty { try checkCanTurn(0) }
      return Set(all)
    default:
      var chosen: Set<Int> = []
      for word in Self.words(of: choice, in: labels) {
        guard let index = labels.firstIndex(of: word) else {
          throw ToolError(
            .usage, "--tune names no row '\(word)'; the rows are \(labels.joined(separator: ", "))")
        }
        try checkCanTurn(index)
        chosen.insert(index)
      }
      return chosen
    }
  }

  /// The labels in a list; a label that contains commas itself is taken as a whole.
  private static func words(of choice: String, in labels: [String]) -> [String] {
    if labels.contains(choice) { return [choice] }
    return choice.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  private func checkCanTurn(_ index: Int) throws(ToolError) {
    guard motions[index] == nil else { return }
    throw ToolError(.dataError, "'\(labels[index])' has nothing to turn; it can be a reference")
  }

  /// The still figure, and its motions.
  func chart(
    _ values: TunedValueOptions, title: String?
  ) throws(ToolError) -> (chart: Chart, motions: [PlottedMotion]) {
    var motions: [PlottedMotion] = []
    var sentences: [String] = []
    for (index, curve) in curves.enumerated() {
      let played = try values.played(curve)
      let made = try ToolError.reporting(curve.name, values.time) { () throws(RecordingError) in
        (
          trace: try played.trace(), measures: try played.measures(),
          frames: try played.frames(perSecond: values.rate)
        )
      }
      let removal: Double? =
        if case .finished(let time) = made.frames.ending { time } else { nil }
      motions.append(
        PlottedMotion(
          made.trace, label: labels[index], isCode: !curve.isLabelled, measures: made.measures))
      sentences.append(
        MotionDescription(
          labels[index], subject: curve.subject, measures: made.measures,
          from: played.recorder.start, to: played.recorder.target,
          display: (values.rate, removal)
        ).sentence)
    }
    let chart = MotionChart(
      motions, joinsCoincident: false, title: title ?? "",
      description: sentences.joined(separator: " "),
      facts: PictureFacts.facts
    ).chart
    return (chart, motions)
  }
}
