internal import DrawingModel

/// The content of one plot that labels of curves have to avoid.
struct CurveLabelScene {
  /// The room in which labels may be.
  let room: Rect
  /// The areas that neither labels nor hairlines may touch.
  let solids: [Rect]
  /// The areas that only labels may not touch: lines across the plot.
  let lines: [Rect]
  /// The curves, those of one series together.
  let curves: [Curve]
  let metrics: ChartMetrics

  /// The drawing of one series.
  struct Curve {
    let series: Int
    var profile: CurveProfile
    var outlines: [CurveOutline]
    /// Points along the main curve, at equal distances, its end last; ghosts have no labels.
    var anchors: [Point]
  }

  /// The width of a profile's column, in base sizes.
  private static let column = 0.25

  /// The distance that labels keep from lines.
  var air: Double { metrics.base * 0.16 + metrics.curveWidth / 2 }

  /// Collects the content of a planned panel.
  ///
  /// - Parameters:
  ///   - panel: The panel, with curves, lines and ticks.
  ///   - room: The room in which labels may be.
  ///   - texts: The texts that have been placed already.
  ///   - points: The points at which marks are.
  ///   - uprights: The horizontal positions of the lines through all panels.
  init(
    _ panel: LayoutPlan.Panel, room: Rect, texts: [PlacedText], points: [Point],
    uprights: [Double], metrics: ChartMetrics
  ) {
    self.room = room
    self.metrics = metrics
    let reach = metrics.markTick
    let marks = points.map { point in
      Rect(
        left: point.x - reach, top: point.y - reach, right: point.x + reach,
        bottom: point.y + reach)
    }
    solids = (texts.map(\.bounds) + marks).filter(room.intersects)
    lines = Self.lines(of: panel, uprights: uprights, top: room.top, hair: metrics.hairWidth)
    curves = Self.curves(of: panel, metrics) + Self.handles(of: panel, metrics)
  }

  /// The lines of a panel, and those through all panels, as rectangles.
  private static func lines(
    of panel: LayoutPlan.Panel, uprights: [Double], top: Double, hair: Double
  ) -> [Rect] {
    let plot = panel.plot
    return panel.references.map {
      Rect(left: plot.left, top: $0.y - hair, right: plot.right, bottom: $0.y + hair)
    }
      + panel.steps.map {
        Rect(left: $0.left, top: $0.y - hair, right: $0.right, bottom: $0.y + hair)
      }
      + zip(panel.steps, panel.steps.dropFirst()).filter { $0.right == $1.left }.map {
        Rect(
          left: $1.left - hair, top: min($0.y, $1.y), right: $1.left + hair,
          bottom: max($0.y, $1.y))
      }
      + uprights.map { Rect(left: $0 - hair, top: top, right: $0 + hair, bottom: plot.bottom) }
  }

  /// The curves of a panel, each with all of its traces.
  private static func curves(of panel: LayoutPlan.Panel, _ metrics: ChartMetrics) -> [Curve] {
    let plot = panel.plot
    var curves: [Curve] = []
    for trace in panel.traces {
      if !curves.contains(where: { $0.series == trace.series }) {
        curves.append(emptyCurve(of: trace.series, across: plot, metrics))
      }
      let index = curves.firstIndex { $0.series == trace.series } ?? 0
      let outline = CurveOutline(trace.trace.path)
      for line in outline.segments { curves[index].profile.add(line) }
      // A curve that has ended stays at its end, while other curves may continue.
      if let end = outline.segments.last?.end, end.x < plot.right, trace.role == .main {
        curves[index].profile.add(
          LineSegment(start: end, end: Point(x: plot.right, y: end.y)))
      }
      for jump in trace.trace.jumps {
        curves[index].profile.add(jump.departure, reach: metrics.ringRadius)
        curves[index].profile.add(jump.landing, reach: metrics.ringRadius)
      }
      for frame in trace.trace.frames {
        curves[index].profile.add(frame, reach: metrics.frameDot / 2)
      }
      curves[index].outlines.append(outline)
      guard trace.role == .main else { continue }
      curves[index].anchors += Self.anchors(
        along: outline, in: plot, distance: max(metrics.base * 1.25, plot.size.width / 60))
    }
    return curves
  }

  /// The handles of a panel together, as labels avoid them as they avoid the curves of others; none without handles.
  private static func handles(of panel: LayoutPlan.Panel, _ metrics: ChartMetrics) -> [Curve] {
    guard !panel.handles.isEmpty else { return [] }
    var handles = emptyCurve(of: -1, across: panel.plot, metrics)
    for (_, line) in panel.handles {
      let outline = CurveOutline(.line(from: line.start, to: line.end))
      for line in outline.segments { handles.profile.add(line) }
      handles.outlines.append(outline)
    }
    return [handles]
  }

  private static func emptyCurve(
    of series: Int, across plot: Rect, _ metrics: ChartMetrics
  ) -> Curve {
    Curve(
      series: series, profile: CurveProfile(across: plot, column: metrics.base * Self.column),
      outlines: [], anchors: [])
  }

  /// Points along a curve inside a plot.
  private static func anchors(
    along outline: CurveOutline, in plot: Rect, distance: Double
  ) -> [Point] {
    var points: [Point] = []
    var rest = distance
    var rise = 0.0
    for line in outline.segments {
      let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
      // A label is best at a peak.
      let isPeak = dy * rise < 0
      if isPeak { points.append(line.start) }
      if dy != 0 { rise = dy }
      let length = (dx * dx + dy * dy).squareRoot()
      // Points within a long stretch, too, since the ends may be taken by the rings of jumps.
      for part in stride(from: distance, to: length, by: distance) {
        points.append(
          Point(x: line.start.x + dx * part / length, y: line.start.y + dy * part / length))
      }
      rest -= length
      guard rest <= 0 else { continue }
      rest = distance
      points.append(line.end)
    }
    if let end = outline.segments.last?.end, points.last != end { points.append(end) }
    return points.filter { plot.contains($0) }
  }

  /// Whether a label in a box covers nothing.
  func isFree(_ box: Rect) -> Bool {
    guard room.contains(box) else { return false }
    let clear = box.inset(by: Insets(all: -air))
    return !solids.contains(where: clear.intersects) && !lines.contains(where: clear.intersects)
      && !curves.contains { $0.profile.meets(clear) }
  }

  /// Returns the distance of the nearest curve of another series, in base sizes; at most the largest of `steps`.
  func distance(from box: Rect, toOthersThan series: Int, steps: [Double]) -> Double {
    for step in steps {
      let grown = box.inset(by: Insets(all: -step * metrics.base))
      if curves.contains(where: { $0.series != series && $0.profile.meets(grown) }) { return step }
    }
    return (steps.last ?? 0) * 1.5
  }

  /// Returns the order of two series at an x: -1 if the first is the higher one, 1 if the second is, 0 where they are
  /// too near to each other to say, or where one of them has no curve.
  func order(of first: Int, _ second: Int, at x: Double) -> Int {
    func extent(_ series: Int) -> (top: Double, bottom: Double)? {
      curves.first { $0.series == series }?.profile.extent(at: x)
    }
    guard let first = extent(first), let second = extent(second) else { return 0 }
    let air = metrics.base * 0.25
    return first.bottom + air < second.top ? -1 : second.bottom + air < first.top ? 1 : 0
  }

  /// Whether a point lies on a line across the plot, as the ends of most curves do.
  func isOnLine(_ point: Point) -> Bool {
    lines.contains { line in
      line.left <= point.x && line.right >= point.x && line.top <= point.y + air
        && line.bottom >= point.y - air
    }
  }

  /// Whether a line across the plot lies between a label and its point.
  func isParted(_ box: Rect, from point: Point) -> Bool {
    lines.contains { line in
      line.left <= point.x && line.right >= point.x
        && (line.bottom < point.y - air && line.top > box.bottom
          || line.top > point.y + air && line.bottom < box.top)
    }
  }

  /// The number of times that a hairline crosses curves.
  func crossings(of line: LineSegment) -> Int {
    curves.reduce(0) { sum, curve in
      sum + curve.outlines.reduce(0) { $0 + $1.crossings(of: line) }
    }
  }
}
