internal import ChartLayout
internal import DrawingModel

/// Warns where the cells of a sheet are too small for their marks.
enum MissingNoteWarning {
  /// Warns on standard error if the cells of a sheet have marks and none of them is drawn.
  static func report(_ chart: Chart, in drawing: Drawing) {
    guard chart.grid != nil,
      let note = chart.panels.lazy.compactMap(\.notes.first).first,
      !drawing.commands.contains(where: { $0.holds(note) })
    else { return }
    StandardError.warn(
      "the cells of the sheet are too small for their marks; ask for a larger picture with --size, "
        + "or leave them out with --quiet")
  }
}

extension DrawingCommand {
  /// Whether a line of text begins with some words.
  fileprivate func holds(_ words: String) -> Bool {
    switch self {
    case .fill, .stroke: false
    case .text(let run, at: _): run.text.hasPrefix(words)
    case .clip(_, let inner), .group(_, let inner): inner.contains { $0.holds(words) }
    }
  }
}
