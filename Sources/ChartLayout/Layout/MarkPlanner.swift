internal import DrawingModel

/// Places marks on curves, and, where they cover nothing, the words of marks and the remarks about curves.
struct MarkPlanner<Measurer: TextMeasuring> {
  let appearances: [SeriesAppearance]
  let theme: ChartTheme
  let metrics: ChartMetrics
  let measurer: Measurer
  /// The content that is already under the plots and therefore has no words beside the curves.
  let content: FootContent

  /// The marks and remarks that were placed in one panel, and the content for which there was no position.
  struct Result {
    var marks: [LayoutPlan.Mark] = []
    var remarks: [LayoutPlan.Remark] = []
    var unplaced = FootContent()

    /// Takes words about a curve; where there is no position for them, what is under the plots instead.
    fileprivate mutating func add(
      _ position: LabelPlacer.Position?, of series: Int?, orBelow text: String
    ) {
      if let position {
        remarks.append(
          LayoutPlan.Remark(series: series, label: position.text, leader: position.leader))
      } else {
        unplaced.remarks.append(text)
      }
    }
  }

  /// Words about a mark or about a curve that need a position.
  private enum Wish {
    case mark(index: Int)
    case remark(LayoutPlan.Panel.Trace)
    case band(LayoutPlan.Band)
  }

  /// Places the marks and remarks of one panel.
  ///
  /// Words cover no other words, marks, curves or lines, and stay in the plot. Where every position is
  /// taken, the figures of a mark and the words about a curve are reported as unplaced.
  ///
  /// - Parameter texts: Texts already placed.
  /// - Parameter lines: The horizontal positions of upright lines.
  func plan(
    _ panel: ChartPanel, panel planned: LayoutPlan.Panel, time: AxisScale, texts: [PlacedText],
    lines: [Double]
  ) -> Result {
    var result = Result()
    let known = panel.marks.filter { appearances.indices.contains($0.series) }
    let visible = known.filter { mark in
      mark.time >= time.lower && mark.time <= time.upper && mark.value >= planned.scale.lower
        && mark.value <= planned.scale.upper
    }
    // Marks beyond the end of the axis have figures, too.
    for mark in known where !(mark.time <= time.upper) {
      result.unplaced.columns.formUnion(mark.figures.map(\.column))
    }
    let points = visible.map { mark in
      Point(x: time.position(of: mark.time), y: planned.scale.position(of: mark.value))
    }
    var words = wordsInRow(of: visible, points, in: planned, texts: texts, lines: lines)
    // Other words keep clear of the hairlines to these.
    var planned = planned
    for leader in words.values.map(\.leader) {
      if let start = leader.first, let end = leader.last {
        planned.leaders.append(.line(from: start, to: end))
      }
    }
    let texts = texts + words.values.map(\.text)
    let wishes =
      visible.indices.filter { hasWords(visible[$0]) && words[$0] == nil }.map { .mark(index: $0) }
      + self.wishes(of: planned)
    var positions: [LabelPlacer.Position?] = []
    if !wishes.isEmpty {
      let placer = placer(visible, points, in: planned, texts: texts, lines: lines)
      positions = placer.positions(wishes.map { request($0, visible, points, planned) })
    }
    for (wish, position) in zip(wishes, positions) {
      switch wish {
      case .mark(let index):
        words[index] = position
        if position == nil {
          result.unplaced.columns.formUnion(visible[index].figures.map(\.column))
        }
      case .remark(let trace):
        result.add(position, of: trace.series, orBelow: Self.footText(trace.remark))
      case .band(let band): result.add(position, of: band.series, orBelow: Self.footText(of: band))
      }
    }
    // Figures of one mark stay together.
    for mark in visible where !hasWords(mark) && !mark.words.isEmpty {
      result.unplaced.columns.formUnion(mark.figures.map(\.column))
    }
    result.marks = visible.indices.map { index in
      LayoutPlan.Mark(
        series: visible[index].series, point: points[index], kind: visible[index].kind,
        label: words[index]?.text, leader: words[index]?.leader ?? [],
        direction: direction(at: points[index], of: visible[index].series, in: planned))
    }
    return result
  }

  /// The words of marks that stand in a row, by the marks; none where they have no room in one.
  private func wordsInRow(
    of visible: [ChartMark], _ points: [Point], in planned: LayoutPlan.Panel,
    texts: [PlacedText], lines: [Double]
  ) -> [Int: LabelPlacer.Position] {
    let rowed = visible.indices.filter { visible[$0].standsInRow && hasWords(visible[$0]) }
    guard !rowed.isEmpty,
      let row = placer(visible, points, in: planned, texts: texts, lines: lines).row(
        rowed.map { run(visible[$0].words[0], visible[$0].series) },
        at: rowed.map { (points[$0], metrics.markTick) }, clearOf: texts.map(\.bounds))
    else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(rowed, row))
  }

  /// Returns the bands and curves whose words are to be placed beside them.
  private func wishes(of planned: LayoutPlan.Panel) -> [Wish] {
    var wishes: [Wish] = []
    // One band of a panel says what all of them are.
    if let band = planned.bands.last(where: { !$0.name.isEmpty }),
      !content.remarks.contains(Self.footText(of: band))
    {
      wishes.append(.band(band))
    }
    return wishes
      + planned.traces.filter { trace in
        !trace.remark.isEmpty && !content.remarks.contains(Self.footText(trace.remark))
          && !trace.trace.points.isEmpty
      }.map { .remark($0) }
  }

  /// Words about a curve as they are under the plots.
  private static func footText(_ remark: String) -> String { "faint and dashed: \(remark)" }

  /// The name of a band as it is written under the plots.
  private static func footText(of band: LayoutPlan.Band) -> String { "faint band: \(band.name)" }

  private func run(_ words: String, _ series: Int?) -> TextRun {
    TextRun(
      TextFitting<Measurer>.singleLine(words), font: metrics.noteFont,
      color: series.map { appearances[$0].label } ?? theme.secondaryText)
  }

  /// Whether a mark has words, and none of its figures is under the plots.
  private func hasWords(_ mark: ChartMark) -> Bool {
    mark.words.contains { !$0.isEmpty }
      && !mark.figures.contains { content.columns.contains($0.column) }
  }

  private func request(
    _ wish: Wish, _ marks: [ChartMark], _ points: [Point], _ panel: LayoutPlan.Panel
  ) -> LabelPlacer.Request {
    switch wish {
    case .band(let band):
      // At its right end, where nothing moves any more.
      let xs = [0.97, 0.85, 0.7, 0.55, 0.4].map {
        band.area.left + (band.area.right - band.area.left) * $0
      }
      let anchors = [band.area.top, band.area.bottom].flatMap { y in
        xs.map { Point(x: $0, y: y) }
      }
      return LabelPlacer.Request(
        runs: [run(band.name, band.series)], point: anchors[0], own: nil,
        alternatives: Array(anchors.dropFirst()))
    case .mark(let index):
      let mark = marks[index]
      return LabelPlacer.Request(
        runs: mark.words.filter { !$0.isEmpty }.map { run($0, mark.series) },
        point: points[index], own: index)
    case .remark(let trace):
      let anchors = anchors(on: trace, in: panel)
      return LabelPlacer.Request(
        runs: [run(trace.remark, trace.series)], point: anchors[0], own: nil,
        alternatives: Array(anchors.dropFirst()))
    }
  }

  /// The points of a curve, from the furthest from all other curves to the nearest.
  private func anchors(on trace: LayoutPlan.Panel.Trace, in panel: LayoutPlan.Panel) -> [Point] {
    let own = trace.trace.points
    let count = 9
    let left = own.first?.x ?? 0
    let right = own.last?.x ?? 0
    let points = (1...count).map { index -> Point in
      let x = left + (right - left) * Double(index) / Double(count + 1)
      return own.min { ($0.x - x).magnitude < ($1.x - x).magnitude } ?? own[0]
    }
    let others = panel.traces.filter { $0.role == .main }.map(\.trace.points)
    let ranked = points.enumerated().map { index, point in
      (distance: Self.squaredDistance(from: point, to: others), index: index, point: point)
    }.sorted { (-$0.distance, $0.index) < (-$1.distance, $1.index) }
    var chosen: [Point] = []
    for (_, _, point) in ranked where !chosen.contains(point) { chosen.append(point) }
    return chosen
  }

  private static func squaredDistance(from point: Point, to curves: [[Point]]) -> Double {
    var least = Double.infinity
    for curve in curves {
      for other in curve {
        let (dx, dy) = (other.x - point.x, other.y - point.y)
        least = min(least, dx * dx + dy * dy)
      }
    }
    return least.isFinite ? least : 0
  }

  private func placer(
    _ marks: [ChartMark], _ points: [Point], in panel: LayoutPlan.Panel, texts: [PlacedText],
    lines: [Double]
  ) -> LabelPlacer {
    let reach = metrics.ringRadius + metrics.curveWidth / 2
    let squares = zip(marks, points).map { mark, point in
      let square = Self.square(about: point, reach: reach)
      guard mark.kind == .tick else { return square }
      return Rect(
        left: square.left, top: point.y - metrics.markTick, right: square.right,
        bottom: point.y + metrics.markTick)
    }
    return LabelPlacer(
      metrics: metrics, measurer: measurer,
      // A peak near the top may have its words in the gap above the plot.
      room: panel.plot.inset(
        by: Insets(top: -metrics.base * 0.6, left: metrics.base * 0.3, bottom: 0, right: 0)),
      solids: squares + texts.map(\.bounds) + dots(in: panel),
      lines: self.lines(in: panel, upright: lines),
      outlines: (panel.traces.map(\.trace.path) + panel.leaders).map(CurveOutline.init)
        + panel.handles.map { CurveOutline(.line(from: $0.line.start, to: $0.line.end)) })
  }

  /// Returns the direction in which the curve of a series that ends at a point is heading.
  private func direction(
    at point: Point, of series: Int, in panel: LayoutPlan.Panel
  ) -> Point {
    let traces = panel.traces.filter { $0.series == series }.map(\.trace)
    func isNear(_ other: Point) -> Bool { abs(other.x - point.x) + abs(other.y - point.y) < 0.5 }
    let ending = traces.last { $0.end.map(isNear) ?? false }?.lastStretch
    // Elsewhere on a curve, such as in a plane, the direction is that of the line to its next point.
    let passing = traces.lazy.compactMap { trace -> LineSegment? in
      guard let index = trace.points.dropLast().firstIndex(where: isNear) else { return nil }
      return LineSegment(start: trace.points[index], end: trace.points[index + 1])
    }.first
    guard let stretch = ending ?? passing else { return Point(x: 1, y: 0) }
    let (dx, dy) = (stretch.end.x - stretch.start.x, stretch.end.y - stretch.start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 1e-9 ? Point(x: dx / length, y: dy / length) : Point(x: 1, y: 0)
  }

  /// The areas that the ends of jumps and the dots of frames cover.
  private func dots(in panel: LayoutPlan.Panel) -> [Rect] {
    panel.traces.flatMap { trace -> [Rect] in
      let ends = trace.trace.jumps.flatMap(\.visibleEnds)
      return ends.map { Self.square(about: $0, reach: metrics.ringRadius * 1.2) }
        + trace.trace.frames.map { Self.square(about: $0, reach: metrics.frameDot / 2) }
    }
  }

  /// The areas that lines across the plot cover.
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
