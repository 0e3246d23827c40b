internal import DrawingModel

/// Places rulers under the time axis, each in a row of its own.
struct RulerPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let appearances: [SeriesAppearance]
  let size: Size
  let metrics: ChartMetrics
  let measurer: Measurer

  /// The largest part of the height that rulers take; where they need more, none is shown, since some
  /// without the others would mislead.
  private static var maximumShare: Double { 0.22 }

  private var rulers: [ChartRuler] {
    chart.rulers.filter { appearances.indices.contains($0.series) && !$0.stages.isEmpty }
  }

  private var rowHeight: Double {
    measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.2
  }

  private var gap: Double { metrics.base * 0.35 }

  /// The height that rulers take at a level of detail.
  func height(_ detail: LayoutDetail) -> Double {
    guard detail.showsRulers, chart.density.hasRuler, !rulers.isEmpty else { return 0 }
    let height = Double(rulers.count) * rowHeight + gap
    return height <= size.height * Self.maximumShare ? height : 0
  }

  /// Places the rulers above `bottom`.
  ///
  /// If there are several rulers, each has the name of its curve behind its last stage, as far as
  /// there is room.
  func plan(_ detail: LayoutDetail, time: AxisScale, bottom: Double) -> [LayoutPlan.Ruler] {
    guard height(detail) > 0 else { return [] }
    return rulers.enumerated().map { index, ruler in
      let y = bottom - (Double(rulers.count - index) - 0.5) * rowHeight
      return LayoutPlan.Ruler(
        series: ruler.series, y: y,
        stages: ruler.stages.compactMap { stage($0, ruler, y: y, time: time) },
        name: rulers.count > 1 ? name(of: ruler, y: y, time: time) : nil)
    }
  }

  private func name(of ruler: ChartRuler, y: Double, time: AxisScale) -> PlacedText? {
    let end = time.position(of: ruler.stages.map(\.end).max() ?? 0)
    let left = end + metrics.base * 0.6
    let name = names.name(of: ruler.series, left: left, right: .infinity, middle: y)
    return name.bounds.right <= time.end ? name : nil
  }

  private func stage(
    _ stage: ChartRuler.Stage, _ ruler: ChartRuler, y: Double, time: AxisScale
  ) -> LayoutPlan.Ruler.Stage? {
    guard stage.start < time.upper, stage.end > max(stage.start, 0) else { return nil }
    let left = time.position(of: stage.start)
    let right = time.position(of: stage.end)
    // Beside the name some of the line stays visible, with the ticks at its ends.
    let room = right - left - metrics.base * 1.2
    let label = stage.names.lazy.map { name in
      PlacedText(
        TextRun(
          TextFitting<Measurer>.singleLine(name), font: metrics.noteFont, anchor: .middle,
          color: appearances[ruler.series].label),
        x: (left + right) / 2, middle: y, measuring: measurer)
    }.first { $0.bounds.size.width <= room }
    return LayoutPlan.Ruler.Stage(left: left, right: right, kind: stage.kind, label: label)
  }

  private var names: RowNames<Measurer> {
    RowNames(chart: chart, appearances: appearances, metrics: metrics, measurer: measurer)
  }
}
