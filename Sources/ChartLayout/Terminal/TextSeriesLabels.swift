internal import CurveGeometry
internal import DrawingModel

/// The labels of the series in a terminal: beside the curves' ends, or in a legend below.
struct TextSeriesLabels {
  let series: [Series]
  let appearances: [TextAppearance]
  let characters: TextCharacters

  /// The number of cells of a line sample with the blank after it, in which dashes can be told
  /// apart.
  private var sampleWidth: Int { characters == .ascii ? 4 : 7 }

  private var texts: [String] {
    series.map { TextFitting<CellMeasurer>.singleLine($0.label) }
  }

  /// The number of cells that labels beside the curves take.
  var width: Int {
    (texts.map(CellWidth.of(_:)).max() ?? 0) + sampleWidth
  }

  /// Whether all labels fit beside the plots.
  func fitsBeside(width: Int, height: Int) -> Bool {
    series.count <= min(8, height - 1) && self.width <= width / 3
  }

  /// The number of rows that a legend takes, at most `maximum`; 0 without series.
  func rowsBelow(width: Int, maximum: Int) -> Int {
    guard !series.isEmpty else { return 0 }
    let columns = columns(width: width)
    return min((series.count + columns - 1) / columns, maximum)
  }

  private func columns(width: Int) -> Int {
    max(1, (width + 2) / (self.width + 2))
  }

  /// Writes each label in the row in which its curve ends, or as near to it as possible.
  func drawBeside(column: Int, rows: [Int?], top: Int, bottom: Int, in grid: inout CellGrid) {
    let positions = LabelSpreading.spread(
      rows.map { Double($0 ?? top) }, spacing: 1, from: Double(top), to: Double(bottom))
    // Rounding the first position and counting from there would lose the gaps; all halves round
    // alike.
    for (index, position) in positions.enumerated() {
      write(
        index, column: column, row: Int(saturating: (position + 0.01).rounded()), width: width,
        in: &grid)
    }
  }

  /// Writes a legend, column by column; labels without room are counted in its last position.
  func drawBelow(top: Int, rows: Int, in grid: inout CellGrid) {
    guard rows > 0 else { return }
    let columns = columns(width: grid.width)
    let positions = rows * columns
    let shown = series.count <= positions ? series.count : max(positions - 1, 0)
    let columnWidth = min(width, grid.width)
    for index in 0..<shown {
      write(
        index, column: index / rows * (columnWidth + 2), row: top + index % rows,
        width: columnWidth, in: &grid)
    }
    if shown < series.count {
      let words = shown == 0 ? "\(series.count) curves" : "and \(series.count - shown) more"
      grid.write(
        words, column: shown / rows * (columnWidth + 2), row: top + shown % rows, style: .faint)
    }
  }

  /// Writes the line sample and the label of a series into cells of one row.
  func write(_ index: Int, column: Int, row: Int, width: Int, in grid: inout CellGrid) {
    let style = CellGrid.Style.color(appearances[index].color)
    grid.write(sample(of: appearances[index]), column: column, row: row, style: style)
    let text = TextFitting(measurer: CellMeasurer()).middleTruncated(
      texts[index], font: Font(size: 1), width: Double(width - sampleWidth))
    grid.write(
      characters == .ascii ? TextAppearance.ascii(text) : text, column: column + sampleWidth,
      row: row, style: style)
  }

  /// A short piece of the curve's line.
  private func sample(of appearance: TextAppearance) -> String {
    let cells = sampleWidth - 1
    guard characters == .unicode else {
      return String(repeating: appearance.letter, count: cells)
    }
    var dots = DotGrid(cellWidth: cells, cellHeight: 1, isBraille: true)
    var pen = DotPen(owner: 0, dash: appearance.dash)
    let end = Double(cells * dots.columnsPerCell - 1)
    pen.draw(
      [DrawnKnot(x: 0, y: 2, slope: 0), DrawnKnot(x: end, y: 2, slope: 0)], into: &dots)
    return String(
      (0..<cells).map { column in
        dots.cell(column: column, row: 0).map { Character(braille: $0.bits) } ?? " "
      })
  }
}

extension Character {
  /// The braille pattern with the given dots.
  init(braille bits: UInt32) {
    self = Unicode.Scalar(0x2800 + (bits & 0xFF)).map { Character($0) } ?? " "
  }
}
