internal import DrawingModel

/// Measures the parts of a chart and finds a position for each.
struct ChartPlanner<Measurer: TextMeasuring> {
  let chart: Chart
  let size: Size
  let theme: ChartTheme
  let measurer: Measurer
  let metrics: ChartMetrics
  private let appearances: [SeriesAppearance]
  let frames: FramePlanner<Measurer>
  private let names: MomentNames<Measurer>
  /// The extent of each panel's content, found once for all levels of detail.
  private let extents: [ValueExtent]
  /// The content under the plots.
  private let content: FootContent

  init(chart: Chart, size: Size, theme: ChartTheme, measurer: Measurer) {
    self.init(
      chart: chart, size: size, theme: theme, measurer: measurer,
      extents: chart.panels.map(ValueExtent.init(of:)).map { extent in
        chart.plane?.extent(within: extent) ?? extent
      }, content: FootContent(), cutNames: CutNames(measurer: measurer))
  }

  private init(
    chart: Chart, size: Size, theme: ChartTheme, measurer: Measurer, extents: [ValueExtent],
    content: FootContent, cutNames: CutNames<Measurer>
  ) {
    self.chart = chart
    self.size = size
    self.theme = theme
    self.measurer = measurer
    self.extents = extents
    self.content = content
    metrics = ChartMetrics(
      size: size, lanes: chart.hasLanes ? chart.panels.count : 0, density: chart.density)
    appearances = SeriesAppearance.all(of: chart.series, palette: theme.palette)
    names = MomentNames(chart: chart, metrics: metrics, measurer: measurer)
    frames = FramePlanner(
      chart: chart, appearances: appearances, size: size, theme: theme, metrics: metrics,
      measurer: measurer, cutNames: cutNames,
      foot: FootPlanner(
        content, chart: chart, names: names, appearances: appearances, size: size,
        margin: FramePlanner<Measurer>.margin(metrics, size), theme: theme, metrics: metrics,
        measurer: measurer))
  }

  private typealias Frame = FramePlanner<Measurer>.Frame

  var margin: Double { frames.margin }
  private var labelHeight: Double { frames.labelHeight }

  /// The plan in which each part has a position: parts that find none beside the curves are under the plots.
  func plan() -> LayoutPlan {
    var content = FootContent()
    var plan = mostDetailed()
    // Each round moves more to the foot, which takes height from the plots.
    while chart.density.hasTable, content.formUnion(plan.unplaced) {
      content.completeColumns(of: chart)
      plan =
        ChartPlanner(
          chart: chart, size: size, theme: theme, measurer: measurer, extents: extents,
          content: content, cutNames: frames.cutNames
        ).mostDetailed()
    }
    return plan
  }

  /// The plan with the most detail that leaves the plots enough height.
  private func mostDetailed() -> LayoutPlan {
    let levels = chart.hasLanes ? LayoutDetail.laneLevels : LayoutDetail.levels
    for detail in levels.dropLast() {
      // Labels at the curves if there is room, otherwise in a legend.
      for labels in CurveLabelStyle.allCases {
        let frame = frame(detail, labels: labels)
        // A legend is for labels that find room nowhere else.
        guard labels == .legend || frame.legend == nil else { continue }
        guard frame.smallestPlot >= metrics.base * smallestPlot(detail) else { continue }
        if let plan = plan(detail, frame) { return plan }
      }
    }
    let bare = levels[levels.count - 1]
    return plan(bare, frame(bare, labels: .legend))
      ?? LayoutPlan(
        size: size, metrics: metrics,
        timeScale: AxisScale(lower: 0, upper: 1, start: 0, end: size.width))
  }

  /// The least height of a plot, in base sizes.
  private func smallestPlot(_ detail: LayoutDetail) -> Double {
    guard chart.hasLanes else { return chart.panels.count > 1 ? 2.2 : 3.2 }
    return detail.lanes == .full ? 1.6 : 0.9
  }

  /// The frame with as many rows of names as the moments need.
  ///
  /// Rows need the width of the value axes, which needs the heights: the first try is made without
  /// rows.
  private func frame(_ detail: LayoutDetail, labels: CurveLabelStyle) -> Frame {
    var bare = frames.frame(
      detail, momentRows: 0, namesMoments: false, labels: labels)
    let hasUnitBeside = hasUnitBeside(detail, bare)
    if hasUnitBeside {
      bare = frames.frame(
        detail, momentRows: 0, namesMoments: false, labels: labels, hasUnitBeside: true)
    }
    guard !names.moments.isEmpty || chart.series.contains(where: { $0.naming == .moments }) else {
      return bare
    }
    let result = momentPlan(detail, timeScale(detail, axes(bare)))
    return frames.frame(
      detail, momentRows: result.rows,
      namesMoments: !names.showAll(chart.series, in: result), labels: labels,
      hasUnitBeside: hasUnitBeside)
  }

  /// Whether the last number of the time axis leaves room for the name of its unit.
  private func hasUnitBeside(_ detail: LayoutDetail, _ frame: Frame) -> Bool {
    guard detail.showsTimeTitle, chart.plane == nil else { return false }
    let scale = timeScale(detail, axes(frame))
    let axis = timeAxis(scale, top: 0)
    let last = axis.ticks.compactMap { $0.label?.bounds.right }.max() ?? 0
    let width = measurer.width(of: axis.title, in: metrics.noteFont)
    return last + metrics.base * Self.unitGap <= scale.end - width
  }

  /// The distance of the unit's name from the last number, in base sizes: a little more than needed, since the
  /// width of the value axis is not final.
  private static var unitGap: Double { 1 }

  private func timeAxis(_ scale: AxisScale, top: Double) -> TimeAxisPlan {
    TimeAxisPlan(
      scale: scale, top: top, edges: 0...size.width, gap: metrics.base * 0.9,
      font: metrics.labelFont, color: theme.text, atMost: chart.density.mostTimeTicks,
      measuring: measurer)
  }

  private func momentPlan(_ detail: LayoutDetail, _ time: AxisScale) -> MomentPlanner.Result {
    names.plan(
      xs: names.moments.map { time.position(of: $0.time) }, left: margin,
      right: size.width - margin, rows: detail.momentRows)
  }

  private func axes(_ frame: Frame) -> [ValueAxisPlan] {
    zip(zip(chart.panels, extents), frame.plots).map { panel, plot in
      ValueAxisPlan(
        panel.0, extent: panel.1, duration: chart.safeDuration, top: plot.top,
        bottom: plot.bottom, spacing: labelHeight, atMost: chart.density.mostTicks)
    }
  }

  /// Whether the names of lanes are beside the plots, in the place of the numbers.
  private func isCompact(_ detail: LayoutDetail) -> Bool {
    chart.hasLanes && detail.lanes == .compact
  }

  private func timeScale(
    _ detail: LayoutDetail, _ axes: [ValueAxisPlan]
  ) -> AxisScale {
    let widest =
      isCompact(detail)
      ? chart.panels.map { measurer.width(of: laneName($0), in: metrics.codeFont) }.max() ?? 0
      : axes.flatMap(\.ticks).map { measurer.width(of: $0.text, in: metrics.labelFont) }.max() ?? 0
    // A figure too narrow for its numbers keeps half of itself for the plot.
    let axisWidth = min(margin + widest + metrics.smallGap, size.width / 2)
    let references =
      isCompact(detail)
      ? 0
      : axes.flatMap(\.references).map { measurer.width(of: $0.text, in: metrics.noteFont) }.max()
        ?? 0
    let right = max(references > 0 ? references + metrics.smallGap : 0, metrics.rightGap)
    let plotRight = max(size.width - margin - right, axisWidth + 1)
    if let plane = chart.plane {
      let range = ValueRange(around: plane.horizontalExtent)
      return AxisScale(
        lower: range.lower, upper: range.upper, start: axisWidth, end: plotRight)
    }
    return AxisScale(lower: 0, upper: chart.safeDuration, start: axisWidth, end: plotRight)
  }

  /// The name of a lane, cut to the room beside its plot.
  private func laneName(_ panel: ChartPanel) -> String {
    TextFitting(measurer: measurer).middleTruncated(
      TextFitting<Measurer>.singleLine(panel.name), font: metrics.codeFont,
      width: size.width * 0.22)
  }

  // MARK: Positions

  /// The plan of a frame; nil where there is no room for the labels that should be at curves.
  private func plan(_ detail: LayoutDetail, _ frame: Frame) -> LayoutPlan? {
    let axes = axes(frame)
    let timeScale = timeScale(detail, axes)
    var plan = LayoutPlan(size: size, metrics: metrics, timeScale: timeScale)
    plan.header = header(detail, frame, axes)
    plan.entries = frame.legend?.entries ?? []
    plan.remainder = frame.legend?.remainder
    for (panel, axis) in zip(chart.panels, axes) {
      plan.panels.append(planned(panel, axis, detail, time: timeScale))
    }
    if frames.namesQuantityInHead(detail), !plan.panels.isEmpty { plan.panels[0].title = nil }
    if isCompact(detail) { nameLanes(&plan) }
    planTimeAxis(detail, frame, &plan)
    var limited = detail
    limited.momentRows = frame.momentRows.count
    let momentPlan = momentPlan(limited, timeScale)
    compose(momentPlan, frame, &plan)
    plan.unplaced.moments = names.unplaced(in: momentPlan)
    guard frames.planLabels(frame, &plan) else { return nil }
    if frame.labelStyle == .headings { compose(momentPlan, frame, &plan) }
    plan.foot = frames.foot.plan(detail, left: margin, bottom: size.height - margin)
    let bottom = size.height - margin - frames.foot.height(detail)
    plan.rulers = frames.rulers.plan(
      detail, time: timeScale, bottom: bottom - frames.strobe.height(detail))
    plan.strobe = frames.strobe.plan(
      detail, time: timeScale, bottom: bottom,
      right: size.width - margin)
    let stretches = StretchPlanner(theme: theme, metrics: metrics, measurer: measurer)
    for index in plan.panels.indices {
      plan.panels[index].stretches = stretches.plan(
        chart.panels[index], in: plan.panels[index], time: timeScale)
      let placed = MarkPlanner(
        appearances: appearances, theme: theme, metrics: metrics, measurer: measurer,
        content: content
      )
      .plan(
        chart.panels[index], panel: plan.panels[index], time: timeScale,
        texts: plan.texts, lines: plan.moments.filter { !$0.line.isEmpty }.map(\.x))
      plan.panels[index].marks = placed.marks
      plan.panels[index].remarks = placed.remarks
      _ = plan.unplaced.formUnion(placed.unplaced)
    }
    // Without a foot nothing is helped by moving more there.
    if !detail.showsFoot { plan.unplaced = FootContent() }
    return plan
  }

  /// Sets the names of moments and their lines, which leave out the words above the plots.
  private func compose(_ result: MomentPlanner.Result, _ frame: Frame, _ plan: inout LayoutPlan) {
    plan.moments = MomentComposer(
      names: names, appearances: appearances, theme: theme, metrics: metrics, measurer: measurer
    ).moments(result, rows: frame.momentRows, in: plan)
  }

  /// The header, with the quantity as the title of the first axis gives it: with its power of ten or the common
  /// part of its numbers.
  private func header(
    _ detail: LayoutDetail, _ frame: Frame, _ axes: [ValueAxisPlan]
  ) -> [PlacedText] {
    guard frames.namesQuantityInHead(detail), let axis = axes.first,
      axis.title != chart.panels.first?.axisTitle
    else { return frame.header }
    let lines = frame.header.count { $0.run.font == metrics.noteFont }
    return frames.head.plan(detail, quantity: axis.title, noteLines: lines).texts
  }

  private func planned(
    _ panel: ChartPanel, _ axis: ValueAxisPlan, _ detail: LayoutDetail, time: AxisScale
  ) -> LayoutPlan.Panel {
    let scale = axis.scale
    let plot = Rect(left: time.start, top: scale.end, right: time.end, bottom: scale.start)
    let words = PanelWords(
      plot: plot, left: margin, right: size.width - margin, theme: theme, metrics: metrics,
      measurer: measurer)
    var heading: PlacedText?
    var title: PlacedText?
    if chart.hasLanes {
      if detail.lanes == .full {
        (heading, title) = words.heading(
          panel.name, title: axis.title, height: frames.headingHeight)
      }
    } else if frames.showsPanelTitles(detail), !axis.title.isEmpty {
      title = words.title(axis.title)
    }
    let ticks = isCompact(detail) ? [] : axis.ticks.map(words.tick)
    let referenceLabels = isCompact(detail) ? [] : axis.references.compactMap(words.reference)
    let bands = panel.bands.map { band in
      LayoutPlan.Band(
        area: Rect(
          left: band.start.map(time.position) ?? plot.left, top: scale.position(of: band.upper),
          right: plot.right, bottom: scale.position(of: band.lower)),
        series: band.series, name: band.name)
    }
    let references = panel.references.filter { $0.value.isFinite }.map { reference in
      (kind: reference.kind, y: metrics.crisp(scale.position(of: reference.value)))
    }
    let traces =
      panel.curves.filter { appearances.indices.contains($0.series) }.map { curve in
        LayoutPlan.Panel.Trace(
          series: curve.series, role: curve.role,
          trace: CurveTrace(curve, time: time, value: scale), remark: curve.remark)
      }
      + (chart.plane?.traces(horizontal: time, vertical: scale) ?? [])
    let handles = panel.handles.filter { appearances.indices.contains($0.series) }.map { handle in
      func point(_ position: ChartPanel.Handle.Position) -> Point {
        Point(x: time.position(of: position.time), y: scale.position(of: position.value))
      }
      return (
        series: handle.series, line: LineSegment(start: point(handle.start), end: point(handle.end))
      )
    }
    let ribbons = panel.ribbons.map { ribbon in
      LayoutPlan.Ribbon(
        outline: RibbonOutline.path(of: ribbon, time: time, value: scale), name: ribbon.name,
        series: ribbon.series.flatMap { appearances.indices.contains($0) ? $0 : nil })
    }
    return LayoutPlan.Panel(
      plot: plot, title: title, heading: heading, scale: scale, ticks: ticks,
      referenceLabels: referenceLabels, references: references,
      steps: steps(of: panel, time: time, value: scale), bands: bands,
      ribbons: ribbons.filter { !$0.outline.isEmpty }, traces: traces, handles: handles,
      isLimited: panel.limits != nil)
  }

  /// The stretches of a target that changes; those too short to be seen are left out.
  private func steps(
    of panel: ChartPanel, time: AxisScale, value: AxisScale
  ) -> [LayoutPlan.Step] {
    let steps = panel.steps.filter { $0.time.isFinite && $0.value.isFinite }
    return steps.indices.compactMap { index in
      let next = index + 1 < steps.count ? steps[index + 1].time : time.upper
      let end = min(next, steps[index].end ?? next)
      guard end > steps[index].time, end > 0, steps[index].time < time.upper else { return nil }
      return LayoutPlan.Step(
        left: time.position(of: steps[index].time), right: time.position(of: end),
        y: metrics.crisp(value.position(of: steps[index].value)))
    }
  }

  /// Writes the names of lanes beside their plots, as many as have room.
  private func nameLanes(_ plan: inout LayoutPlan) {
    var last = -Double.infinity
    for (index, panel) in chart.panels.enumerated() {
      let run = TextRun(laneName(panel), font: metrics.codeFont, anchor: .end, color: theme.text)
      let plot = plan.panels[index].plot
      let placed = PlacedText(
        run, x: plot.left - metrics.smallGap, middle: plot.center.y, measuring: measurer)
      guard placed.bounds.top >= last, placed.bounds.left >= 0,
        placed.bounds.bottom <= size.height - metrics.tickLength - labelHeight * 1.3
      else { continue }
      last = placed.bounds.bottom
      plan.panels[index].heading = placed
    }
  }

  private func planTimeAxis(_ detail: LayoutDetail, _ frame: Frame, _ plan: inout LayoutPlan) {
    guard let plot = plan.panels.last?.plot else { return }
    let top = plot.bottom + metrics.tickLength + metrics.base * 0.3
    guard chart.plane == nil else {
      planHorizontalAxis(detail, top: top, &plan)
      return
    }
    let axis = timeAxis(plan.timeScale, top: top)
    plan.timeTicks = axis.ticks
    if frame.hasUnitBeside, let baseline = axis.ticks.lazy.compactMap(\.label).first?.point.y {
      let run = TextRun(
        axis.title, font: metrics.noteFont, anchor: .end, color: theme.secondaryText)
      plan.timeTitle = PlacedText(run, x: plot.right, baseline: baseline, measuring: measurer)
      return
    }
    addHorizontalTitle(axis.title, detail, top: top, &plan)
  }

  /// The axis of values under a plane.
  private func planHorizontalAxis(
    _ detail: LayoutDetail, top: Double, _ plan: inout LayoutPlan
  ) {
    guard let plane = chart.plane else { return }
    let axis = HorizontalValueAxis(
      scale: plan.timeScale, top: top, edges: 0...size.width, gap: metrics.base * 0.9,
      font: metrics.labelFont, color: theme.text, atMost: chart.density.mostTicks,
      measuring: measurer)
    plan.timeTicks = axis.ticks
    addHorizontalTitle(axis.label.title(plane.horizontalTitle), detail, top: top, &plan)
  }

  private func addHorizontalTitle(
    _ text: String, _ detail: LayoutDetail, top: Double, _ plan: inout LayoutPlan
  ) {
    guard detail.showsTimeTitle, let plot = plan.panels.last?.plot else { return }
    let run = TextRun(text, font: metrics.noteFont, anchor: .end, color: theme.secondaryText)
    let title = PlacedText(
      run, x: plot.right, top: top + labelHeight + metrics.base * 0.15, measuring: measurer)
    if title.bounds.left >= 0 { plan.timeTitle = title }
  }
}
