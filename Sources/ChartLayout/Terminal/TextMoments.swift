internal import CurveGeometry
internal import DrawingModel

/// The moments of a chart on a page of cells: upright lines, and their names above the plots.
struct TextMoments {
  private let names: MomentNames<CellMeasurer>
  private let duration: Double
  private let appearances: [TextAppearance]
  private let characters: TextCharacters

  /// The number of cells between two names.
  private static let gap = 2.0

  init(chart: Chart, appearances: [TextAppearance], characters: TextCharacters) {
    var chart = chart
    if characters == .ascii {
      for index in chart.moments.indices {
        for word in chart.moments[index].name.indices {
          let text = chart.moments[index].name[word].text
          chart.moments[index].name[word].text = TextAppearance.ascii(text)
        }
      }
    }
    names = MomentNames(
      chart: chart, fonts: (Font(size: 1), Font(size: 1)), gap: Self.gap, blank: 1,
      measurer: CellMeasurer())
    duration = chart.safeDuration
    self.appearances = appearances
    self.characters = characters
  }

  /// Whether moments show all the names that they should, each in full at least once.
  func showAll(_ series: [Series], in plan: MomentPlanner.Result) -> Bool {
    names.showAll(series, in: plan)
  }

  /// Returns positions for the names above plots between some columns.
  ///
  /// - Parameters:
  ///   - columns: The columns of the plots.
  ///   - width: The number of cells across the page.
  ///   - height: The number of rows of the page; a low page keeps most of them for the plots.
  ///   - rows: The largest number of rows for names.
  func plan(columns: Range<Int>, width: Int, height: Int, rows: Int = 3) -> MomentPlanner.Result {
    let most = height < 10 ? 0 : height < 16 ? 1 : height < 20 ? 2 : 3
    return names.plan(
      xs: names.moments.map { Double(column(of: $0.time, in: columns)) }, left: 0,
      right: Double(width), rows: min(rows, most))
  }

  /// Draws lines and names.
  ///
  /// - Parameters:
  ///   - columns: The columns of the plots.
  ///   - namesTop: The first row for names.
  ///   - plotTop: The row after the last of these rows.
  ///   - bottom: The row after the last one of the plots.
  ///   - grid: The page.
  func draw(
    columns: Range<Int>, namesTop: Int, plotTop: Int, bottom: Int, in grid: inout CellGrid
  ) {
    let result = plan(
      columns: columns, width: grid.width, height: grid.height, rows: plotTop - namesTop)
    for (moment, position) in zip(names.moments, result.positions) {
      if let position {
        let row = plotTop - 1 - position.row
        write(
          names.fitted(moment.name, result.widthLimit), column: Int(saturating: position.left),
          row: row,
          in: &grid)
      }
      // A moment without a name has no line.
      guard moment.time > 0, let position else { continue }
      let top = plotTop - position.row
      for row in top..<max(bottom, top) {
        let column = column(of: moment.time, in: columns)
        guard grid.isEmpty(column: column, row: row) else { continue }
        grid.write(characters == .unicode ? "┊" : ":", column: column, row: row, style: .faint)
      }
    }
  }

  private func write(_ name: MomentName, column: Int, row: Int, in grid: inout CellGrid) {
    var column = column
    for word in name.words {
      let known = word.series.flatMap { appearances.indices.contains($0) ? $0 : nil }
      let style: CellGrid.Style =
        known.map { .color(appearances[$0].color) } ?? (word.isCode ? .plain : .faint)
      let text = characters == .ascii ? TextAppearance.ascii(word.text) : word.text
      grid.write(text, column: column, row: row, style: style)
      column += CellWidth.of(text) + 1
    }
  }

  private func column(of time: Double, in columns: Range<Int>) -> Int {
    let scale = AxisScale(
      lower: 0, upper: duration, start: 0,
      end: Double(columns.count * dotsPerColumn - 1))
    return columns.lowerBound + Int(saturating: scale.position(of: time).rounded()) / dotsPerColumn
  }

  private var dotsPerColumn: Int { characters == .unicode ? 2 : 1 }
}
