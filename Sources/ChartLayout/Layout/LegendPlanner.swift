internal import CurveGeometry
internal import DrawingModel

/// Sets series labels in columns above the plots.
struct LegendPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  /// The indices of the series in it.
  let labelled: [Int]
  let appearances: [SeriesAppearance]
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The size of the labels, as a part of the usual.
  private var scale = 1.0

  init(
    chart: Chart, labelled: [Int], appearances: [SeriesAppearance], theme: ChartTheme,
    metrics: ChartMetrics, measurer: Measurer
  ) {
    self.chart = chart
    self.labelled = labelled
    self.appearances = appearances
    self.theme = theme
    self.metrics = metrics
    self.measurer = measurer
  }

  private func font(for series: Series) -> Font {
    var font = metrics.font(for: series)
    font.size *= scale
    return font
  }

  /// The entries of a legend and the room that it takes.
  struct Result {
    var entries: [LayoutPlan.Entry] = []
    var remainder: PlacedText?
    var bottom: Double
  }

  /// Places the labels column by column; smaller ones where there is no room for all of them otherwise.
  func plan(left: Double, right: Double, top: Double, maximumHeight: Double) -> Result {
    let usual = result(left: left, right: right, top: top, maximumHeight: maximumHeight)
    guard usual.entries.count < labelled.count else { return usual }
    var smaller = self
    smaller.scale = Self.smallest
    return smaller.result(left: left, right: right, top: top, maximumHeight: maximumHeight)
  }

  /// The size of labels in a crowded legend.
  private static var smallest: Double { 0.82 }

  /// Places as many labels as there is room for, column by column.
  ///
  /// Labels are cut in the middle only where one alone is wider than the figure. What has no
  /// room is counted in a last line: "and 12 more".
  private func result(left: Double, right: Double, top: Double, maximumHeight: Double) -> Result {
    let lineHeight = rowHeight
    let lead = metrics.sampleWidth + metrics.smallGap
    let available = right - left
    let series = labelled.map { chart.series[$0] }
    let texts = series.map { series in
      TextFitting(measurer: measurer).middleTruncated(
        TextFitting<Measurer>.singleLine(series.label), font: font(for: series),
        width: available - lead)
    }
    let widest =
      zip(series, texts).map { measurer.width(of: $1, in: font(for: $0)) }.max() ?? 0
    let columnGap = metrics.largeGap * 1.5
    let columnWidth = lead + widest
    let columns = max(1, Int(saturating: (available + columnGap) / (columnWidth + columnGap)))
    let maximumRows = max(1, Int(saturating: maximumHeight / lineHeight))
    let neededRows = (texts.count + columns - 1) / columns
    let fitsAll = neededRows <= maximumRows
    let rows = fitsAll ? neededRows : max(maximumRows - 1, 0)
    let shown = fitsAll ? texts.count : min(rows * columns, texts.count)
    var result = Result(bottom: top)
    for index in 0..<shown {
      let x = left + Double(index / rows) * (columnWidth + columnGap)
      let middle = top + (Double(index % rows) + 0.5) * lineHeight
      let run = TextRun(
        texts[index], font: font(for: series[index]),
        color: appearances[labelled[index]].label)
      result.entries.append(
        LayoutPlan.Entry(
          series: labelled[index],
          sample: (Point(x: x, y: middle), Point(x: x + metrics.sampleWidth, y: middle)),
          label: PlacedText(run, x: x + lead, middle: middle, measuring: measurer),
          leader: []))
    }
    result.bottom = top + Double(min(rows, shown)) * lineHeight
    if !fitsAll {
      let words = shown == 0 ? "\(texts.count) curves" : "and \(texts.count - shown) more"
      let run = TextRun(words, font: metrics.noteFont, color: theme.secondaryText)
      let remainder = PlacedText(
        run, x: left, middle: result.bottom + lineHeight / 2, measuring: measurer)
      if remainder.bounds.right <= right {
        result.remainder = remainder
        result.bottom += lineHeight
      }
    }
    return result
  }

  /// The distance from line to line.
  private var rowHeight: Double {
    let heights = labelled.map { measurer.lineHeight(of: font(for: chart.series[$0])) }
    return (heights.max() ?? 0) + metrics.base * 0.15
  }
}
