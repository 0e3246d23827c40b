internal import DrawingModel

/// Divides a figure's height among header, legend, names of moments, plots and time axis.
struct FramePlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let appearances: [SeriesAppearance]
  let size: Size
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer
  /// What stands under the plots.
  let foot: FootPlanner<Measurer>

  /// Heights in which the plots go, one rectangle a panel over the figure's whole width.
  struct Frame {
    var header: [PlacedText] = []
    var legend: LegendPlanner<Measurer>.Result?
    /// The upper edge of each row for names of moments, the lowest first.
    var momentRows: [Double] = []
    /// The upper and lower edge of each panel's plot.
    var plots: [(top: Double, bottom: Double)] = []
    /// Which series are to have labels at their curves.
    var curveLabels: [Int] = []

    /// The height of the lowest plot.
    var smallestPlot: Double { plots.map { $0.bottom - $0.top }.min() ?? .infinity }
  }

  /// The distance of everything from the figure's edges.
  var margin: Double { Self.margin(metrics, size) }

  /// The distance of everything from the edges of a figure.
  static func margin(_ metrics: ChartMetrics, _ size: Size) -> Double {
    min(metrics.base * 1.2, min(size.width, size.height) / 20)
  }

  /// The height of a line of labels.
  var labelHeight: Double { measurer.lineHeight(of: metrics.labelFont) }

  /// The height of a row for names of moments.
  private var momentHeight: Double {
    max(
      measurer.lineHeight(of: metrics.wordFont), measurer.lineHeight(of: metrics.codeFont)
    ) + metrics.base * 0.15
  }

  /// The heights with some detail.
  ///
  /// - Parameter momentRows: Rows that names of moments take.
  /// - Parameter namesMoments: Whether series that moments name are in a legend besides.
  /// - Parameter labelsCurves: Whether labels may stand at their curves.
  func frame(
    _ detail: LayoutDetail, momentRows: Int, namesMoments: Bool, labelsCurves: Bool
  ) -> Frame {
    var frame = Frame()
    var y = addHeader(detail, to: &frame)
    let labelled =
      detail.showsSeriesLabels ? chart.labelledSeries(namesMoments: namesMoments) : []
    let firstY = y
    func addMomentsAndPlots() {
      y = firstY
      if let legend = frame.legend { y = legend.bottom + metrics.largeGap * 0.8 }
      frame.momentRows = (0..<momentRows).map { row in
        y + Double(momentRows - 1 - row) * momentHeight
      }
      y += Double(momentRows) * momentHeight
      frame.plots = plots(detail, top: y)
    }
    addMomentsAndPlots()
    guard !labelled.isEmpty else { return frame }
    if !namesMoments, labelsCurves, curveLabels(labelled).isPossible(width: size.width) {
      frame.curveLabels = labelled
      return frame
    }
    // A table under the plots names its curves itself.
    if detail.showsFoot, !namesMoments, foot.namedSeries.isSuperset(of: labelled) { return frame }
    frame.legend = LegendPlanner(
      chart: chart, labelled: labelled, appearances: appearances, theme: theme, metrics: metrics,
      measurer: measurer
    ).plan(
      left: margin, right: size.width - margin, top: firstY,
      maximumHeight: (size.height - firstY) * 0.42)
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
  func curveLabels(_ labelled: [Int]) -> CurveLabelPlanner<Measurer> {
    CurveLabelPlanner(
      chart: chart, labelled: labelled, appearances: appearances, metrics: metrics,
      measurer: measurer)
  }

  /// The height of a name above a lane.
  var headingHeight: Double {
    max(measurer.lineHeight(of: metrics.codeFont), measurer.lineHeight(of: metrics.noteFont))
  }

  /// Places title and subtitle, and gives back where they end.
  private func addHeader(_ detail: LayoutDetail, to frame: inout Frame) -> Double {
    var y = margin
    let fitting = TextFitting(measurer: measurer)
    func add(_ text: String, font: Font, color: Color, lines: Int) {
      let clean = TextFitting<Measurer>.singleLine(text)
      guard lines > 0, clean.contains(where: { $0 != " " }) else { return }
      let width = size.width - 2 * margin
      for line in fitting.wrapped(clean, font: font, width: width, lines: lines) {
        let placed = PlacedText(
          TextRun(line, font: font, color: color), x: margin, top: y, measuring: measurer)
        frame.header.append(placed)
        y = placed.bounds.bottom
      }
    }
    add(chart.title, font: metrics.titleFont, color: theme.text, lines: detail.titleLines)
    if detail.showsSubtitle, let subtitle = chart.subtitle {
      y += metrics.base * 0.15
      add(subtitle, font: metrics.noteFont, color: theme.secondaryText, lines: 2)
    }
    if !frame.header.isEmpty { y += metrics.largeGap * 0.8 }
    return y
  }

  /// Whether axes have titles: one of several panels keeps the name of its quantity to the last.
  func showsPanelTitles(_ detail: LayoutDetail) -> Bool {
    detail.showsPanelTitles || detail.titleLines > 0 && chart.panels.count > 1
  }

  /// Divides what is below `top` among the panels by weight, leaving room for their titles.
  private func plots(_ detail: LayoutDetail, top: Double) -> [(top: Double, bottom: Double)] {
    var titleHeight =
      showsPanelTitles(detail)
      ? measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.6 : labelHeight / 2
    let bottom =
      size.height - margin - timeAxisHeight(detail) - rulers.height(detail)
      - strobe.height(detail) - foot.height(detail)
    var gap = max(metrics.base * 0.7, labelHeight / 2)
    let count = Double(chart.panels.count)
    if chart.hasLanes {
      titleHeight = detail.lanes == .full ? headingHeight + metrics.base * 0.25 : 0
      gap = metrics.base * (detail.lanes == .full ? 0.45 : 0.25)
      // Even hundreds of lanes stay in the picture.
      gap = min(gap, max(bottom - top, 0) / (4 * count))
    }
    let taken = titleHeight * count + gap * max(count - 1, 0)
    let free = max(bottom - top - taken, chart.hasLanes ? 0 : count)
    let weights = chart.panels.map(\.safeWeight)
    let total = weights.reduce(0, +)
    var y = top
    return weights.map { weight in
      let upper = y + titleHeight
      let lower = upper + free * weight / total
      y = lower + gap
      if chart.hasLanes && lower - upper < metrics.base { return (upper, lower) }
      return (upper, max(metrics.crisp(lower), upper + 1))
    }
  }

  private func timeAxisHeight(_ detail: LayoutDetail) -> Double {
    let title =
      detail.showsTimeTitle ? measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.15 : 0
    return metrics.tickLength + metrics.base * 0.3 + labelHeight + title
  }
}
