internal import DrawingModel

/// Places the header of a figure: its title, and notes about the drawn quantity and what all curves share.
struct HeadPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let size: Size
  let margin: Double
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The separator between two parts of the notes.
  static var separator: String { " · " }
  /// The beginnings of the path from value to value, and of the words about a value that never changes: the quantity
  /// is their subject.
  private static var paths: [String] { ["from ", "stays at "] }
  /// The largest number of lines of notes.
  private static var noteLines: Int { 2 }

  /// A header, and the position below it.
  struct Result {
    var texts: [PlacedText] = []
    var bottom: Double
  }

  /// Places the header at a level of detail.
  ///
  /// - Parameters:
  ///   - quantity: The quantity that the first panel measures; empty where the panel names it itself.
  ///   - noteLines: The largest number of lines of notes; nil for the usual number.
  func plan(_ detail: LayoutDetail, quantity: String, noteLines: Int? = nil) -> Result {
    var result = Result(bottom: margin)
    var baseline: Double?
    func add(_ line: String, _ font: Font, _ color: Color, first: Double, next: Double) {
      let y = (baseline ?? 0) + metrics.base * (baseline == nil ? first : next)
      baseline = y
      result.texts.append(
        PlacedText(
          TextRun(line, font: font, color: color), x: margin, baseline: y, measuring: measurer))
      result.bottom = y + metrics.base * 0.45
    }
    let title = TextFitting<Measurer>.singleLine(chart.title)
    if detail.titleLines > 0, title.contains(where: { $0 != " " }) {
      let lines = TextFitting(measurer: measurer).wrapped(
        title, font: metrics.titleFont, width: width, lines: detail.titleLines)
      for line in lines { add(line, metrics.titleFont, theme.text, first: 1.9, next: 1.6) }
    }
    var distance = 1.4
    for line in notes(detail, quantity).prefix(noteLines ?? Self.noteLines) {
      add(line, metrics.noteFont, theme.secondaryText, first: 1.5, next: distance)
      distance = 1.2
    }
    return result
  }

  private var width: Double { size.width - 2 * margin }

  /// The lines of notes.
  private func notes(_ detail: LayoutDetail, _ quantity: String) -> [String] {
    let subtitle =
      detail.showsSubtitle ? TextFitting<Measurer>.singleLine(chart.subtitle ?? "") : ""
    let isSubject = Self.paths.contains(where: subtitle.hasPrefix) && chart.plane == nil
    let words = [quantity, subtitle].filter { part in part.contains { $0 != " " } }
      .joined(separator: isSubject ? " " : Self.separator)
    guard !words.isEmpty else { return [] }
    let fitting = TextFitting(measurer: measurer)
    return fitting.wrapped(
      shortened(words), font: metrics.noteFont, width: width, lines: Self.noteLines)
  }

  /// The notes with their longest part cut in the middle if they would need more than their lines.
  private func shortened(_ notes: String) -> String {
    let font = metrics.noteFont
    // Lines that break at blanks are not filled to the end.
    let room = width * (Double(Self.noteLines) - 0.25)
    let excess = measurer.width(of: notes, in: font) - room
    guard excess > 0 else { return notes }
    var parts = notes.split(separator: Self.separator).map(String.init)
    let widths = parts.map { measurer.width(of: $0, in: font) }
    guard let longest = parts.indices.max(by: { widths[$0] < widths[$1] }) else { return notes }
    parts[longest] = TextFitting(measurer: measurer).middleTruncated(
      parts[longest], font: font, width: max(widths[longest] - excess, width * 0.3))
    return parts.joined(separator: Self.separator)
  }
}
