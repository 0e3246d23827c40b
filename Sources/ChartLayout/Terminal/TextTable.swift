/// A table with the figures of a chart's series, for a terminal: those that a person would measure in the plot above
/// it.
public struct TextTable: Hashable, Sendable {
  /// The figures of one series.
  public struct Row: Hashable, Sendable {
    /// The index of the series in its chart; its line and name come first in the row.
    public var series: Int
    /// The text for each column; empty for a figure that does not exist.
    public var cells: [String]

    /// Makes a row.
    public init(series: Int, cells: [String]) {
      self.series = series
      self.cells = cells
    }
  }

  /// The head of each column.
  public var heads: [String]
  /// The rows from top to bottom.
  public var rows: [Row]

  /// The number of cells between two columns.
  private static let gap = 2
  /// The fewest cells of a name.
  private static let leastName = 8

  /// Makes a table.
  public init(heads: [String], rows: [Row]) {
    self.heads = heads
    self.rows = rows
  }

  /// The table as lines, each ended by a line feed; empty where it has no room.
  ///
  /// The last columns are left out first, so that names of up to half the width stay whole; then names are cut. Rows
  /// without room are counted.
  ///
  /// - Parameter chart: The chart with the series.
  /// - Parameter width: The number of cells across.
  /// - Parameter height: The largest number of lines; two is the least that shows anything.
  /// - Parameter characters: The characters to draw with.
  /// - Parameter color: Whether names have the colors of their curves.
  public func text(
    of chart: Chart, width: Int, height: Int, characters: TextCharacters = .unicode,
    color: Bool
  ) -> String {
    let known = rows.filter { row in
      guard chart.series.indices.contains(row.series) else { return false }
      // A curve that lies on another has the figures of that curve.
      if case .shared = chart.series[row.series].naming { return false }
      return true
    }
    guard !known.isEmpty, height >= 2 else { return "" }
    let labels = TextSeriesLabels(
      series: known.map { chart.series[$0.series] },
      appearances: {
        let all = TextAppearance.all(of: chart.series, usesColor: color)
        return known.map { all[$0.series] }
      }(), characters: characters)
    let shown = known.count < height ? known.count : max(height - 2, 1)
    let widths = columnWidths(of: known)
    var count = widths.count
    func free() -> Int {
      width - widths[..<count].reduce(0) { $0 + $1 + Self.gap }
    }
    while count > 1, free() < min(labels.width, width / 2) { count -= 1 }
    if free() < min(Self.leastName, labels.width) { count -= 1 }
    guard count > 0 else { return "" }
    let nameWidth = min(labels.width, free())
    var grid = CellGrid(width: width, height: min(known.count + 1, height))
    func put(_ text: String, _ column: Int, row: Int, style: CellGrid.Style) {
      let left = nameWidth + widths[...column].reduce(0) { $0 + $1 + Self.gap }
      let text = characters == .ascii ? TextAppearance.ascii(text) : text
      grid.write(text, column: left - CellWidth.of(text), row: row, style: style)
    }
    for column in 0..<count { put(heads[column], column, row: 0, style: .faint) }
    for (index, row) in known.prefix(shown).enumerated() {
      labels.write(index, column: 0, row: index + 1, width: nameWidth, in: &grid)
      for column in 0..<min(count, row.cells.count) {
        put(row.cells[column], column, row: index + 1, style: .plain)
      }
    }
    if shown < known.count, height > 2 {
      grid.write("and \(known.count - shown) more", column: 0, row: shown + 1, style: .faint)
    }
    return grid.text(color: color)
  }

  private func columnWidths(of rows: [Row]) -> [Int] {
    heads.indices.map { column in
      rows.reduce(CellWidth.of(heads[column])) { width, row in
        row.cells.indices.contains(column) ? max(width, CellWidth.of(row.cells[column])) : width
      }
    }
  }
}

extension Chart {
  /// The chart without a legend that would repeat the names of a table below it.
  ///
  /// Labels beside the curves' ends stay.
  ///
  /// - Parameter table: The table, all rows of which are shown.
  /// - Parameter width: The number of cells across the page.
  /// - Parameter height: The number of lines of the chart.
  public func leavingLegend(to table: TextTable, width: Int, height: Int) -> Chart {
    let labelled = labelledSeries(namesMoments: false)
    let appearances = TextAppearance.all(of: series, usesColor: false)
    let labels = TextSeriesLabels(
      series: labelled.map { series[$0] }, appearances: labelled.map { appearances[$0] },
      characters: .unicode)
    guard !labels.fitsBeside(width: width, height: height - 2),
      Set(labelled).isSubset(of: table.rows.map(\.series))
    else { return self }
    var chart = self
    for index in labelled { chart.series[index].naming = .none }
    return chart
  }
}
