internal import DrawingModel

/// Sets each series' label where its curve ends, to the right of the plots.
struct EndLabelPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  /// The indices of the series that have labels.
  let labelled: [Int]
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The most labels that stand beside their curves.
  private static var maximumCount: Int { 8 }
  /// The most of the figure's width that a label may take.
  private static var maximumShare: Double { 0.25 }

  private var series: [Series] { labelled.map { chart.series[$0] } }

  /// The labels, each on one line.
  private var texts: [String] { series.map { TextFitting<Measurer>.singleLine($0.label) } }

  /// The room between plot and line samples, in which hair lines lead to moved labels.
  private var leaderWidth: Double { metrics.base * 1.4 }

  /// The distance of two neighbours' middles.
  private var spacing: Double {
    let heights = series.map { measurer.lineHeight(of: metrics.font(for: $0)) }
    return (heights.max() ?? 0) + metrics.base * 0.1
  }

  /// Whether direct labels serve in a figure of this width, with plots of this height together.
  func isPossible(width: Double, height: Double) -> Bool {
    guard !texts.isEmpty, texts.count <= Self.maximumCount else { return false }
    guard Double(texts.count) * spacing <= height else { return false }
    return widest <= width * Self.maximumShare
  }

  private var widest: Double {
    zip(series, texts).map { measurer.width(of: $1, in: metrics.font(for: $0)) }.max() ?? 0
  }

  /// The room the labels take to the right of the plots.
  var width: Double {
    leaderWidth + metrics.sampleWidth + metrics.smallGap + widest
  }

  /// Places the labels.
  ///
  /// - Parameter ends: Where each labelled series' curve ends; nil for one without a curve.
  func plan(ends: [Double?], plotRight: Double, top: Double, bottom: Double) -> [LayoutPlan.Entry] {
    let half = spacing / 2
    let wishes = LabelSpreading.joined(
      ends.map { $0 ?? (top + bottom) / 2 }, within: metrics.curveWidth)
    let middles = LabelSpreading.spread(
      wishes, spacing: spacing, from: top + half, to: bottom - half)
    return labelled.indices.map { index in
      let sampleLeft = plotRight + leaderWidth
      let sampleRight = sampleLeft + metrics.sampleWidth
      let run = TextRun(
        texts[index], font: metrics.font(for: series[index]),
        color: appearances[labelled[index]].label)
      let middle = middles[index]
      let hasMoved = ends[index] != nil && (middle - wishes[index]).magnitude > spacing * 0.25
      return LayoutPlan.Entry(
        series: labelled[index],
        sample: (Point(x: sampleLeft, y: middle), Point(x: sampleRight, y: middle)),
        label: PlacedText(
          run, x: sampleRight + metrics.smallGap, middle: middle, measuring: measurer),
        leader: hasMoved
          ? [
            Point(x: plotRight + metrics.base * 0.2, y: wishes[index]),
            Point(x: sampleLeft - metrics.base * 0.1, y: middle),
          ] : [])
    }
  }
}
