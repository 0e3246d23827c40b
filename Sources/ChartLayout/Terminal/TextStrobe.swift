internal import CurveGeometry
internal import DrawingModel

/// The strobe of a chart as rows of characters below everything else.
struct TextStrobe {
  private let strobe: ChartStrobe?
  private let lanes: [ChartStrobe.Lane]
  private let chart: Chart
  private let appearances: [TextAppearance]
  private let characters: TextCharacters

  /// The number of lanes that have no room.
  private let leftOut: Int

  /// Whether names are above the tracks.
  private let isNamed: Bool

  /// The largest part of the height that lanes take; lanes beyond it are only counted.
  private static let maximumShare = 0.4

  init(_ chart: Chart, appearances: [TextAppearance], characters: TextCharacters, height: Int) {
    self.chart = chart
    self.appearances = appearances
    self.characters = characters
    strobe = chart.strobe
    let all = (chart.strobe?.lanes ?? []).filter { appearances.indices.contains($0.series) }
    isNamed = all.contains { !$0.name.isEmpty }
    lanes = Array(
      all.prefix(max(Int(saturating: Double(height) * Self.maximumShare) / (isNamed ? 2 : 1), 1)))
    leftOut = all.count - lanes.count
  }

  /// The number of rows of the strobe: the lanes and a line of words.
  var rows: Int { lanes.isEmpty ? 0 : lanes.count * (isNamed ? 2 : 1) + 1 }

  /// Draws the lanes from a row on, and after each the name of its curve where there is room.
  func draw(columns: Range<Int>, top: Int, in grid: inout CellGrid) {
    guard let strobe, !lanes.isEmpty else { return }
    for (index, lane) in lanes.enumerated() {
      let row = isNamed ? top + index * 2 + 1 : top + index
      if isNamed { drawName(of: lane, columns: columns, row: row - 1, in: &grid) }
      draw(lane, strobe.shape, columns: columns, row: row, in: &grid)
    }
    var words = strobe.caption
    if leftOut > 0 { words += ", and \(leftOut) more" }
    grid.write(
      shown(words), column: columns.lowerBound, row: top + rows - 1, style: .faint)
  }

  private func draw(
    _ lane: ChartStrobe.Lane, _ shape: ChartStrobe.Shape, columns: Range<Int>, row: Int,
    in grid: inout CellGrid
  ) {
    let isUnicode = characters == .unicode
    let scale = AxisScale(
      lower: lane.safeRange.lowerBound, upper: lane.safeRange.upperBound,
      start: Double(columns.lowerBound), end: Double(columns.upperBound - 1))
    func column(of value: Double) -> Int {
      Int(saturating: scale.position(of: min(max(value, scale.lower), scale.upper)).rounded())
    }
    let ends = [column(of: lane.start), column(of: lane.target)]
    for column in min(ends[0], ends[1])...max(ends[0], ends[1]) {
      let isEnd = ends.contains(column)
      let line = isUnicode ? (isEnd ? "┼" : "─") : (isEnd ? "+" : "-")
      grid.write(line, column: column, row: row, style: .faint)
    }
    let style = CellGrid.Style.color(appearances[lane.series].color)
    for value in lane.values where value.isFinite {
      grid.write(character(for: shape), column: column(of: value), row: row, style: style)
    }
    if lanes.count > 1, !isNamed, chart.series[lane.series].naming == .label {
      let room = grid.width - columns.upperBound - 2
      let name = TextFitting(measurer: CellMeasurer()).endTruncated(
        TextFitting<CellMeasurer>.singleLine(chart.series[lane.series].label), font: Font(size: 1),
        width: Double(room))
      if room >= 4 {
        grid.write(shown(name), column: columns.upperBound + 2, row: row, style: style)
      }
    }
  }

  private func drawName(
    of lane: ChartStrobe.Lane, columns: Range<Int>, row: Int, in grid: inout CellGrid
  ) {
    let name = TextFitting(measurer: CellMeasurer()).endTruncated(
      TextFitting<CellMeasurer>.singleLine(lane.name), font: Font(size: 1),
      width: Double(max(grid.width - columns.lowerBound, 0)))
    grid.write(shown(name), column: columns.lowerBound, row: row, style: .faint)
  }

  private func character(for shape: ChartStrobe.Shape) -> String {
    switch shape {
    case .circle: characters == .unicode ? "●" : "o"
    case .square: characters == .unicode ? "■" : "#"
    case .bar: characters == .unicode ? "┃" : "|"
    }
  }

  private func shown(_ text: String) -> String {
    characters == .unicode ? text : TextAppearance.ascii(text)
  }
}
