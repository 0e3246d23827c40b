internal import DrawingModel

extension ChartPlane {
  /// The curves in drawing coordinates.
  func traces(horizontal: AxisScale, vertical: AxisScale) -> [LayoutPlan.Panel.Trace] {
    curves.map { curve in
      LayoutPlan.Panel.Trace(
        series: curve.series, role: .main,
        trace: CurveTrace(curve, horizontal: horizontal, vertical: vertical))
    }
  }
}

extension CurveTrace {
  /// Traces a path through a plane.
  init(_ curve: ChartPlane.Curve, horizontal: AxisScale, vertical: AxisScale) {
    self.init()
    func point(_ knot: ChartPlane.Knot) -> Point {
      Point(
        x: horizontal.unlimitedPosition(of: knot.x), y: vertical.unlimitedPosition(of: knot.y))
    }
    for piece in curve.pieces {
      var last: ChartPlane.Knot?
      for knot in piece {
        guard knot.x.isFinite, knot.y.isFinite else {
          last = nil
          continue
        }
        let position = point(knot)
        if let last {
          path.elements.append(
            Self.segment(last, knot, point(last), position, horizontal, vertical))
        } else {
          if let end, end != position {
            jumps.append(Jump(departure: end, landing: position))
          }
          path.elements.append(.move(position))
        }
        points.append(position)
        end = position
        last = knot
      }
    }
    frames = curve.dots.filter { dot in
      dot.y >= vertical.lower && dot.y <= vertical.upper && dot.x.isFinite
    }.map(point)
  }

  /// The cubic with the directions of the changes at its ends; a straight line where one of the ends has no
  /// direction.
  private static func segment(
    _ first: ChartPlane.Knot, _ second: ChartPlane.Knot, _ start: Point, _ end: Point,
    _ horizontal: AxisScale, _ vertical: AxisScale
  ) -> Path.Element {
    let span = (second.time - first.time) / 3
    let rates = [
      horizontal.change(of: first.xRate), vertical.change(of: first.yRate),
      horizontal.change(of: second.xRate), vertical.change(of: second.yRate),
    ].map { $0 * span }
    // A segment at whose ends the values change faster than the segment goes is a corner too small to be seen.
    let reach = 2 * max((end.x - start.x).magnitude, (end.y - start.y).magnitude)
    guard span > 0, rates.allSatisfy({ $0.magnitude <= reach }) else { return .line(end) }
    return .curve(
      Point(x: start.x + rates[0], y: start.y + rates[1]),
      Point(x: end.x - rates[2], y: end.y - rates[3]), end)
  }
}
