internal import DrawingModel

/// Finds a position for each part of a sheet: equal cells, heads at the edges, numbers only at the outermost cells.
struct SheetPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let grid: ChartGrid
  let size: Size
  let theme: ChartTheme
  let measurer: Measurer
  private let metrics: ChartMetrics
  private let columns: Int
  private let rows: Int
  private let extent: ValueExtent

  init(chart: Chart, grid: ChartGrid, size: Size, theme: ChartTheme, measurer: Measurer) {
    self.chart = chart
    self.grid = grid
    self.size = size
    self.theme = theme
    self.measurer = measurer
    columns = grid.safeColumns(of: chart.panels.count)
    rows = (chart.panels.count + columns - 1) / columns
    metrics = ChartMetrics(size: size, columns: columns, rows: rows, density: chart.density)
    var extent = ValueExtent()
    for panel in chart.panels {
      let own = ValueExtent(of: panel)
      extent.include(own.minimum)
      extent.include(own.maximum)
    }
    self.extent = extent
  }

  private var base: Double { metrics.base }
  /// Whether every row has a time axis of its own.
  private var hasRowAxes: Bool { grid.rowDurations.count == rows }
  /// The duration of a row's time axis, in seconds.
  private func duration(ofRow row: Int) -> Double {
    guard hasRowAxes, grid.rowDurations[row] > 0, grid.rowDurations[row].isFinite else {
      return chart.safeDuration
    }
    return grid.rowDurations[row]
  }
  /// The least distance of all parts from the figure's edges.
  private var margin: Double { min(base * 1.2, min(size.width, size.height) / 20) }
  private var heads: SheetHeads<Measurer> {
    SheetHeads(
      grid: grid, size: size, theme: theme, measurer: measurer, font: metrics.codeFont,
      columns: columns, margin: margin, rowGap: base)
  }
  private var fitting: TextFitting<Measurer> { TextFitting(measurer: measurer) }
  /// The usual font of names.
  private var nameFont: Font { Font(face: .monospaced, size: base * 0.85) }

  /// The number of lines of the names: two where a name is longer than a cell is wide.
  private var nameLines: Int {
    // The width of the words and numbers beside the cells is not known yet; it is about this.
    let width = (size.width - margin * 2 - base * 3) / Double(columns) - base * 1.1
    return chart.panels.contains {
      measurer.width(of: TextFitting<Measurer>.singleLine($0.name), in: nameFont) > width
    } ? 2 : 1
  }

  /// The font of names over plots of a width: at most a quarter smaller, where the longest name needs that.
  private func nameFont(over width: Double, lines: Int) -> Font {
    let longest =
      chart.panels.map { panel in
        fitting.lines(
          of: TextFitting<Measurer>.singleLine(panel.name), font: nameFont, width: width,
          lines: lines
        ).map { measurer.width(of: $0, in: nameFont) }.max() ?? 0
      }.max() ?? 0
    var font = nameFont
    font.size *= longest > width ? max(width / longest, 0.75) : 1
    return font
  }

  /// Makes the plan; words without room are left out before cells shrink to nothing.
  func plan() -> SheetPlan {
    var plan = SheetPlan(metrics: metrics)
    let labelHeight = measurer.lineHeight(of: metrics.labelFont)
    let noteHeight = measurer.lineHeight(of: metrics.noteFont)
    var top = addHeader(to: &plan)
    if grid.columnHeads != nil { top += labelHeight + base * 0.5 }
    let numbersHeight = metrics.tickLength + base * 0.3 + labelHeight
    let axisHeight = (hasRowAxes ? 0 : numbersHeight) + base * 0.15 + noteHeight
    let bottom = max(size.height - margin - axisHeight, top + Double(rows))
    let nameLines = nameLines
    let nameHeight =
      grid.namesPanels ? measurer.lineHeight(of: nameFont) * Double(nameLines) + base * 0.2 : 0
    let rowHeight = (bottom - top) / Double(max(rows, 1))
    let below = hasRowAxes ? min(numbersHeight + base * 0.3, rowHeight * 0.4) : 0
    // Names are left out before the cells become flat.
    let showsNames = nameHeight > 0 && rowHeight - below > nameHeight * 2.2
    let above = (showsNames ? nameHeight : 0) + min(base * 0.7, rowHeight * 0.12)
    let plotHeight = max(rowHeight - above - below, 0.5)
    let axis = ValueAxisPlan(
      commonPanel, extent: extent, duration: chart.safeDuration, top: 0, bottom: plotHeight,
      spacing: labelHeight)
    let rowHeadWidth = heads.rowWidth
    let ticksWidth =
      axis.ticks.map { measurer.width(of: $0.text, in: metrics.labelFont) }.max() ?? 0
    let left = min(
      margin + rowHeadWidth + ticksWidth + metrics.smallGap, size.width * 0.4)
    let references =
      axis.references.map { measurer.width(of: $0.text, in: metrics.noteFont) }.max() ?? 0
    let right = size.width - margin - (references > 0 ? references + metrics.smallGap : 0)
    let gap = min(base * 1.1, (right - left) / Double(columns) * 0.16)
    let plotWidth = max((right - left - gap * Double(columns - 1)) / Double(columns), 0.5)

    let nameFont = showsNames ? nameFont(over: plotWidth, lines: nameLines) : nameFont
    for (index, panel) in chart.panels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let x = left + Double(column) * (plotWidth + gap)
      let y = top + Double(row) * rowHeight + above
      let plot = Rect(x: x, y: y, width: plotWidth, height: plotHeight)
      plan.cells.append(cell(panel, plot, axis.scale, duration: duration(ofRow: row)))
      if showsNames { addName(panel.name, nameFont, lines: nameLines, over: plot, to: &plan) }
    }
    plan.gridLines = axis.ticks.map(\.position)
    addNotes(to: &plan)
    addValueTicks(axis, left: left, top: top, to: &plan)
    addReferences(axis, to: &plan)
    addTimeAxes(labelHeight: labelHeight, gap: gap, to: &plan)
    heads.add(top: top, width: rowHeadWidth, gap: gap, to: &plan)
    return plan
  }

  /// The values of all panels together, for the single value axis.
  private var commonPanel: ChartPanel {
    var required: [Double] = []
    for value in chart.panels.flatMap(\.requiredTicks) where !required.contains(value) {
      required.append(value)
    }
    var references: [ChartPanel.Reference] = []
    for reference in chart.panels.flatMap(\.references) where !references.contains(reference) {
      references.append(reference)
    }
    return ChartPanel(
      axisTitle: "", curves: [], references: references, requiredTicks: required)
  }

  /// The numbers of lines between ticks, behind the last cell of each row.
  private func addReferences(_ axis: ValueAxisPlan, to plan: inout SheetPlan) {
    // In low rows these numbers would meet those of the next row.
    let height = measurer.lineHeight(of: metrics.noteFont)
    guard let first = plan.cells.first, first.plot.size.height >= height * 2 else { return }
    for row in 0..<rows {
      let last = min((row + 1) * columns, plan.cells.count) - 1
      guard last >= row * columns else { continue }
      let plot = plan.cells[last].plot
      for tick in axis.references {
        let run = TextRun(tick.text, font: metrics.noteFont, color: theme.text)
        let label = PlacedText(
          run, x: plot.right + metrics.smallGap, middle: plot.top + tick.position,
          measuring: measurer)
        if label.bounds.right <= size.width { plan.referenceLabels.append(label) }
      }
    }
  }

  private func cell(
    _ panel: ChartPanel, _ plot: Rect, _ axis: AxisScale, duration: Double
  ) -> SheetPlan.Cell {
    let scale = AxisScale(
      lower: axis.lower, upper: axis.upper, start: plot.bottom, end: plot.top)
    let time = AxisScale(
      lower: 0, upper: duration, start: plot.left, end: plot.right)
    return SheetPlan.Cell(
      plot: plot, name: panel.name,
      references: panel.references.filter { $0.value.isFinite }.map {
        ($0.kind, metrics.crisp(scale.position(of: $0.value)))
      },
      traces: panel.curves.filter { chart.series.indices.contains($0.series) }.map {
        LayoutPlan.Panel.Trace(
          series: $0.series, role: $0.role, trace: CurveTrace($0, time: time, value: scale))
      },
      marks: marks(of: panel, time: time, value: scale), isLimited: panel.limits != nil)
  }

  private func addName(
    _ name: String, _ nameFont: Font, lines: Int, over plot: Rect, to plan: inout SheetPlan
  ) {
    let clean = TextFitting<Measurer>.singleLine(name)
    let width = plot.size.width
    let texts = fitting.lines(of: clean, font: nameFont, width: width, lines: lines).map {
      fitting.middleTruncated($0, font: nameFont, width: width)
    }
    guard texts.allSatisfy({ measurer.width(of: $0, in: nameFont) <= width }) else { return }
    let height = measurer.lineHeight(of: nameFont)
    // In low cells ticks at the target reach above the plot.
    let gap = max(base * 0.2, metrics.markTick + 1 - plot.size.height * 0.05)
    for (index, text) in texts.enumerated() {
      plan.names.append(
        PlacedText(
          TextRun(text, font: nameFont, color: theme.text), x: plot.left,
          top: plot.top - height * Double(texts.count - index) - gap, measuring: measurer))
    }
  }

  private func addHeader(to plan: inout SheetPlan) -> Double {
    let head = HeadPlanner(
      chart: chart, size: size, margin: margin, theme: theme, metrics: metrics, measurer: measurer
    ).plan(
      LayoutDetail.levels[0], quantity: chart.subtitle?.hasPrefix("from ") ?? false ? "value" : "")
    plan.header = head.texts.filter { $0.bounds.right <= size.width }
    return plan.header.isEmpty ? margin : head.bottom + base * 0.2
  }

  /// The numbers beside the first column, as many as stand clear of each other.
  private func addValueTicks(
    _ axis: ValueAxisPlan, left: Double, top: Double, to plan: inout SheetPlan
  ) {
    // In low rows the numbers of one row have no room beside those of the next.
    var lowest = top
    for row in 0..<rows {
      let plot = plan.cells[row * columns].plot
      for tick in axis.ticks.sorted(by: { $0.position < $1.position }) {
        let run = TextRun(
          tick.text, font: metrics.labelFont, anchor: .end, color: theme.text)
        let placed = PlacedText(
          run, x: left - metrics.smallGap, middle: plot.top + tick.position,
          measuring: measurer)
        guard placed.bounds.left >= 0, placed.bounds.top >= lowest else { continue }
        lowest = placed.bounds.bottom
        plan.valueTicks.append(placed)
      }
    }
  }

  /// The time axes: below the lowest cell of each column, each beginning at its own 0; where rows have axes of their
  /// own, below every cell, with numbers below the first cell of the row.
  private func addTimeAxes(labelHeight: Double, gap: Double, to plan: inout SheetPlan) {
    guard hasRowAxes else {
      return addCommonAxes(labelHeight: labelHeight, gap: gap, to: &plan)
    }
    for row in 0..<rows {
      let cells = plan.cells[(row * columns)..<min((row + 1) * columns, plan.cells.count)]
      plan.timeAxes += cells.map { ($0.plot.left, $0.plot.right, $0.plot.bottom) }
      guard let plot = cells.first?.plot else { continue }
      let axis = TimeAxisPlan(
        scale: AxisScale(
          lower: 0, upper: duration(ofRow: row), start: plot.left, end: plot.right),
        top: plot.bottom + metrics.tickLength + base * 0.3,
        edges: (plot.left - base)...(plot.right + base), gap: base * 0.7, font: metrics.labelFont,
        color: theme.text, measuring: measurer)
      plan.timeTicks += axis.ticks.filter { ($0.label?.bounds.right ?? 0) <= size.width }
      if row == rows - 1 { addUnit(axis.title, below: plot, labelHeight, to: &plan) }
    }
  }

  private func addUnit(
    _ title: String, below plot: Rect, _ labelHeight: Double, to plan: inout SheetPlan
  ) {
    let run = TextRun(title, font: metrics.noteFont, anchor: .end, color: theme.secondaryText)
    plan.timeTitle = PlacedText(
      run, x: size.width - margin,
      top: plot.bottom + metrics.tickLength + base * 0.45 + labelHeight, measuring: measurer)
  }

  private func addCommonAxes(labelHeight: Double, gap: Double, to plan: inout SheetPlan) {
    var last = (y: -Double.infinity, right: -Double.infinity)
    let zero = measurer.width(of: "0", in: metrics.labelFont)
    // The next column begins with its own 0, from which the last number keeps a distance.
    let overhang = columns > 1 ? gap - zero / 2 - base * 0.5 : base
    for column in 0..<min(columns, plan.cells.count) {
      let index = (plan.cells.count - 1 - column) / columns * columns + column
      let plot = plan.cells[index].plot
      plan.timeAxes.append((plot.left, plot.right, plot.bottom))
      let time = AxisScale(
        lower: 0, upper: chart.safeDuration, start: plot.left, end: plot.right)
      let top = plot.bottom + metrics.tickLength + base * 0.3
      let edges = (plot.left - base)...(plot.right + max(overhang, zero / 2 - plot.size.width))
      let axis = TimeAxisPlan(
        scale: time, top: top, edges: edges, gap: base * 0.7, font: metrics.labelFont,
        color: theme.text, measuring: measurer)
      // In columns narrower than a number, a number that would meet another is left out.
      for tick in axis.ticks {
        guard let bounds = tick.label?.bounds, bounds.right <= size.width,
          bounds.top != last.y || bounds.left >= last.right + base * 0.2
        else { continue }
        last = (bounds.top, bounds.right)
        plan.timeTicks.append(tick)
      }
      if column == 0, let lowest = plan.cells.last?.plot {
        addUnit(axis.title, below: lowest, labelHeight, to: &plan)
      }
    }
  }
}

// MARK: - Marks and notes

extension SheetPlanner {
  /// The positions of a cell's marks, without words.
  private func marks(of panel: ChartPanel, time: AxisScale, value: AxisScale) -> [LayoutPlan.Mark] {
    panel.marks.filter { mark in
      chart.series.indices.contains(mark.series) && mark.time >= 0 && mark.time <= time.upper
        && mark.value >= value.lower && mark.value <= value.upper
    }.map { mark in
      LayoutPlan.Mark(
        series: mark.series,
        point: Point(x: time.position(of: mark.time), y: value.position(of: mark.value)),
        kind: mark.kind, label: nil, leader: [])
    }
  }

  /// Writes the notes inside their cells: on one line or on several, where they cover least of the curves.
  ///
  /// They have the same size and the same position in all cells, so that cells can be compared.
  private func addNotes(to plan: inout SheetPlan) {
    let notes = chart.panels.map(\.notes)
    guard notes.contains(where: { !$0.isEmpty }), let plot = plan.cells.first?.plot else { return }
    let room = plot.size.width - base * 0.4
    typealias Choice = (
      lines: [[String]], font: Font, position: (right: Double, top: Double, cost: Int)
    )
    var best: Choice?
    for share in [1, 0.9, 0.8, 0.72, 0.64, 0.56] {
      var font = metrics.noteFont
      font.size *= share
      guard font.size >= Self.smallestNote || share == 1 else { break }
      for isStacked in [false, true] {
        let lines = notes.map { isStacked ? $0 : [$0.joined(separator: ", ")] }
        let height = Double(lines.map(\.count).max() ?? 0) * measurer.lineHeight(of: font)
        let widest =
          lines.joined().map { measurer.width(of: $0, in: font) }.max() ?? 0
        guard widest <= room, height <= plot.size.height * 0.75 else { continue }
        let position = bestPosition(width: widest, height: height, in: plan)
        if position.cost < best?.position.cost ?? .max { best = (lines, font, position) }
      }
      // Smaller words are only for cells in which larger ones cover something.
      if best?.position.cost == 0 { break }
    }
    // In the smallest figures words are left out before they cover curves.
    guard let best, best.position.cost < Self.covering || base > ChartMetrics.smallestBase
    else { return }
    let (font, position) = (best.font, best.position)
    for (cell, lines) in zip(plan.cells, best.lines) where !lines.isEmpty {
      plan.notes += lines.enumerated().map { index, line in
        PlacedText(
          TextRun(line, font: font, anchor: .end, color: theme.secondaryText),
          x: cell.plot.left + position.right,
          top: cell.plot.top + position.top + Double(index) * measurer.lineHeight(of: font),
          measuring: measurer)
      }
    }
  }

  /// The cost of covering a curve or a mark.
  private static var covering: Int { 8 }
  /// The least size of notes, in points.
  private static var smallestNote: Double { 8 }

  /// The position within a cell that covers least in all cells together, as the distances from the cell's left and
  /// upper edges.
  private func bestPosition(
    width: Double, height: Double, in plan: SheetPlan
  ) -> (right: Double, top: Double, cost: Int) {
    guard let first = plan.cells.first else { return (0, 0, 0) }
    let plot = first.plot
    let air = base * 0.25
    let lowest = first.references.map(\.y).max() ?? plot.bottom
    let rights = [plot.size.width - air, air + width]
    let tops =
      [
        lowest - plot.top - air - height, air, plot.size.height / 2 - height / 2,
        plot.size.height - air - height,
      ] + plan.gridLines.map { $0 + air }
    let outlines = plan.cells.map { cell in cell.traces.map { CurveOutline($0.trace.path) } }
    var best: (right: Double, top: Double, cost: Int)?
    for top in tops where top >= 0 && top + height <= plot.size.height {
      for right in rights {
        var cost = plan.gridLines.count { $0 > top && $0 < top + height } * plan.cells.count
        for (cell, outlines) in zip(plan.cells, outlines) {
          let box = Rect(
            x: cell.plot.left + right - width, y: cell.plot.top + top, width: width,
            height: height)
          cost += outlines.count { $0.meets(box) } * 8
          let reach = metrics.markTick
          let near = box.inset(by: Insets(top: -reach, left: -1, bottom: -reach, right: -1))
          cost += cell.marks.count { near.contains($0.point) } * 8
          cost += cell.references.count { $0.y > box.top && $0.y < box.bottom } * 2
        }
        if cost < best?.cost ?? .max { best = (right, top, cost) }
      }
    }
    return best ?? (rights[0], 0, .max)
  }
}
