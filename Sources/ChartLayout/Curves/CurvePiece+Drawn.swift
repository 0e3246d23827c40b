extension CurvePiece {
  /// The knots in drawing coordinates, in runs: a knot that is not finite breaks the line, and so does
  /// a stretch outside the scale of values.
  func drawnRuns(time: AxisScale, value: AxisScale) -> [[DrawnKnot]] {
    var runs: [[DrawnKnot]] = []
    var run: [DrawnKnot] = []
    for knot in knotsWithin(time.lower, time.upper) {
      guard knot.time.isFinite, knot.value.isFinite, !knot.slope.isNaN else {
        if !run.isEmpty { runs.append(run) }
        run = []
        continue
      }
      let drawn = DrawnKnot(
        x: time.position(of: knot.time),
        y: value.unlimitedPosition(of: knot.value),
        slope: value.change(of: knot.slope) / time.change(of: 1))
      // Knots must go forward; one that does not would draw a loop.
      if let last = run.last, drawn.x < last.x { continue }
      run.append(drawn)
    }
    if !run.isEmpty { runs.append(run) }
    return runs.flatMap { CurveCutting.runs($0, above: value.end, below: value.start) }
  }

  /// The knots between two times, with one at each of them where the piece continues beyond it.
  private func knotsWithin(_ first: Double, _ last: Double) -> [CurveKnot] {
    if knots.allSatisfy({ $0.time >= first && $0.time <= last }) { return knots }
    var result: [CurveKnot] = []
    for (index, knot) in knots.enumerated() {
      if index > 0 {
        let previous = knots[index - 1]
        for edge in [first, last] where previous.time < edge && edge < knot.time {
          let segment = HermiteSegment(previous, knot)
          let state = segment.state(at: (edge - previous.time) / (knot.time - previous.time))
          result.append(CurveKnot(time: edge, value: state.value, slope: state.slope))
        }
      }
      // A time that is NaN stays, so that it breaks the line.
      if !(knot.time < first) && !(knot.time > last) { result.append(knot) }
    }
    return result
  }
}
