internal import DrawingModel

/// Measures the parts of a chart and finds a place for each.
struct ChartPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let size: Size
  let theme: ChartTheme
  let measurer: Measurer
  private let metrics: ChartMetrics
  private let appearances: [SeriesAppearance]

  init(chart: Chart, size: Size, theme: ChartTheme, measurer: Measurer) {
    self.chart = chart
    self.size = size
    self.theme = theme
    self.measurer = measurer
    metrics = ChartMetrics(size: size)
    appearances = SeriesAppearance.all(of: chart.series, palette: theme.palette)
  }

  /// Heights in which the plots go, one rectangle a panel over the figure's whole width.
  private struct Frame {
    var header: [PlacedText] = []
    var legend: LegendPlanner<Measurer>.Result?
    /// The upper and lower edge of each panel's plot.
    var plots: [(top: Double, bottom: Double)] = []
    var hasDirectLabels = false
  }

  /// The distance of everything from the figure's edges.
  private var margin: Double {
    min(metrics.base * 1.2, min(size.width, size.height) / 20)
  }

  /// The height of a line of labels.
  private var labelHeight: Double { measurer.lineHeight(of: metrics.labelFont) }

  /// The plan with the most detail that leaves the plots enough height.
  func plan() -> LayoutPlan {
    let levels = LayoutDetail.levels
    for detail in levels.dropLast() {
      let frame = frame(detail)
      let smallest = frame.plots.map { $0.bottom - $0.top }.min() ?? .infinity
      if smallest >= metrics.base * 3.2 { return plan(detail, frame) }
    }
    return plan(levels[levels.count - 1], frame(levels[levels.count - 1]))
  }

  // MARK: Heights

  private func frame(_ detail: LayoutDetail) -> Frame {
    var frame = Frame()
    let left = margin
    let right = size.width - margin
    var y = margin
    let fitting = TextFitting(measurer: measurer)
    func add(_ text: String, font: Font, color: Color, lines: Int) {
      let clean = TextFitting<Measurer>.singleLine(text)
      guard lines > 0, clean.contains(where: { $0 != " " }) else { return }
      for line in fitting.wrapped(clean, font: font, width: right - left, lines: lines) {
        let placed = PlacedText(
          TextRun(line, font: font, color: color), x: left, top: y, measuring: measurer)
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
    frame.plots = plots(detail, top: y)
    guard detail.showsSeriesLabels, !chart.series.isEmpty else { return frame }
    if let first = frame.plots.first, let last = frame.plots.last,
      endLabels.isPossible(width: size.width, height: last.bottom - first.top)
    {
      frame.hasDirectLabels = true
      return frame
    }
    let legend = LegendPlanner(
      chart: chart, appearances: appearances, theme: theme, metrics: metrics, measurer: measurer
    ).plan(left: left, right: right, top: y, maximumHeight: (size.height - y) * 0.42)
    frame.legend = legend
    frame.plots = plots(detail, top: legend.bottom + metrics.largeGap * 0.8)
    return frame
  }

  /// Divides what is below `top` among the panels by weight, leaving room for their titles.
  private func plots(_ detail: LayoutDetail, top: Double) -> [(top: Double, bottom: Double)] {
    let titleHeight =
      detail.showsPanelTitles
      ? measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.6 : labelHeight / 2
    let bottom = size.height - margin - timeAxisHeight(detail)
    let gap = max(metrics.base * 0.7, labelHeight / 2)
    let count = Double(chart.panels.count)
    let free = max(bottom - top - titleHeight * count - gap * max(count - 1, 0), count)
    let weights = chart.panels.map(\.safeWeight)
    let total = weights.reduce(0, +)
    var y = top
    return weights.map { weight in
      let upper = y + titleHeight
      let lower = upper + free * weight / total
      y = lower + gap
      return (upper, max(metrics.crisp(lower), upper + 1))
    }
  }

  private func timeAxisHeight(_ detail: LayoutDetail) -> Double {
    let title =
      detail.showsTimeTitle ? measurer.lineHeight(of: metrics.noteFont) + metrics.base * 0.15 : 0
    return metrics.tickLength + metrics.base * 0.3 + labelHeight + title
  }

  private var endLabels: EndLabelPlanner<Measurer> {
    EndLabelPlanner(
      chart: chart, appearances: appearances, metrics: metrics, measurer: measurer)
  }

  // MARK: Widths and places

  private func plan(_ detail: LayoutDetail, _ frame: Frame) -> LayoutPlan {
    let axes = zip(chart.panels, frame.plots).map { panel, plot in
      ValueAxisPlan(panel, top: plot.top, bottom: plot.bottom, spacing: labelHeight)
    }
    let widestTick =
      axes.flatMap(\.ticks).map { measurer.width(of: $0.text, in: metrics.labelFont) }.max() ?? 0
    // A figure too narrow for its numbers keeps half of itself for the plot.
    let axisWidth = min(margin + widestTick + metrics.smallGap, size.width / 2)
    let labelWidth = frame.hasDirectLabels ? endLabels.width : metrics.base * 0.8
    let plotRight = max(size.width - margin - labelWidth, axisWidth + 1)
    let timeScale = AxisScale(
      lower: 0, upper: chart.safeDuration, start: axisWidth, end: plotRight)

    var plan = LayoutPlan(size: size, metrics: metrics, timeScale: timeScale)
    plan.header = frame.header
    plan.entries = frame.legend?.entries ?? []
    plan.remainder = frame.legend?.remainder
    for (panel, axis) in zip(chart.panels, axes) {
      plan.panels.append(planned(panel, axis, detail, time: timeScale))
    }
    planTimeAxis(detail, &plan)
    if frame.hasDirectLabels, let first = frame.plots.first, let last = frame.plots.last {
      plan.entries = endLabels.plan(
        ends: ends(plan), plotRight: plotRight, top: first.top, bottom: last.bottom)
    }
    for index in plan.panels.indices {
      let marks = MarkPlanner(appearances: appearances, metrics: metrics, measurer: measurer)
        .plan(
          chart.panels[index].marks, panel: plan.panels[index], time: timeScale,
          texts: plan.texts)
      plan.panels[index].marks = marks
    }
    return plan
  }

  private func planned(
    _ panel: ChartPanel, _ axis: ValueAxisPlan, _ detail: LayoutDetail, time: AxisScale
  ) -> LayoutPlan.Panel {
    let scale = axis.scale
    let plot = Rect(left: time.start, top: scale.end, right: time.end, bottom: scale.start)
    let fitting = TextFitting(measurer: measurer)
    var title: PlacedText?
    if detail.showsPanelTitles, !axis.title.isEmpty {
      let text = fitting.endTruncated(
        TextFitting<Measurer>.singleLine(axis.title), font: metrics.noteFont,
        width: size.width - 2 * margin)
      let run = TextRun(text, font: metrics.noteFont, color: theme.secondaryText)
      let top = plot.top - metrics.base * 0.6 - measurer.lineHeight(of: metrics.noteFont)
      title = PlacedText(run, x: margin, top: top, measuring: measurer)
    }
    let ticks = axis.ticks.map { tick in
      let run = TextRun(tick.text, font: metrics.labelFont, anchor: .end, color: theme.text)
      let label = PlacedText(
        run, x: plot.left - metrics.smallGap, middle: tick.position, measuring: measurer)
      return LayoutPlan.Tick(
        value: tick.value, position: metrics.crisp(tick.position),
        label: label.bounds.left >= 0 ? label : nil)
    }
    let bands = panel.bands.map { band in
      Rect(
        left: plot.left, top: scale.position(of: band.upper),
        right: plot.right, bottom: scale.position(of: band.lower))
    }
    let references = panel.references.filter { $0.value.isFinite }.map { reference in
      (kind: reference.kind, y: metrics.crisp(scale.position(of: reference.value)))
    }
    let traces = panel.curves.filter { appearances.indices.contains($0.series) }.map { curve in
      (series: curve.series, trace: CurveTrace(curve, time: time, value: scale))
    }
    return LayoutPlan.Panel(
      plot: plot, title: title, scale: scale, ticks: ticks, references: references, bands: bands,
      traces: traces, isLimited: panel.limits != nil)
  }

  private func planTimeAxis(_ detail: LayoutDetail, _ plan: inout LayoutPlan) {
    guard let plot = plan.panels.last?.plot else { return }
    let top = plot.bottom + metrics.tickLength + metrics.base * 0.3
    let axis = TimeAxisPlan(
      scale: plan.timeScale, top: top, edges: 0...size.width, gap: metrics.base * 0.9,
      font: metrics.labelFont, color: theme.text, measuring: measurer)
    plan.timeTicks = axis.ticks
    guard detail.showsTimeTitle else { return }
    let run = TextRun(
      axis.title, font: metrics.noteFont, anchor: .end, color: theme.secondaryText)
    let title = PlacedText(
      run, x: plot.right, top: top + labelHeight + metrics.base * 0.15, measuring: measurer)
    if title.bounds.left >= 0 { plan.timeTitle = title }
  }

  /// Where each series' curve ends, in the first panel that has one.
  private func ends(_ plan: LayoutPlan) -> [Double?] {
    chart.series.indices.map { series in
      for panel in plan.panels {
        for trace in panel.traces where trace.series == series {
          if let end = trace.trace.end { return end.y }
        }
      }
      return nil
    }
  }
}
