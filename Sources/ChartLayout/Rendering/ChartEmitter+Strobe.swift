internal import DrawingModel

extension ChartEmitter {
  /// The tracks under the time axis and what moves along them.
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

  /// The object at every instant, one over the other; where it comes to rest it is opaque.
  private func objects(
    of lane: LayoutPlan.Strobe.Lane, in strobe: LayoutPlan.Strobe
  ) -> [DrawingCommand] {
    let color = appearances[lane.series].line
    return lane.positions.enumerated().map { index, x in
      .fill(
        shape(strobe.shape, at: Point(x: x, y: lane.y), extent: strobe.extent),
        index == lane.positions.count - 1 ? color : color.opacity(Self.passingOpacity))
    }
  }

  /// How opaque the object is while it moves.
  private static let passingOpacity = 0.6

  /// An object of about the same area whatever its shape.
  private func shape(_ shape: ChartStrobe.Shape, at center: Point, extent: Double) -> Path {
    switch shape {
    case .circle: .circle(center: center, radius: extent / 2)
    case .square: .centered(center, width: extent * 0.88, height: extent * 0.88)
    case .bar:
      .centered(center, width: max(extent * 0.22, metrics.hairWidth * 1.5), height: extent * 1.1)
    }
  }
}

extension Path {
  /// A rectangle around a point.
  fileprivate static func centered(_ center: Point, width: Double, height: Double) -> Path {
    .rectangle(
      Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }
}
