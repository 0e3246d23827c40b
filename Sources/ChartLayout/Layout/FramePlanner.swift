internal import DrawingModel

/// Divides a figure's height among header, legend, names of moments, plots and time axis.
struct FramePlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let appearances: [SeriesAppearance]
  let size: Size
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer
  /// The names of the curves, as the legends of all levels of detail have them.
  let cutNames: CutNames<Measurer>
  /// The planner of the content under the plots.
  let foot: FootPlanner<Measurer>

  /// The division of a figure's height, with one plot per panel over the figure's whole width.
  struct Frame {
    var header: [PlacedText] = []
    /// Whether the name of the time unit is beside the numbers, and not below them.
    var hasUnitBeside = false
    var legend: LegendPlanner<Measurer>.Result?
    /// The upper edge of each row for names of moments, the lowest first.
    var momentRows: [Double] = []
    /// The upper and lower edge of each panel's plot.
    var plots: [(top: Double, bottom: Double)] = []
    /// The series that are to have labels at their curves.
    var curveLabels: [Int] = []
    /// The place of these labels.
    var labelStyle = CurveLabelStyle.legend

    /// The height of the lowest plot.
    var smallestPlot: Double { plots.map { $0.bottom - $0.top }.min() ?? .infinity }
  }

  /// The least distance of all parts from the figure's edges.
  var margin: Double { Self.margin(metrics, size) }

  /// The least distance of all parts from the edges of a figure.
  static func margin(_ metrics: ChartMetrics, _ size: Size) -> Double {
    // A page has margins of its own.
    metrics.density.isOnPage
      ? metrics.base * 0.1 : min(metrics.base * 1.2, min(size.width, size.height) / 20)
  }

  /// The height of a line of labels.
  var labelHeight: Double { measurer.lineHeight(of: metrics.labelFont) }

  /// The height of a row for names of moments.
  private var momentHeight: Double {
    max(
      measurer.lineHeight(of: metrics.wordFont), measurer.lineHeight(of: metrics.codeFont)
    ) + metrics.base * 0.15
  }

  /// Divides the height at a level of detail.
  ///
  /// - Parameter momentRows: Rows that names of moments take.
  /// - Parameter namesMoments: Whether series that are named by moments are in a legend, too.
  /// - Parameter labels: The place for labels; a legend where there is no room at the curves.
  /// - Parameter hasUnitBeside: Whether the name of the time unit has room beside the numbers.
  func frame(
    _ detail: LayoutDetail, momentRows: Int, namesMoments: Bool, labels: CurveLabelStyle,
    hasUnitBeside: Bool = false
  ) -> Frame {
    var frame = Frame()
    frame.hasUnitBeside = hasUnitBeside
    let head = head.plan(detail, quantity: quantity(detail))
    frame.header = head.texts
    var y = head.bottom
    let labelled =
      detail.showsSeriesLabels ? chart.labelledSeries(namesMoments: namesMoments) : []
    let firstY = y
    func addMomentsAndPlots() {
      y = firstY
      if let legend = frame.legend { y = legend.bottom + metrics.smallGap }
      frame.momentRows = (0..<momentRows).map { row in
        y + Double(momentRows - 1 - row) * momentHeight
      }
      y += Double(momentRows) * momentHeight
      frame.plots = plots(detail, top: y, hasUnitBeside: hasUnitBeside)
    }
    addMomentsAndPlots()
    guard !labelled.isEmpty else { return frame }
    if !namesMoments, labels != .legend, labels != .headings || detail.lanes == .full,
      curveLabels(labelled, as: labels).isPossible(width: size.width)
    {
      frame.curveLabels = labelled
      frame.labelStyle = labels
      return frame
    }
    // A table under the plots names its curves itself.
    if detail.showsFoot, !namesMoments, foot.namedSeries.isSuperset(of: labelled) { return frame }
    frame.legend = LegendPlanner(
      chart: chart, labelled: labelled, appearances: appearances, theme: theme, metrics: metrics,
      measurer: measurer, cutNames: cutNames
    ).plan(
      left: margin, right: size.width - margin - metrics.rightGap, top: firstY,
      comfortable: size.height * 0.24, maximumHeight: (size.height - firstY) * 0.42)
    addMomentsAndPlots()
    return frame
  }

  /// The planner of rulers.
  var rulers: RulerPlanner<Measurer> {
    RulerPlanner(
      chart: chart, appearances: appearances, size: size, metrics: metrics, measurer: measurer)
  }

  /// The planner of the strobe.
  var strobe: StrobePlanner<Measurer> {
    StrobePlanner(
      chart: chart, appearances: appearances, size: size, theme: theme, metrics: metrics,
      measurer: measurer)
  }

  /// The planner of labels at curves.
  ///
  /// - Parameter style: The place that labels may have.
  func curveLabels(
    _ labelled: [Int], as style: CurveLabelStyle
  ) -> CurveLabelPlanner<Measurer> {
    CurveLabelPlanner(
      chart: chart, labelled: labelled, style: style, width: size.width, appearances: appearances,
      metrics: metrics, measurer: measurer)
  }

  /// The height of a name above a lane.
  var headingHeight: Double {
    max(measurer.lineHeight(of: metrics.codeFont), measurer.lineHeight(of: metrics.noteFont))
  }

  /// The planner of title and notes.
  var head: HeadPlanner<Measurer> {
    HeadPlanner(
      chart: chart, size: size, margin: margin, theme: theme, metrics: metrics, measurer: measurer)
  }

  /// Returns the quantity that the first panel measures, with which the notes begin; empty for lanes, which have
  /// names of their own.
  private func quantity(_ detail: LayoutDetail) -> String {
    namesQuantityInHead(detail) ? chart.panels.first?.axisTitle ?? "" : ""
  }

  /// Whether the header names the quantity that the first panel measures.
  func namesQuantityInHead(_ detail: LayoutDetail) -> Bool {
    !chart.hasLanes && showsPanelTitles(detail)
  }

  /// Whether axes have titles: with several panels the names of their quantities are left out last.
  func showsPanelTitles(_ detail: LayoutDetail) -> Bool {
    detail.showsPanelTitles || detail.titleLines > 0 && chart.panels.count > 1
  }

  /// Divides the height below `top` among the panels by weight, leaving room for their titles.
  private func plots(
    _ detail: LayoutDetail, top: Double, hasUnitBeside: Bool
  ) -> [(top: Double, bottom: Double)] {
    var titleHeight =
      showsPanelTitles(detail)
      ? measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.6 : labelHeight / 2
    // The header names the quantity that the first panel measures.
    var firstHeight = namesQuantityInHead(detail) ? metrics.base * 0.55 : titleHeight
    let bottom =
      size.height - margin - timeAxisHeight(detail, hasUnitBeside) - rulers.height(detail)
      - strobe.height(detail) - foot.height(detail)
    var gap = max(metrics.base * 0.7, labelHeight / 2)
    let count = Double(chart.panels.count)
    if chart.hasLanes {
      titleHeight = detail.lanes == .full ? headingHeight + metrics.base * 0.25 : 0
      firstHeight = titleHeight
      gap = metrics.base * (detail.lanes == .full ? 0.45 : 0.25)
      // Even hundreds of lanes stay in the picture.
      gap = min(gap, max(bottom - top, 0) / (4 * count))
    }
    let taken = firstHeight + (titleHeight + gap) * max(count - 1, 0)
    let free = max(bottom - top - taken, chart.hasLanes ? 0 : count)
    let weights = chart.panels.map(\.safeWeight)
    let total = weights.reduce(0, +)
    var y = top
    return weights.enumerated().map { index, weight in
      let upper = y + (index == 0 ? firstHeight : titleHeight)
      let lower = upper + free * weight / total
      y = lower + gap
      if chart.hasLanes && lower - upper < metrics.base { return (upper, lower) }
      return (upper, max(metrics.crisp(lower), upper + 1))
    }
  }

  private func timeAxisHeight(_ detail: LayoutDetail, _ hasUnitBeside: Bool) -> Double {
    let title =
      detail.showsTimeTitle && !hasUnitBeside
      ? measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.15 : 0
    return metrics.tickLength + metrics.base * 0.3 + labelHeight + title
  }
}
