internal import DrawingModel

/// Places rings and ticks on curves, and the rings' words where they cover nothing.
struct MarkPlanner<Measurer: TextMeasuring> {
  let appearances: [SeriesAppearance]
  let metrics: ChartMetrics
  let measurer: Measurer
  /// Whether words may stand on curves where there is no other place.
  var mayCoverCurves = true

  /// Places the marks of one panel.
  ///
  /// Words go where they cover no other words, ring or reference line, and as little as
  /// can be of curves:
  /// above the ring if all places are equal. Where every place is taken they are left out.
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
    var taken = texts.map(\.bounds)
    let reach = metrics.ringRadius + metrics.curveWidth / 2
    for point in points { taken.append(Self.square(about: point, reach: reach)) }
    for reference in panel.references {
      taken.append(
        Rect(
          left: panel.plot.left, top: reference.y - metrics.hairWidth,
          right: panel.plot.right, bottom: reference.y + metrics.hairWidth))
    }
    for line in lines {
      taken.append(
        Rect(
          left: line - metrics.hairWidth, top: panel.plot.top - metrics.base,
          right: line + metrics.hairWidth, bottom: panel.plot.bottom))
    }
    for step in panel.steps {
      taken.append(
        Rect(
          left: step.left, top: step.y - metrics.hairWidth, right: step.right,
          bottom: step.y + metrics.hairWidth))
    }
    var placed: [LayoutPlan.Mark] = []
    for (mark, point) in zip(visible, points) {
      var place: (text: PlacedText, covered: Int)?
      if case .ring(let words) = mark.kind, !words.isEmpty {
        let run = TextRun(
          TextFitting<Measurer>.singleLine(words), font: metrics.noteFont,
          color: appearances[mark.series].label)
        place = self.place(run, about: point, in: panel, avoiding: taken)
        if let place { taken.append(place.text.bounds) }
      }
      let isRing = if case .ring = mark.kind { true } else { false }
      placed.append(
        LayoutPlan.Mark(
          series: mark.series, point: point, isRing: isRing, isDot: mark.kind == .dot,
          label: place?.text,
          coversCurve: (place?.covered ?? 0) > 0))
    }
    return placed
  }

  private func place(
    _ run: TextRun, about point: Point, in panel: LayoutPlan.Panel, avoiding taken: [Rect]
  ) -> (text: PlacedText, covered: Int)? {
    let size = measurer.metrics(of: run.text, in: run.font)
    let height = size.ascent + size.descent
    let distance = metrics.ringRadius + metrics.base * 0.2
    let steps: [(Double, Double)] = [
      (-0.5, -1), (0, -1), (-1, -1), (0, -0.5), (-1, -0.5), (-0.5, 0), (0, 0), (-1, 0),
    ]
    // A peak near the top may have its words in the gap above the plot.
    let room = panel.plot.inset(
      by: Insets(top: -metrics.base * 0.6, left: 0, bottom: 0, right: 0))
    var best: (text: PlacedText, covered: Int)?
    for (x, y) in steps {
      // Shifts to one side are measured from the ring's edge, centred ones from its middle.
      let left = point.x + size.width * x + (x == 0 ? distance : x == -1 ? -distance : 0)
      let top = point.y + height * y + (y == 0 ? distance : y == -1 ? -distance : 0)
      let text = PlacedText(run, x: left, top: top, measuring: measurer)
      guard room.contains(text.bounds), !taken.contains(where: text.bounds.intersects)
      else { continue }
      let covered = panel.traces.reduce(0) { $0 + $1.trace.count(inside: text.bounds) }
      if covered > 0 && !mayCoverCurves { continue }
      if covered < best?.covered ?? .max { best = (text, covered) }
      if covered == 0 { break }
    }
    return best
  }

  private static func square(about point: Point, reach: Double) -> Rect {
    Rect(
      left: point.x - reach, top: point.y - reach, right: point.x + reach, bottom: point.y + reach)
  }
}
