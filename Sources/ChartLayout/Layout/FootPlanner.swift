internal import DrawingModel

/// Places the content without room beside the curves at the foot of a figure: a table of figures with a row for
/// each curve, and lines of names.
struct FootPlanner<Measurer: TextMeasuring> {
  let content: FootContent
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer
  private let appearances: [SeriesAppearance]
  private let table: FootTable
  private let width: Double
  /// Blocks of columns, each with all rows: more than one in a narrow figure.
  private let blocks: [Block]
  private let nameWidth: Double
  private let spacing: Spacing
  private let lines: [[Part]]
  /// The number of rows that are shown; the other rows are only counted.
  private let shownRows: Int

  /// Columns that are side by side, and the texts in them.
  private struct Block {
    var columns: [Column] = []
  }

  private struct Column {
    let head: String
    let cells: [String]
    let width: Double
  }

  /// A piece of a line.
  private struct Part {
    let run: TextRun
    let width: Double
    /// Whether the part begins an item, which is set apart from the item before.
    let beginsItem: Bool
  }

  /// The largest part of the height that the foot may take.
  private static var largestShare: Double { 0.58 }

  /// The distances in the table, in base sizes: the first spacing that has room for all columns is taken.
  private struct Spacing {
    /// The distance of two columns.
    let gap: Double
    /// The length of a line sample.
    let sample: Double
    /// The least width of a name.
    let name: Double

    static var all: [Spacing] {
      [Spacing(gap: 1.3, sample: 2, name: 6), Spacing(gap: 0.7, sample: 1.2, name: 3.5)]
    }
  }

  init(
    _ content: FootContent, chart: Chart, names: MomentNames<Measurer>,
    appearances: [SeriesAppearance], size: Size, margin: Double, theme: ChartTheme,
    metrics: ChartMetrics, measurer: Measurer
  ) {
    self.content = content
    self.appearances = appearances
    self.theme = theme
    self.metrics = metrics
    self.measurer = measurer
    width = size.width - 2 * margin
    table = FootTable(chart, columns: content.columns)
    let allLines = Self.lines(
      content, names, appearances: appearances, theme: theme, metrics: metrics, width: width,
      measurer: measurer)
    // A figure that is all foot would show nothing.
    lines = Self.limited(
      allLines, to: Int(size.height * Self.largestShare / Self.rowHeight(metrics, measurer)),
      font: metrics.noteFont, color: theme.secondaryText, measurer: measurer)
    let rows = table.rows
    let wanted =
      rows.map { measurer.width(of: $0.name, in: Self.font(of: $0, metrics)) }.max() ?? 0
    let arrangement = Self.arranged(
      table, width: width, wanted: wanted, metrics: metrics
    ) { measurer.width(of: $0, in: metrics.noteFont) }
    blocks = arrangement.blocks
    nameWidth = arrangement.name
    spacing = arrangement.spacing
    let rowHeight = Self.rowHeight(metrics, measurer)
    let free = size.height * Self.largestShare - Double(lines.count) * rowHeight
    let most = Int(free / rowHeight) / max(blocks.count, 1) - 1
    // A line of its own gives the number of rows that have no room.
    shownRows = rows.count <= most ? rows.count : max(most - 1, 0)
  }

  /// The series that have a row, which shows their name.
  var namedSeries: Set<Int> { Set(table.rows.prefix(shownRows).map(\.series)) }

  /// The number of rows that have no room.
  var hiddenRows: Int { table.rows.count - shownRows }

  /// The height of the foot with the gap above it.
  func height(_ detail: LayoutDetail) -> Double {
    guard detail.showsFoot, !content.isEmpty else { return 0 }
    let rows = blocks.isEmpty ? 0 : blocks.count * (shownRows + 1) + (hiddenRows > 0 ? 1 : 0)
    let count = rows + lines.count
    return count == 0 ? 0 : Double(count) * Self.rowHeight(metrics, measurer) + gap
  }

  private var gap: Double { metrics.base * 0.7 }

  /// Places the foot above `bottom`.
  func plan(_ detail: LayoutDetail, left: Double, bottom: Double) -> LayoutPlan.Foot {
    var foot = LayoutPlan.Foot()
    let height = height(detail)
    guard height > 0 else { return foot }
    let rowHeight = Self.rowHeight(metrics, measurer)
    var y = bottom - height + gap
    for block in blocks {
      add(block, left: left, top: y, to: &foot)
      y += Double(shownRows + 1) * rowHeight
    }
    if hiddenRows > 0, !blocks.isEmpty {
      let run = TextRun(
        "and \(hiddenRows) more", font: metrics.noteFont, color: theme.secondaryText)
      foot.texts.append(PlacedText(run, x: left, middle: y + rowHeight / 2, measuring: measurer))
      y += rowHeight
    }
    for line in lines {
      var x = left
      for (index, part) in line.enumerated() {
        if index > 0 { x += part.beginsItem ? metrics.base * 1.2 : metrics.base * 0.35 }
        foot.texts.append(
          PlacedText(part.run, x: x, middle: y + rowHeight / 2, measuring: measurer))
        x += part.width
      }
      y += rowHeight
    }
    return foot
  }

  private func add(_ block: Block, left: Double, top: Double, to foot: inout LayoutPlan.Foot) {
    let rowHeight = Self.rowHeight(metrics, measurer)
    let sampleRight = left + spacing.sample * metrics.base
    let nameLeft = sampleRight + metrics.smallGap
    let fitting = TextFitting(measurer: measurer)
    for (index, row) in table.rows.prefix(shownRows).enumerated() {
      let middle = top + (Double(index) + 1.5) * rowHeight
      let font = Self.font(of: row, metrics)
      let name = fitting.middleTruncated(row.name, font: font, width: nameWidth)
      let run = TextRun(name, font: font, color: appearances[row.series].label)
      foot.entries.append(
        LayoutPlan.Entry(
          series: row.series,
          sample: (
            Point(x: left, y: middle), Point(x: sampleRight, y: middle)
          ),
          label: PlacedText(run, x: nameLeft, middle: middle, measuring: measurer), leader: []))
    }
    var right = nameLeft + nameWidth
    for column in block.columns {
      right += metrics.base * spacing.gap + column.width
      func put(_ text: String, row: Int, color: Color) {
        guard !text.isEmpty else { return }
        let run = TextRun(text, font: metrics.noteFont, anchor: .end, color: color)
        foot.texts.append(
          PlacedText(
            run, x: right, middle: top + (Double(row) + 0.5) * rowHeight, measuring: measurer))
      }
      put(column.head, row: 0, color: theme.secondaryText)
      for (index, cell) in column.cells.prefix(shownRows).enumerated() {
        put(cell, row: index + 1, color: theme.text)
      }
    }
  }

  private static func rowHeight(_ metrics: ChartMetrics, _ measurer: Measurer) -> Double {
    measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.12
  }

  private static func font(of row: FootTable.Row, _ metrics: ChartMetrics) -> Font {
    var font = row.isCode ? metrics.codeFont : metrics.labelFont
    font.size *= 0.85
    return font
  }

  /// As many lines as have room; the last one gives the number of items in the others.
  private static func limited(
    _ lines: [[Part]], to most: Int, font: Font, color: Color, measurer: Measurer
  ) -> [[Part]] {
    guard lines.count > most, most > 0 else { return lines }
    let hidden = lines.dropFirst(most - 1).joined().count { $0.beginsItem }
    let run = TextRun("and \(hidden) more", font: font, color: color)
    let rest = Part(run: run, width: measurer.width(of: run.text, in: font), beginsItem: true)
    return lines.prefix(most - 1) + [[rest]]
  }

  /// Arranges the columns with the longest texts that fit beside the names; in blocks where none fit.
  private static func arranged(
    _ table: FootTable, width: Double, wanted: Double, metrics: ChartMetrics,
    _ measure: (String) -> Double
  ) -> (blocks: [Block], name: Double, spacing: Spacing) {
    let tightest = Spacing.all[Spacing.all.count - 1]
    guard !table.rows.isEmpty else { return ([], 0, tightest) }
    func columns(_ level: Int) -> [Column] {
      table.heads.indices.map { index in
        let cells = table.rows.map { $0.text(in: index, level: level) }
        return Column(
          head: table.heads[index], cells: cells,
          width: ([table.heads[index]] + cells).map(measure).max() ?? 0)
      }
    }
    let levels = (0..<table.levels).map(columns)
    func free(_ spacing: Spacing) -> Double {
      width - spacing.sample * metrics.base - metrics.smallGap
    }
    // Whole names come first, then long figures, then air.
    let usual = Spacing.all[0]
    for (spacing, isWhole) in [(usual, true), (usual, false), (tightest, true), (tightest, false)] {
      for columns in levels {
        let least = isWhole ? wanted : min(wanted, spacing.name * metrics.base)
        let taken = columns.reduce(0) { $0 + $1.width + spacing.gap * metrics.base }
        if least + taken <= free(spacing) {
          return ([Block(columns: columns)], min(wanted, free(spacing) - taken), spacing)
        }
      }
    }
    let name = min(wanted, tightest.name * metrics.base)
    let gap = tightest.gap * metrics.base
    var blocks = [Block()]
    var taken = name
    for column in levels[levels.count - 1] {
      if taken + gap + column.width > free(tightest), !blocks[blocks.count - 1].columns.isEmpty {
        blocks.append(Block())
        taken = name
      }
      blocks[blocks.count - 1].columns.append(column)
      taken += gap + column.width
    }
    return (blocks, name, tightest)
  }

  /// The names of moments with their times, and remarks, wrapped.
  private static func lines(
    _ content: FootContent, _ names: MomentNames<Measurer>, appearances: [SeriesAppearance],
    theme: ChartTheme, metrics: ChartMetrics, width: Double, measurer: Measurer
  ) -> [[Part]] {
    var items = content.moments.sorted().map { index -> [TextRun] in
      let moment = names.moments[index]
      let time = FigureNumber.text(moment.time, digits: moment.time < 1 ? 2 : 3)
      let head = TextRun("\(time) s:", font: metrics.noteFont, color: theme.secondaryText)
      return [head]
        + names.fitted(moment.name, width - measurer.width(of: head.text, in: head.font))
        .words.map { word in
          var font = names.font(of: word)
          font.size = metrics.noteFont.size
          let known = word.series.flatMap { appearances.indices.contains($0) ? $0 : nil }
          let color = known.map { appearances[$0].label } ?? theme.secondaryText
          return TextRun(word.text, font: font, color: color)
        }
    }
    items += content.remarks.map {
      [TextRun($0, font: metrics.noteFont, color: theme.secondaryText)]
    }
    var lines: [[Part]] = []
    var taken = 0.0
    for item in items {
      let parts = item.enumerated().map { index, run in
        Part(run: run, width: measurer.width(of: run.text, in: run.font), beginsItem: index == 0)
      }
      let length =
        parts.reduce(0) { $0 + $1.width } + Double(parts.count - 1) * metrics.base * 0.35
      if lines.isEmpty || taken + metrics.base * 1.2 + length > width {
        lines.append([])
        taken = 0
      } else {
        taken += metrics.base * 1.2
      }
      lines[lines.count - 1] += parts
      taken += length
    }
    return lines
  }
}
