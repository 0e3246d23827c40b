internal import CurveGeometry

/// Cuts curves off where they leave the plot at the top or the bottom.
enum CurveCutting {
  /// The number of parts in which a segment that leaves the plot is searched for the edge.
  private static let parts = 16
  /// The number of halvings that find an edge: to less than a thousandth of a point for any plot.
  private static let halvings = 40
  /// The distance beyond an edge that counts as rounding and not as leaving, in points.
  private static let slack = 1e-6

  /// The stretches of `knots` between two coordinates, with knots added at the edges.
  static func runs(_ knots: [DrawnKnot], above top: Double, below bottom: Double) -> [[DrawnKnot]] {
    func isInside(_ y: Double) -> Bool { y >= top - slack && y <= bottom + slack }
    func clamped(_ knot: DrawnKnot) -> DrawnKnot {
      DrawnKnot(x: knot.x, y: min(max(knot.y, top), bottom), slope: knot.slope)
    }
    guard !knots.allSatisfy({ isInside($0.y) }) else { return [knots.map(clamped)] }
    var runs: [[DrawnKnot]] = []
    var run: [DrawnKnot] = []
    for index in knots.indices {
      let knot = knots[index]
      if isInside(knot.y) {
        run.append(clamped(knot))
      }
      guard index + 1 < knots.count else { break }
      let next = knots[index + 1]
      guard !isInside(knot.y) || !isInside(next.y) else { continue }
      var last = knot
      for part in 1...parts {
        let current = state(from: knot, to: next, at: Double(part) / Double(parts))
        switch (isInside(last.y), isInside(current.y)) {
        case (true, true):
          if part < parts { run.append(clamped(current)) }
        case (true, false):
          run.append(clamped(edge(from: last, to: current, isInside: isInside)))
          runs.append(run)
          run = []
        case (false, true):
          run = [clamped(edge(from: current, to: last, isInside: isInside))]
          if part < parts { run.append(clamped(current)) }
        case (false, false):
          break
        }
        last = current
      }
    }
    if !run.isEmpty { runs.append(run) }
    return runs
  }

  /// The last position inside the plot between a state inside and one outside.
  private static func edge(
    from inner: DrawnKnot, to outer: DrawnKnot, isInside: (Double) -> Bool
  ) -> DrawnKnot {
    let last = Halving.ends(0, 1, halvings: halvings) {
      isInside(state(from: inner, to: outer, at: $0).y)
    }.low
    return state(from: inner, to: outer, at: last)
  }

  /// The curve at a fraction of the distance between two knots, in either direction.
  private static func state(
    from first: DrawnKnot, to second: DrawnKnot, at fraction: Double
  ) -> DrawnKnot {
    if fraction >= 1 { return second }
    let x = first.x + (second.x - first.x) * fraction
    let segment = HermiteSegment(
      start: first.x, end: second.x, startValue: first.y, endValue: second.y,
      startSlope: first.slope, endSlope: second.slope)
    let state = segment.state(at: fraction)
    if state.value.isFinite && state.slope.isFinite {
      return DrawnKnot(x: x, y: state.value, slope: state.slope)
    }
    // Where the slope is vertical or too large to compute, the curve is the straight line between the two knots.
    let slope = (second.y / 2 - first.y / 2) / (second.x / 2 - first.x / 2)
    let y = first.y * (1 - fraction) + second.y * fraction
    return DrawnKnot(x: x, y: y, slope: slope.isNaN ? 0 : slope)
  }
}
