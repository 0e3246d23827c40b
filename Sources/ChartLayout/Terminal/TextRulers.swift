internal import CurveGeometry

/// The rulers of a chart as rows of characters under the time axis.
struct TextRulers {
  let rulers: [ChartRuler]
  let appearances: [TextAppearance]
  let characters: TextCharacters

  /// The largest part of the height that rulers take; where they need more, none is drawn.
  private static let maximumShare = 0.25

  init(_ chart: Chart, appearances: [TextAppearance], characters: TextCharacters, height: Int) {
    let rulers = chart.rulers.filter { appearances.indices.contains($0.series) }
    let fits = Double(rulers.count) <= Double(height) * Self.maximumShare
    self.rulers = fits ? rulers : []
    self.appearances = appearances
    self.characters = characters
  }

  /// Draws the rulers, one per row, from a row on.
  func draw(columns: Range<Int>, duration: Double, top: Int, in grid: inout CellGrid) {
    let time = AxisScale(
      lower: 0, upper: duration, start: Double(columns.lowerBound),
      end: Double(columns.upperBound - 1))
    for (index, ruler) in rulers.enumerated() {
      let style = CellGrid.Style.color(appearances[ruler.series].color)
      for stage in ruler.stages where stage.start < duration && stage.end > max(stage.start, 0) {
        let left = Int(saturating: time.position(of: stage.start).rounded())
        let right = Int(saturating: time.position(of: stage.end).rounded())
        draw(stage, from: left, to: right, row: top + index, style, in: &grid)
      }
    }
  }

  private func draw(
    _ stage: ChartRuler.Stage, from left: Int, to right: Int, row: Int, _ style: CellGrid.Style,
    in grid: inout CellGrid
  ) {
    let isUnicode = characters == .unicode
    for column in left...right {
      let isEnd = column == left || column == right
      let line = stage.kind == .pause ? (isUnicode ? "╌" : ".") : (isUnicode ? "─" : "-")
      grid.write(isEnd ? (isUnicode ? "┼" : "|") : line, column: column, row: row, style: style)
    }
    let names = stage.names.map {
      " " + (isUnicode ? $0 : TextAppearance.ascii($0)) + " "
    }
    guard let name = names.first(where: { CellWidth.of($0) < right - left - 1 }) else { return }
    let start = (left + right + 1 - CellWidth.of(name)) / 2
    grid.write(name, column: start, row: row, style: style)
  }
}
