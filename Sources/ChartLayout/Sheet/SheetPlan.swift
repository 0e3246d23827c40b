internal import DrawingModel

/// The positions of all parts of a sheet of small multiples.
struct SheetPlan: Sendable {
  /// One panel of the sheet.
  struct Cell: Sendable {
    let plot: Rect
    /// The name of the cell for readers who cannot see it.
    let name: String
    /// The y of lines at values with a meaning.
    let references: [(kind: ChartPanel.Reference.Kind, y: Double)]
    let traces: [LayoutPlan.Panel.Trace]
    /// The marks on the cell's curves, without words.
    var marks: [LayoutPlan.Mark] = []
    /// Whether curves may have been cut off at the edges.
    let isLimited: Bool
  }

  let metrics: ChartMetrics
  var header: [PlacedText] = []
  /// The heads of columns and rows, with the names of the parameters that differ.
  var heads: [PlacedText] = []
  /// The names of cells, where there is room.
  var names: [PlacedText] = []
  var cells: [Cell] = []
  /// The notes inside cells.
  var notes: [PlacedText] = []
  /// The heights of the grid's lines within a cell, from its upper edge.
  var gridLines: [Double] = []
  /// The numbers of lines between ticks, behind the last cell of each row.
  var referenceLabels: [PlacedText] = []
  /// The numbers of the value axis, beside the first column.
  var valueTicks: [PlacedText] = []
  /// The numbers of the time axis, below the lowest cell of each column.
  var timeTicks: [LayoutPlan.Tick] = []
  /// The lowest edge of each column's cells, on which its time axis lies.
  var timeAxes: [(left: Double, right: Double, y: Double)] = []
  var timeTitle: PlacedText?

  /// Every text in the sheet.
  var texts: [PlacedText] {
    header + heads + names + notes + valueTicks + referenceLabels + timeTicks.compactMap(\.label)
      + (timeTitle.map { [$0] } ?? [])
  }
}

extension SheetPlan: CustomStringConvertible {
  /// The plan as stable text: rectangles and words, one thing per line.
  var description: String {
    func text(_ placed: PlacedText) -> String {
      "\(placed.run.text.debugDescription) \(text(placed.bounds))"
    }
    func text(_ rect: Rect) -> String {
      let size = "\(DecimalText.text(rect.size.width)) x \(DecimalText.text(rect.size.height))"
      return "\(size) at \(DecimalText.text(rect.left)),\(DecimalText.text(rect.top))"
    }
    var lines = ["base \(DecimalText.text(metrics.base))"]
    lines += header.map { "header \(text($0))" }
    lines += heads.map { "head \(text($0))" }
    lines += cells.map { cell in
      let levels = cell.references.map { ", \($0.kind) at \(DecimalText.text($0.y))" }
      return "cell \(cell.name.debugDescription) \(text(cell.plot))\(levels.joined())"
    }
    lines += names.map { "name \(text($0))" }
    lines += notes.map { "note \(text($0))" }
    lines += gridLines.map { "grid \(DecimalText.text($0))" }
    lines += valueTicks.map { "value \(text($0))" }
    lines += referenceLabels.map { "reference \(text($0))" }
    lines += timeTicks.compactMap { $0.label.map { "time \(text($0))" } }
    if let timeTitle { lines.append("time title \(text(timeTitle))") }
    return lines.joined(separator: "\n") + "\n"
  }
}
