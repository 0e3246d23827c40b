internal import DrawingModel

/// Places labels of curves behind the name of their lane, each with a piece of its line.
struct LaneHeadingPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The least width of a label that is cut, in base sizes.
  private static var leastWidth: Double { 16 }

  /// Places labels from left to right; nil where there is no room for one of them.
  ///
  /// - Parameters:
  ///   - series: The series, in their order.
  ///   - panel: The lane, with its name.
  ///   - right: The right edge of the room for words.
  ///   - boxes: The labels at curves of the same lane.
  func entries(
    of series: [Int], behind panel: LayoutPlan.Panel, right: Double, clearOf boxes: [Rect]
  ) -> [LayoutPlan.Entry]? {
    guard let name = panel.heading else { return nil }
    var x = max(name.bounds.right, panel.title?.bounds.right ?? 0) + metrics.largeGap
    var entries: [LayoutPlan.Entry] = []
    for index in series {
      let entry = entry(index, x: x, right: right, middle: name.bounds.center.y)
      guard let entry, !boxes.contains(where: entry.bounds.intersects) else { return nil }
      entries.append(entry)
      x = entry.bounds.right + metrics.largeGap
    }
    return entries
  }

  private func entry(
    _ series: Int, x: Double, right: Double, middle: Double
  ) -> LayoutPlan.Entry? {
    let font = metrics.font(for: chart.series[series])
    let left = x + metrics.sampleWidth + metrics.smallGap
    let whole = TextFitting<Measurer>.singleLine(chart.series[series].label)
    let text = TextFitting(measurer: measurer).nameTruncated(
      whole, font: font, width: right - left)
    guard text == whole || right - left >= metrics.base * Self.leastWidth else { return nil }
    let run = TextRun(text, font: font, color: appearances[series].label)
    return LayoutPlan.Entry(
      series: series,
      sample: (Point(x: x, y: middle), Point(x: x + metrics.sampleWidth, y: middle)),
      label: PlacedText(run, x: left, middle: middle, measuring: measurer), leader: [])
  }
}
