internal import DrawingModel

/// Draws charts with characters, for a terminal.
public struct TextChart {
  /// The characters to draw with.
  public typealias Characters = TextCharacters

  private let chart: Chart
  private let characters: Characters
  private let appearances: [TextAppearance]
  private let extents: [ValueExtent]
  private var grid: CellGrid

  /// The smallest page, in cells, which also takes the place of smaller ones.
  private static let smallest = (width: 12, height: 7)
  /// The largest page, in cells, which also takes the place of larger ones.
  private static let largest = (width: 1000, height: 1000)

  /// Returns the chart as text: `height` lines no wider than `width` cells, each ended by a line feed.
  ///
  /// Marks and frames are left out; ticks, labels, rulers, strobe and reference lines are those of a figure.
  ///
  /// - Parameter chart: The chart to show.
  /// - Parameter width: The number of cells across, meant for 40 and more.
  /// - Parameter height: The number of lines, meant for 12 and more.
  /// - Parameter characters: The characters to draw with.
  /// - Parameter color: Whether curves and their labels are colored, as ANSI control sequences.
  public static func text(
    of chart: Chart, width: Int, height: Int, characters: Characters = .unicode, color: Bool
  ) -> String {
    var page = TextChart(
      chart: chart,
      width: min(max(width, smallest.width), largest.width),
      height: min(max(height, smallest.height), largest.height),
      characters: characters, usesColor: color)
    page.draw()
    return page.grid.text(color: color)
  }

  private init(
    chart: Chart, width: Int, height: Int, characters: Characters, usesColor: Bool
  ) {
    self.chart = chart
    self.characters = characters
    appearances = TextAppearance.all(of: chart.series, usesColor: usesColor)
    extents = chart.panels.map(ValueExtent.init(of:))
    grid = CellGrid(width: width, height: height)
  }

  /// The rows and columns of all parts.
  private struct PageLayout {
    /// The first row for names of moments.
    var namesTop: Int
    /// The first row of the plots.
    var top: Int
    /// The row of the time axis.
    var bottom: Int
    /// The columns of the plots.
    var columns: Range<Int>
    /// The indices of the series with labels.
    var labelled: [Int]
    /// Whether these labels are beside the curves' ends.
    var isBeside: Bool
    var panels: [TextPanelPlan]
  }

  private mutating func draw() {
    let header = drawHeader()
    let names = TextMoments(chart: chart, appearances: appearances, characters: characters)
    // The rows that names need depend on the columns of the plots, which are found without names first.
    let first = pageLayout(header: header, nameRows: 0, namesMoments: false)
    let plan = names.plan(columns: first.columns, width: grid.width, height: grid.height)
    let layout = pageLayout(
      header: header, nameRows: plan.rows, namesMoments: !names.showAll(chart.series, in: plan))
    let labels = labels(of: layout.labelled)
    if !layout.isBeside {
      labels.drawBelow(
        top: layout.bottom + 2 + rowsBelowAxis,
        rows: max(grid.height - layout.bottom - 2 - rowsBelowAxis, 0), in: &grid)
    }
    let (left, right) = (layout.columns.lowerBound, layout.columns.upperBound)
    guard right > left + 1 else { return }
    names.draw(
      columns: layout.columns, namesTop: layout.namesTop, plotTop: layout.top,
      bottom: layout.bottom, in: &grid)
    for panel in layout.panels {
      panel.draw(
        left: left, right: right, duration: chart.safeDuration, appearances: appearances,
        in: &grid)
    }
    TextTimeAxis(duration: chart.safeDuration, characters: characters)
      .draw(left: left, right: right, row: layout.bottom, in: &grid)
    rulers.draw(
      columns: layout.columns, duration: chart.safeDuration, top: layout.bottom + 2, in: &grid)
    strobe.draw(
      columns: layout.columns, top: layout.bottom + 2 + rulers.rulers.count, in: &grid)
    if layout.isBeside {
      let rows = endRows(of: layout.labelled, layout.panels, left: left, right: right)
      labels.drawBeside(
        column: right + 1, rows: rows, top: layout.top, bottom: layout.bottom - 1, in: &grid)
    }
  }

  private var rulers: TextRulers {
    TextRulers(chart, appearances: appearances, characters: characters, height: grid.height)
  }

  private var strobe: TextStrobe {
    TextStrobe(chart, appearances: appearances, characters: characters, height: grid.height)
  }

  /// The rows that rulers and strobe take under the numbers of the time axis.
  private var rowsBelowAxis: Int { rulers.rulers.count + strobe.rows }

  private func labels(of labelled: [Int]) -> TextSeriesLabels {
    TextSeriesLabels(
      series: labelled.map { chart.series[$0] }, appearances: labelled.map { appearances[$0] },
      characters: characters)
  }

  private func pageLayout(header: Int, nameRows: Int, namesMoments: Bool) -> PageLayout {
    let labelled = chart.labelledSeries(namesMoments: namesMoments)
    let labels = labels(of: labelled)
    var bottom = grid.height - 2 - rowsBelowAxis
    let isBeside =
      !namesMoments && labels.fitsBeside(width: grid.width, height: bottom - header)
    if !isBeside {
      bottom -= labels.rowsBelow(width: grid.width, maximum: max((bottom - header) / 3, 1))
    }
    let right = grid.width - (isBeside && !labelled.isEmpty ? labels.width : 0) - 2
    // The least room for a plot; a page of the smallest size has it without labels.
    let top = min(header + nameRows, max(bottom - 2, 0))
    let panels = TextPanelPlan.all(
      chart.panels, extents: extents, duration: chart.safeDuration, top: top, bottom: bottom,
      characters: characters)
    let left = min((panels.map(\.labelWidth).max() ?? 0) + 1, grid.width / 2)
    return PageLayout(
      namesTop: min(header, top), top: top, bottom: bottom, columns: left..<max(right, left),
      labelled: labelled, isBeside: isBeside, panels: panels)
  }

  private mutating func drawHeader() -> Int {
    let fitting = TextFitting(measurer: CellMeasurer())
    let font = Font(size: 1)
    var row = 0
    func line(_ text: String) -> String {
      fitting.endTruncated(
        TextFitting<CellMeasurer>.singleLine(text), font: font, width: Double(grid.width))
    }
    if !chart.title.isEmpty, grid.height >= 10 {
      grid.write(shown(line(chart.title)), column: 0, row: row, style: .bold)
      row += 1
    }
    if let subtitle = chart.subtitle, !subtitle.isEmpty, grid.height >= 16 {
      grid.write(shown(line(subtitle)), column: 0, row: row, style: .faint)
      row += 1
    }
    return row
  }

  /// The row in which each labelled series ends, in the first panel that has it.
  private func endRows(
    of labelled: [Int], _ panels: [TextPanelPlan], left: Int, right: Int
  ) -> [Int?] {
    labelled.map { series in
      for panel in panels {
        if let row = panel.endRow(
          of: series, left: left, right: right, duration: chart.safeDuration)
        {
          return row
        }
      }
      return nil
    }
  }

  /// Text of this library with its special characters spelled in ASCII where that is asked for.
  private func shown(_ text: String) -> String {
    characters == .unicode ? text : TextAppearance.ascii(text)
  }
}
