internal import ChartLayout
internal import DrawingModel

/// Tells that the cells of a sheet are too small for the figures that they should have.
enum MissingNoteWarning {
  /// Warns on standard error if a sheet has figures and none of them is drawn.
  static func tell(_ chart: Chart, in drawing: Drawing) {
    guard chart.grid != nil,
      let note = chart.panels.lazy.compactMap(\.notes.first).first,
      !drawing.commands.contains(where: { $0.holds(note) })
    else { return }
    StandardError.warn(
      "the cells of the sheet have no room for their figures; ask for a larger picture with --size, "
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
