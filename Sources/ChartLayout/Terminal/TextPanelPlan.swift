internal import CurveGeometry
internal import DrawingModel

/// One panel on a page of cells.
struct TextPanelPlan {
  let panel: ChartPanel
  let characters: TextCharacters
  /// The row of the axis title; nil where there is no room for one.
  let titleRow: Int?
  /// The first row of the plot.
  let top: Int
  /// The row after the last one of the plot.
  let bottom: Int
  private let axis: ValueAxisPlan
  /// Whether the panel has a name, which is in its title row, or beside the plot in place of
  /// numbers.
  private let isLane: Bool

  /// The largest number of cells of a name beside a lane.
  private static let laneNameWidth = 20

  private var dotsPerRow: Int { characters == .unicode ? 4 : 1 }
  private var dotsPerColumn: Int { characters == .unicode ? 2 : 1 }

  /// Divides rows among panels by weight.
  ///
  /// - Parameter extents: The extent of each panel's content.
  static func all(
    _ panels: [ChartPanel], extents: [ValueExtent], duration: Double, top: Int, bottom: Int,
    characters: TextCharacters
  ) -> [TextPanelPlan] {
    let total = panels.map(\.safeWeight).reduce(0, +)
    let areLanes = panels.contains { !$0.name.isEmpty }
    // A page with few rows per panel keeps them for the plots.
    let showsTitles = bottom - top >= (areLanes ? 4 : 6) * panels.count
    // Every lane has a row for itself, and one for its name, before weights count.
    let least = areLanes ? min((bottom - top) / max(panels.count, 1), showsTitles ? 2 : 1) : 0
    let free = Double(bottom - top - least * panels.count)
    var sum = 0.0
    return panels.enumerated().compactMap { index, panel in
      let first = top + least * index + Int(saturating: (free * sum / total).rounded())
      sum += panel.safeWeight
      let last = top + least * (index + 1) + Int(saturating: (free * sum / total).rounded())
      // If there are more lanes than rows, some lanes have none.
      guard !areLanes || last > first else { return nil }
      return TextPanelPlan(
        panel, extent: extents[index], duration: duration, from: first, to: last,
        showsTitle: showsTitles,
        isLane: areLanes, characters: characters)
    }
  }

  private init(
    _ panel: ChartPanel, extent: ValueExtent, duration: Double, from first: Int, to last: Int,
    showsTitle: Bool,
    isLane: Bool, characters: TextCharacters
  ) {
    self.panel = panel
    self.isLane = isLane
    self.characters = characters
    titleRow = showsTitle ? first : nil
    top = showsTitle ? first + 1 : first
    bottom = max(last, top + 1)
    let dots = characters == .unicode ? 4.0 : 1.0
    axis = ValueAxisPlan(
      panel, extent: extent, duration: duration, top: 0,
      bottom: max(Double(bottom - top) * dots - 1, 1), spacing: dots)
  }

  /// The cells of the widest number on the value axis.
  var labelWidth: Int {
    if isLane && titleRow == nil { return CellWidth.of(laneName) }
    return (axis.ticks + axis.references).map { CellWidth.of(shown($0.text)) }.max() ?? 0
  }

  private var laneName: String {
    shown(
      TextFitting(measurer: CellMeasurer()).middleTruncated(
        TextFitting<CellMeasurer>.singleLine(panel.name), font: Font(size: 1),
        width: Double(Self.laneNameWidth)))
  }

  /// Draws the panel between two columns.
  func draw(
    left: Int, right: Int, duration: Double, appearances: [TextAppearance],
    in grid: inout CellGrid
  ) {
    drawGround(left: left, right: right, duration: duration, in: &grid)
    for cell in curveCells(left: left, right: right, duration: duration, appearances: appearances) {
      grid.write(
        String(cell.character), column: cell.column, row: cell.row,
        style: cell.isGhost ? .faintColor(cell.color) : .color(cell.color))
    }
    drawStretches(
      left: left, right: right, time: timeScale(duration, left: left, right: right), in: &grid)
  }

  /// Draws the parts behind the curves: the axis and the lines at values with a meaning.
  func drawGround(left: Int, right: Int, duration: Double, in grid: inout CellGrid) {
    drawAxis(left: left, in: &grid)
    drawReferences(
      left: left, right: right, time: timeScale(duration, left: left, right: right), in: &grid)
  }

  /// A cell of the page with a piece of a curve.
  struct CurveCell {
    let column: Int
    let row: Int
    let character: Character
    let color: Int
    /// Whether the curve shows a motion that did not happen.
    let isGhost: Bool
  }

  /// The cells of all curves, row by row.
  func curveCells(
    left: Int, right: Int, duration: Double, appearances: [TextAppearance]
  ) -> [CurveCell] {
    let width = right - left
    var dots = DotGrid(
      cellWidth: width, cellHeight: bottom - top, isBraille: characters == .unicode)
    let time = timeScale(duration, left: left, right: right)
    let known = panel.curves.filter { appearances.indices.contains($0.series) }
    // Ghosts lie behind main curves, and their dots have owners of their own.
    for curve in known.filter({ $0.role == .ghost }) + known.filter({ $0.role == .main }) {
      let dash = curve.role == .main ? appearances[curve.series].dash : TextAppearance.ghostDash
      let owner = curve.role == .main ? curve.series : appearances.count + curve.series
      for piece in curve.pieces {
        for run in piece.drawnRuns(time: time, value: axis.scale) {
          var pen = DotPen(owner: owner, dash: characters == .unicode ? dash : [])
          pen.draw(run, into: &dots)
        }
      }
    }
    var cells: [CurveCell] = []
    for row in 0..<(bottom - top) {
      for column in 0..<width {
        guard let cell = dots.cell(column: column, row: row) else { continue }
        let isGhost = cell.owner >= appearances.count
        let appearance = appearances[isGhost ? cell.owner - appearances.count : cell.owner]
        let letter = isGhost ? TextAppearance.ghostLetter : appearance.letter
        cells.append(
          CurveCell(
            column: left + column, row: top + row,
            character: characters == .unicode ? Character(braille: cell.bits) : letter,
            color: appearance.color, isGhost: isGhost))
      }
    }
    return cells
  }

  /// The row of the page in which a value lies.
  func row(ofValue value: Double) -> Int {
    top + row(of: axis.scale.position(of: value))
  }

  /// The row in which a series' curve ends; nil if it has no curve here.
  func endRow(of series: Int, left: Int, right: Int, duration: Double) -> Int? {
    let time = timeScale(duration, left: left, right: right)
    let own = panel.curves.filter { $0.series == series && $0.role == .main }
    let ends = own.compactMap { curve in
      curve.pieces.flatMap { $0.drawnRuns(time: time, value: axis.scale) }.last?.last
    }
    return ends.last.map { top + row(of: $0.y) }
  }

  private func timeScale(_ duration: Double, left: Int, right: Int) -> AxisScale {
    AxisScale(
      lower: 0, upper: duration, start: 0, end: Double((right - left) * dotsPerColumn - 1))
  }

  private func drawAxis(left: Int, in grid: inout CellGrid) {
    let isUnicode = characters == .unicode
    if let titleRow {
      let title = TextFitting<CellMeasurer>.singleLine(axis.title)
      let name = shown(TextFitting<CellMeasurer>.singleLine(panel.name))
      let column = isLane ? left : 0
      grid.write(name, column: column, row: titleRow)
      let start = name.isEmpty ? column : column + CellWidth.of(name) + 1
      grid.write(shown(title), column: start, row: titleRow, style: .faint)
    } else if isLane {
      let name = laneName
      grid.write(name, column: left - 1 - CellWidth.of(name), row: (top + bottom - 1) / 2)
      for row in top..<bottom {
        grid.write(isUnicode ? "│" : "|", column: left - 1, row: row, style: .faint)
      }
      return
    }
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
    // The numbers of lines between ticks, without a tick of their own.
    for reference in axis.references {
      let row = row(of: reference.position)
      guard taken.insert(row).inserted else { continue }
      let text = shown(reference.text)
      grid.write(text, column: left - 1 - CellWidth.of(text), row: top + row, style: .faint)
    }
  }

  private func drawReferences(
    left: Int, right: Int, time: AxisScale, in grid: inout CellGrid
  ) {
    func level(_ value: Double, _ columns: Range<Int>) {
      let row = top + row(of: axis.scale.position(of: value))
      for column in columns where grid.isEmpty(column: column, row: row) {
        grid.write(characters == .unicode ? "┈" : ".", column: column, row: row, style: .faint)
      }
    }
    for reference in panel.references where reference.value.isFinite {
      level(reference.value, left..<right)
    }
    func column(_ seconds: Double) -> Int {
      left + Int(saturating: time.position(of: seconds).rounded()) / dotsPerColumn
    }
    for (index, step) in panel.steps.enumerated() where step.value.isFinite {
      let next = index + 1 < panel.steps.count ? column(panel.steps[index + 1].time) : right
      let end = step.end.map { min(next, column($0)) } ?? next
      level(step.value, column(step.time)..<max(end, column(step.time)))
    }
  }

  /// Draws the starts of stretches, and their names where no curve would cross them.
  private func drawStretches(
    left: Int, right: Int, time: AxisScale, in grid: inout CellGrid
  ) {
    let isUnicode = characters == .unicode
    func column(_ seconds: Double) -> Int {
      left + Int(saturating: time.position(of: min(seconds, time.upper)).rounded()) / dotsPerColumn
    }
    for stretch in panel.stretches where stretch.start.isFinite && stretch.end.isFinite {
      let (first, last) = (column(max(stretch.start, 0)), min(column(stretch.end), right))
      for row in top..<bottom where first > left && first < right {
        guard grid.isEmpty(column: first, row: row) else { continue }
        grid.write(isUnicode ? "┊" : ":", column: first, row: row, style: .faint)
      }
      let name = shown(stretch.name)
      let cells = first + 1..<first + 1 + CellWidth.of(name)
      guard cells.upperBound < last else { continue }
      let rows = [top, bottom - 1] + (top..<bottom)
      let row = rows.first { row in
        cells.allSatisfy { grid.isEmpty(column: $0, row: row) }
      }
      if let row { grid.write(name, column: cells.lowerBound, row: row, style: .faint) }
    }
  }

  /// The row of the plot in which a dot lies.
  private func row(of dot: Double) -> Int {
    min(max(Int(saturating: dot.rounded()) / dotsPerRow, 0), bottom - top - 1)
  }

  private func shown(_ text: String) -> String {
    characters == .unicode ? text : TextAppearance.ascii(text)
  }
}
