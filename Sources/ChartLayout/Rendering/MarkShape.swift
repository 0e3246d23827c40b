internal import DrawingModel

/// The shapes of marks.
struct MarkShape {
  let metrics: ChartMetrics
  /// The color with which rings are filled; nil for transparent rings.
  let ground: Color?

  /// A mark in the color of its curve.
  ///
  /// - Parameter plot: The plot at whose edges arrows point to marks beyond it.
  func commands(_ mark: LayoutPlan.Mark, _ color: Color, in plot: Rect) -> [DrawingCommand] {
    let point = mark.point
    let pen = StrokeStyle(width: metrics.curveWidth * 0.7)
    switch mark.kind {
    case .ring: return ring(at: point, radius: metrics.ringRadius, color)
    case .tick:
      return [.stroke(upright(at: point, reach: metrics.markTick), pen, color)]
    case .diamond: return [.fill(CurveMarker.diamond.path(at: point, radius: reach), color)]
    case .triangle:
      return [.fill(CurveMarker.triangle.path(at: point, radius: reach * 1.15), color)]
    case .cross:
      let reach = metrics.base * 0.26
      let falling = Path.line(
        from: Point(x: point.x - reach, y: point.y - reach),
        to: Point(x: point.x + reach, y: point.y + reach))
      let rising = Path.line(
        from: Point(x: point.x - reach, y: point.y + reach),
        to: Point(x: point.x + reach, y: point.y - reach))
      return [.stroke(Path(falling.elements + rising.elements), pen, color)]
    case .above:
      return [.fill(arrow(to: Point(x: point.x, y: plot.top), Point(x: 0, y: -1)), color)]
    case .below:
      return [.fill(arrow(to: Point(x: point.x, y: plot.bottom), Point(x: 0, y: 1)), color)]
    case .knob:
      let square = Path.rectangle(
        Rect(
          left: point.x - reach, top: point.y - reach, right: point.x + reach,
          bottom: point.y + reach))
      return (ground.map { [.fill(square, $0)] } ?? []) + [.stroke(square, pen, color)]
    case .onward:
      let tip = Point(
        x: point.x + mark.direction.x * length * 0.6, y: point.y + mark.direction.y * length * 0.6)
      return [.fill(arrow(to: tip, mark.direction), color)]
    }
  }

  /// A ring that hides everything below it.
  func ring(at center: Point, radius: Double, _ color: Color) -> [DrawingCommand] {
    let circle = Path.circle(center: center, radius: radius)
    let pen = StrokeStyle(width: metrics.curveWidth * 0.7)
    return (ground.map { [.fill(circle, $0)] } ?? []) + [.stroke(circle, pen, color)]
  }

  private var reach: Double { metrics.base * 0.27 }

  /// The length of an arrow's head.
  private var length: Double { metrics.base * 0.62 }

  private func upright(at point: Point, reach: Double) -> Path {
    .line(from: Point(x: point.x, y: point.y - reach), to: Point(x: point.x, y: point.y + reach))
  }

  /// The head of an arrow.
  private func arrow(to tip: Point, _ direction: Point) -> Path {
    let (x, y) = (direction.x, direction.y)
    let tail = Point(x: tip.x - x * length, y: tip.y - y * length)
    let half = length * 0.42
    return Path([
      .move(tip), .line(Point(x: tail.x - y * half, y: tail.y + x * half)),
      .line(Point(x: tail.x + y * half, y: tail.y - x * half)), .close,
    ])
  }
}
