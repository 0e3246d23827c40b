internal import DrawingModel

/// Places marks on curves, and their words where they cover nothing.
struct MarkPlanner<Measurer: TextMeasuring> {
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer

  /// Places the marks of one panel.
  ///
  /// Words cover no other words, marks, curves or lines, and stay in the plot. Where every place is
  /// taken they are left out.
  ///
  /// - Parameter texts: Texts already placed.
  /// - Parameter lines: Where upright lines are.
  func plan(
    _ marks: [ChartMark], panel: LayoutPlan.Panel, time: AxisScale, texts: [PlacedText],
    lines: [Double]
  ) -> [LayoutPlan.Mark] {
    let visible = marks.filter { mark in
      appearances.indices.contains(mark.series) && mark.time >= 0 && mark.time <= time.upper
        && mark.value >= panel.scale.lower && mark.value <= panel.scale.upper
    }
    let points = visible.map { mark in
      Point(x: time.position(of: mark.time), y: panel.scale.position(of: mark.value))
    }
    let reach = metrics.ringRadius + metrics.curveWidth / 2
    let wanting = visible.indices.filter { visible[$0].words.contains { !$0.isEmpty } }
    var places: [LabelPlacer<Measurer>.Place?] = Array(repeating: nil, count: visible.count)
    if !wanting.isEmpty {
      let squares = zip(visible, points).map { mark, point in
        let square = Self.square(about: point, reach: reach)
        guard mark.kind == .tick else { return square }
        return Rect(
          left: square.left, top: point.y - metrics.markTick, right: square.right,
          bottom: point.y + metrics.markTick)
      }
      let placer = LabelPlacer(
        metrics: metrics, measurer: measurer,
        // A peak near the top may have its words in the gap above the plot.
        room: panel.plot.inset(
          by: Insets(top: -metrics.base * 0.6, left: metrics.base * 0.3, bottom: 0, right: 0)),
        solids: squares + texts.map(\.bounds) + dots(in: panel),
        lines: self.lines(in: panel, upright: lines),
        outlines: (panel.traces.map(\.trace.path) + panel.leaders).map(CurveOutline.init))
      let requests = wanting.map { index in
        LabelPlacer<Measurer>.Request(
          runs: visible[index].words.filter { !$0.isEmpty }.map { words in
            TextRun(
              TextFitting<Measurer>.singleLine(words), font: metrics.noteFont,
              color: appearances[visible[index].series].label)
          },
          point: points[index], own: index)
      }
      for (index, place) in zip(wanting, placer.places(requests)) { places[index] = place }
    }
    return visible.indices.map { index in
      LayoutPlan.Mark(
        series: visible[index].series, point: points[index], kind: visible[index].kind,
        label: places[index]?.text, leader: places[index]?.leader ?? [])
    }
  }

  /// The room of the ends of jumps and of the dots of frames.
  private func dots(in panel: LayoutPlan.Panel) -> [Rect] {
    panel.traces.flatMap { trace -> [Rect] in
      let ends = trace.trace.jumps.flatMap { [$0.departure, $0.landing] }
      return ends.map { Self.square(about: $0, reach: metrics.ringRadius * 1.2) }
        + trace.trace.frames.map { Self.square(about: $0, reach: metrics.frameDot / 2) }
    }
  }

  /// The room of lines across the plot.
  private func lines(in panel: LayoutPlan.Panel, upright: [Double]) -> [Rect] {
    let hair = metrics.hairWidth
    let plot = panel.plot
    let references = panel.references.map { reference in
      Rect(left: plot.left, top: reference.y - hair, right: plot.right, bottom: reference.y + hair)
    }
    let moments = upright.map { x in
      Rect(left: x - hair, top: plot.top - metrics.base, right: x + hair, bottom: plot.bottom)
    }
    let steps = panel.steps.map { step in
      Rect(left: step.left, top: step.y - hair, right: step.right, bottom: step.y + hair)
    }
    let risers = zip(panel.steps, panel.steps.dropFirst()).filter { $0.right == $1.left }.map {
      Rect(
        left: $1.left - hair, top: min($0.y, $1.y), right: $1.left + hair, bottom: max($0.y, $1.y))
    }
    return references + moments + steps + risers
  }

  private static func square(about point: Point, reach: Double) -> Rect {
    Rect(
      left: point.x - reach, top: point.y - reach, right: point.x + reach, bottom: point.y + reach)
  }
}
