internal import DrawingModel

// The parts of a chart under the time axis.
extension ChartEmitter {
  /// The rulers under the time axis: lines between ticks, with gaps at their names.
  func rulers() -> [DrawingCommand] {
    plan.rulers.map { ruler in
      let commands = ticks(of: ruler) + ruler.stages.flatMap { stage($0, of: ruler) }
      return .group(names[ruler.series], commands)
    }
  }

  /// An upright tick at every end of a stage.
  private func ticks(of ruler: LayoutPlan.Ruler) -> [DrawingCommand] {
    let reach = metrics.base * 0.3
    var path = Path()
    var last = -Double.infinity
    for x in ruler.stages.flatMap({ [$0.left, $0.right] }) where x - last > 0.5 {
      last = x
      path.elements +=
        Path.line(
          from: Point(x: x, y: ruler.y - reach), to: Point(x: x, y: ruler.y + reach)
        ).elements
    }
    let pen = StrokeStyle(width: metrics.hairWidth)
    return [.stroke(path, pen, appearances[ruler.series].line)]
  }

  private func stage(
    _ stage: LayoutPlan.Ruler.Stage, of ruler: LayoutPlan.Ruler
  ) -> [DrawingCommand] {
    let appearance = appearances[ruler.series]
    let air = metrics.base * 0.3
    var path = Path()
    func add(_ left: Double, _ right: Double) {
      guard right > left else { return }
      path.elements +=
        Path.line(
          from: Point(x: left, y: ruler.y), to: Point(x: right, y: ruler.y)
        ).elements
    }
    if let bounds = stage.label?.bounds {
      add(stage.left, bounds.left - air)
      add(bounds.right + air, stage.right)
    } else {
      add(stage.left, stage.right)
    }
    guard stage.kind != .pause else {
      return [
        .stroke(path, StrokeStyle(width: metrics.hairWidth), appearance.line.opacity(0.6))
      ]
    }
    let pen = StrokeStyle(
      width: metrics.curveWidth * appearance.width * 0.6,
      dashes: appearance.dash.map { $0 * metrics.dashUnit * 0.6 })
    return [.stroke(path, pen, appearance.line)] + arrow(stage, y: ruler.y, appearance)
  }

  /// A small arrow head at the end of the line at which the motion ends.
  private func arrow(
    _ stage: LayoutPlan.Ruler.Stage, y: Double, _ appearance: SeriesAppearance
  ) -> [DrawingCommand] {
    let length = metrics.base * 0.5
    guard stage.right - stage.left > length * 2.5 else { return [] }
    let tip = stage.kind == .back ? stage.left : stage.right
    let tail = stage.kind == .back ? tip + length : tip - length
    let head = Path([
      .move(Point(x: tip, y: y)), .line(Point(x: tail, y: y - length * 0.42)),
      .line(Point(x: tail, y: y + length * 0.42)), .close,
    ])
    return [.fill(head, appearance.line)]
  }
}

// MARK: - Strobe

extension ChartEmitter {
  /// The tracks under the time axis and the objects that move along them.
  func strobe() -> [DrawingCommand] {
    guard let strobe = plan.strobe else { return [] }
    return strobe.lanes.map { lane in
      .group(names[lane.series], [track(of: lane, in: strobe)] + objects(of: lane, in: strobe))
    }
  }

  /// A hairline from start to target with an upright tick at either end.
  private func track(
    of lane: LayoutPlan.Strobe.Lane, in strobe: LayoutPlan.Strobe
  ) -> DrawingCommand {
    let ends = [lane.track.start, lane.track.target]
    var path = Path.line(from: Point(x: ends[0], y: lane.y), to: Point(x: ends[1], y: lane.y))
    let reach = strobe.extent * 0.62
    for x in ends {
      path.elements +=
        Path.line(from: Point(x: x, y: lane.y - reach), to: Point(x: x, y: lane.y + reach))
        .elements
    }
    return .stroke(path, StrokeStyle(width: metrics.hairWidth), theme.quietLine)
  }

  /// The object at every instant, one over the other; the last one, at rest, is opaque.
  private func objects(
    of lane: LayoutPlan.Strobe.Lane, in strobe: LayoutPlan.Strobe
  ) -> [DrawingCommand] {
    let color = appearances[lane.series].line
    return lane.positions.enumerated().map { index, x in
      .fill(
        strobe.shape.path(
          at: Point(x: x, y: lane.y), extent: strobe.extent, hairWidth: metrics.hairWidth),
        index == lane.positions.count - 1 ? color : color.opacity(Self.passingOpacity))
    }
  }

  /// The opacity of the object while it moves.
  static let passingOpacity = 0.6
}
