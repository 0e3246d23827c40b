internal import DrawingModel

/// The heads at the edges of a sheet, and their room.
struct SheetHeads<Measurer: TextMeasuring> {
  let grid: ChartGrid
  let size: Size
  let theme: ChartTheme
  let measurer: Measurer

  /// The font of the heads.
  let font: Font

  /// The number of columns of the sheet.
  let columns: Int

  /// The least distance of all parts from the figure's edges.
  let margin: Double

  /// The space between the heads of rows and the numbers.
  let rowGap: Double

  /// The width that the heads of rows take, with the gap to the numbers.
  var rowWidth: Double {
    guard let heads = grid.rowHeads else { return 0 }
    let widest = (heads.texts + [heads.name]).map { measurer.width(of: $0, in: font) }.max() ?? 0
    return min(widest, size.width * 0.2) + rowGap
  }

  /// Writes the heads: those of columns above their first cells, those of rows at the left edge.
  ///
  /// The names of the parameters that differ are in the corner, the one for the columns before
  /// their heads.
  func add(top: Double, width: Double, gap: Double, to plan: inout SheetPlan) {
    if let heads = grid.columnHeads { addColumnHeads(heads, top: top, gap: gap, to: &plan) }
    if let heads = grid.rowHeads { addRowHeads(heads, width: width - rowGap, to: &plan) }
  }

  private func addColumnHeads(
    _ heads: ChartGrid.Heads, top: Double, gap: Double, to plan: inout SheetPlan
  ) {
    let height = measurer.lineHeight(of: font)
    let cells = plan.cells.prefix(heads.texts.count)
    let spelled = heads.texts.map { "\(heads.name): \($0)" }
    // Either all heads are spelled out, or the name is once before them.
    let fits = zip(spelled, cells).allSatisfy {
      measurer.width(of: $0, in: font) <= $1.plot.size.width
    }
    var last = -Double.infinity
    if !fits, let first = cells.first {
      let run = TextRun(heads.name, font: font, anchor: .end, color: theme.secondaryText)
      let name = PlacedText(
        run, x: first.plot.left - gap, top: top - height, measuring: measurer)
      if name.bounds.left >= 0 {
        plan.heads.append(name)
        last = name.bounds.right
      }
    }
    for (text, cell) in zip(fits ? spelled : heads.texts, cells) {
      let run = TextRun(
        TextFitting<Measurer>.singleLine(text), font: font, anchor: .middle,
        color: theme.text)
      let head = PlacedText(
        run, x: cell.plot.center.x, top: top - height, measuring: measurer)
      guard head.bounds.left > last, head.bounds.right <= size.width else { continue }
      last = head.bounds.right + gap / 2
      plan.heads.append(head)
    }
  }

  private func addRowHeads(
    _ heads: ChartGrid.Heads, width: Double, to plan: inout SheetPlan
  ) {
    let height = measurer.lineHeight(of: font)
    var last = -Double.infinity
    for (row, text) in heads.texts.enumerated() where row * columns < plan.cells.count {
      let plot = plan.cells[row * columns].plot
      let clean = TextFitting(measurer: measurer).middleTruncated(
        TextFitting<Measurer>.singleLine(text), font: font, width: width)
      let hasRoom = plot.size.height >= height * 2.2
      let run = TextRun(clean, font: font, color: theme.text)
      let middle = plot.center.y + (hasRoom ? height / 2 : 0)
      let head = PlacedText(run, x: margin, middle: middle, measuring: measurer)
      if hasRoom {
        let name = TextRun(heads.name, font: font, color: theme.secondaryText)
        let placed = PlacedText(
          name, x: margin, middle: middle - height * 1.02, measuring: measurer)
        if placed.bounds.right <= margin + width + rowGap { plan.heads.append(placed) }
      }
      guard head.bounds.top > last else { continue }
      last = head.bounds.bottom
      plan.heads.append(head)
    }
  }
}
