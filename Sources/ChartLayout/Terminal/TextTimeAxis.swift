internal import CurveGeometry
internal import DrawingModel

/// The time axis below the plots on a page of characters: a line with ticks, and their numbers.
struct TextTimeAxis {
  /// The duration of the axis, in seconds.
  let duration: Double
  let characters: TextCharacters

  /// Draws the line in one row and the numbers in the next, between two columns.
  func draw(left: Int, right: Int, row: Int, in grid: inout CellGrid) {
    let axis = TimeAxisPlan(
      scale: AxisScale(lower: 0, upper: duration, start: Double(left), end: Double(right - 1)),
      top: 0, edges: 0...Double(grid.width - titleWidth - 1), gap: 2, font: Font(size: 1),
      color: Color(hex: 0), measuring: CellMeasurer())
    let isUnicode = characters == .unicode
    for column in left..<right {
      grid.write(isUnicode ? "─" : "-", column: column, row: row, style: .faint)
    }
    grid.write(isUnicode ? "└" : "+", column: left - 1, row: row, style: .faint)
    var end = 0
    for tick in axis.ticks {
      guard let label = tick.label else { continue }
      let column = Int(saturating: tick.position.rounded())
      grid.write(isUnicode ? "┬" : "+", column: column, row: row, style: .faint)
      let text = shown(label.run.text)
      let start = max(column - CellWidth.of(text) / 2, end)
      grid.write(text, column: start, row: row + 1)
      end = start + CellWidth.of(text) + 1
    }
    grid.write(shown(axis.title), column: end, row: row + 1, style: .faint)
  }

  /// The width of the word that follows the last number.
  private var titleWidth: Int {
    CellWidth.of(TimeAxisPlan.Unit(duration: duration).title)
  }

  /// Text of this library with its special characters spelled in ASCII where that is asked for.
  private func shown(_ text: String) -> String {
    characters == .unicode ? text : TextAppearance.ascii(text)
  }
}
