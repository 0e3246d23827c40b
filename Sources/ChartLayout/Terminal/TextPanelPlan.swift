internal import DrawingModel

/// One panel on a page of cells.
struct TextPanelPlan {
  let panel: ChartPanel
  let characters: TextChart.Characters
  /// The row of the axis title; nil where there is no room for one.
  let titleRow: Int?
  /// The first row of the plot.
  let top: Int
  /// The row after the last one of the plot.
  let bottom: Int
  private let axis: ValueAxisPlan

  private var dotsPerRow: Int { characters == .unicode ? 4 : 1 }
  private var dotsPerColumn: Int { characters == .unicode ? 2 : 1 }

  /// Divides rows among panels by weight.
  static func all(
    _ panels: [ChartPanel], top: Int, bottom: Int, characters: TextChart.Characters
  ) -> [TextPanelPlan] {
    let total = panels.map(\.safeWeight).reduce(0, +)
    // A page with few rows a panel keeps them for the plots.
    let showsTitles = bottom - top >= 6 * panels.count
    var sum = 0.0
    return panels.map { panel in
      let first = top + Int((Double(bottom - top) * sum / total).rounded())
      sum += panel.safeWeight
      let last = top + Int((Double(bottom - top) * sum / total).rounded())
      return TextPanelPlan(
        panel, from: first, to: last, showsTitle: showsTitles, characters: characters)
    }
  }

  private init(
    _ panel: ChartPanel, from first: Int, to last: Int, showsTitle: Bool,
    characters: TextChart.Characters
  ) {
    self.panel = panel
    self.characters = characters
    titleRow = showsTitle ? first : nil
    top = showsTitle ? first + 1 : first
    bottom = max(last, top + 1)
    let dots = characters == .unicode ? 4.0 : 1.0
    axis = ValueAxisPlan(
      panel, top: 0, bottom: max(Double(bottom - top) * dots - 1, 1), spacing: dots)
  }

  /// The cells of the widest number on the value axis.
  var labelWidth: Int { axis.ticks.map { CellWidth.of(shown($0.text)) }.max() ?? 0 }

  /// Draws the panel between two columns.
  func draw(
    left: Int, right: Int, duration: Double, appearances: [TextAppearance],
    in grid: inout CellGrid
  ) {
    drawAxis(left: left, in: &grid)
    drawReferences(left: left, right: right, in: &grid)
    let width = right - left
    var dots = DotGrid(
      cellWidth: width, cellHeight: bottom - top, isBraille: characters == .unicode)
    let time = timeScale(duration, left: left, right: right)
    for curve in panel.curves where appearances.indices.contains(curve.series) {
      for piece in curve.pieces {
        for run in piece.drawnRuns(time: time, value: axis.scale) {
          var pen = DotPen(
            owner: curve.series,
            dash: characters == .unicode ? appearances[curve.series].dash : [])
          pen.draw(run, into: &dots)
        }
      }
    }
    for row in 0..<(bottom - top) {
      for column in 0..<width {
        guard let cell = dots.cell(column: column, row: row) else { continue }
        let appearance = appearances[cell.owner]
        let character =
          characters == .unicode ? Character(braille: cell.bits) : appearance.letter
        grid.write(
          String(character), column: left + column, row: top + row,
          style: .color(appearance.color))
      }
    }
  }

  /// The row in which a series' curve ends, or nil if it has none here.
  func endRow(of series: Int, left: Int, right: Int, duration: Double) -> Int? {
    let time = timeScale(duration, left: left, right: right)
    let ends = panel.curves.filter { $0.series == series }.compactMap { curve in
      curve.pieces.flatMap { $0.drawnRuns(time: time, value: axis.scale) }.last?.last
    }
    return ends.last.map { top + row(of: $0.y) }
  }

  private func timeScale(_ duration: Double, left: Int, right: Int) -> AxisScale {
    AxisScale(
      lower: 0, upper: duration, start: 0, end: Double((right - left) * dotsPerColumn - 1))
  }

  private func drawAxis(left: Int, in grid: inout CellGrid) {
    if let titleRow {
      let title = TextFitting<CellMeasurer>.singleLine(axis.title)
      grid.write(shown(title), column: 0, row: titleRow, style: .faint)
    }
    let isUnicode = characters == .unicode
    for row in top..<bottom {
      grid.write(isUnicode ? "│" : "|", column: left - 1, row: row, style: .faint)
    }
    var taken: Set<Int> = []
    for tick in axis.ticks {
      let tickRow = row(of: tick.position)
      guard taken.insert(tickRow).inserted else { continue }
      let text = shown(tick.text)
      grid.write(text, column: left - 1 - CellWidth.of(text), row: top + tickRow)
      grid.write(isUnicode ? "┤" : "+", column: left - 1, row: top + tickRow, style: .faint)
    }
  }

  private func drawReferences(left: Int, right: Int, in grid: inout CellGrid) {
    for reference in panel.references where reference.value.isFinite {
      let row = top + row(of: axis.scale.position(of: reference.value))
      for column in left..<right where grid.isEmpty(column: column, row: row) {
        grid.write(characters == .unicode ? "┈" : ".", column: column, row: row, style: .faint)
      }
    }
  }

  /// The row of the plot in which a dot lies.
  private func row(of dot: Double) -> Int {
    min(max(Int(dot.rounded()) / dotsPerRow, 0), bottom - top - 1)
  }

  private func shown(_ text: String) -> String {
    characters == .unicode ? text : TextAppearance.ascii(text)
  }
}
