import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct CurveSimplifierTests {
  private func drawn(rate: Double, turn: Double, count: Int) -> [DrawnKnot] {
    SampleCharts.knots(rate: rate, turn: turn, count: count).map {
      DrawnKnot(x: 1200 * $0.time, y: 900 - 600 * $0.value, slope: -$0.slope / 2)
    }
  }

  /// A point of a Bézier segment.
  private func point(
    _ start: Point, _ segment: BezierSegment, _ u: Double
  ) -> Point {
    let v = 1 - u
    func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      v * v * v * a + 3 * v * v * u * b + 3 * v * u * u * c + u * u * u * d
    }
    return Point(
      x: mix(start.x, segment.first.x, segment.second.x, segment.end.x),
      y: mix(start.y, segment.first.y, segment.second.y, segment.end.y))
  }

  @Test(arguments: [(8.0, 0.0), (8, 12), (3, 40), (20, 5), (0.5, 60)], [60, 300, 1200])
  func whatIsDrawnIsWithinATwentiethOfAPointOfWhatIsGiven(
    _ motion: (Double, Double), _ count: Int
  ) {
    let knots = drawn(rate: motion.0, turn: motion.1, count: count)
    let segments = CurveSimplifier.segments(of: knots)
    if count >= 300 { #expect(segments.count < count / 3) }
    // The given curve as a fine polyline, whose own error is far smaller.
    let parts = 12_000 / count
    var dense: [Point] = []
    for (first, second) in zip(knots, knots.dropFirst()) {
      let hermite = HermiteSegment(
        start: first.x, end: second.x, startValue: first.y, endValue: second.y,
        startSlope: first.slope, endSlope: second.slope)
      for part in 0..<parts {
        let u = Double(part) / Double(parts)
        dense.append(
          Point(x: first.x + (second.x - first.x) * u, y: hermite.state(at: u).value))
      }
    }
    dense.append(knots[knots.count - 1].point)
    var start = knots[0].point
    var position = 0
    var worst = 0.0
    for segment in segments {
      for part in 1...40 {
        let point = self.point(start, segment, Double(part) / 40)
        while position + 2 < dense.count, dense[position + 1].x < point.x { position += 1 }
        // The nearest of the stretches around the point.
        let near = max(position - 20, 0)..<min(position + 20, dense.count - 1)
        let nearest = near.map { distance(point, dense[$0], dense[$0 + 1]) }.min()
        worst = max(worst, nearest ?? .infinity)
      }
      start = segment.end
    }
    #expect(worst <= CurveSimplifier.tolerance + 1e-3)
    #expect(start == knots[knots.count - 1].point)
  }

  private func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along =
      length > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / length : 0
    let u = min(max(along, 0), 1)
    let (x, y) = (point.x - start.x - u * dx, point.y - start.y - u * dy)
    return (x * x + y * y).squareRoot()
  }

  @Test func aLongRestIsOneSegment() {
    let knots = (0...100_000).map { DrawnKnot(x: Double($0) / 100, y: 50, slope: 0) }
    #expect(CurveSimplifier.segments(of: knots).count == 1)
  }

  @Test func aCornerIsKept() {
    let knots = [
      DrawnKnot(x: 0, y: 0, slope: 1), DrawnKnot(x: 50, y: 50, slope: 1),
      DrawnKnot(x: 50, y: 50, slope: -1), DrawnKnot(x: 100, y: 0, slope: -1),
    ]
    let segments = CurveSimplifier.segments(of: knots)
    #expect(segments.contains { $0.end == Point(x: 50, y: 50) })
  }

  @Test(
    arguments: [
      (.infinity, 0), (0, .infinity), (.infinity, .infinity), (-.infinity, 1), (1e9, 0),
      (1, -.infinity), (5000, 5000),
    ] as [(Double, Double)])
  func verticalEndsDoNotShootOver(_ startSlope: Double, _ endSlope: Double) throws {
    let knots = [
      DrawnKnot(x: 10, y: 100, slope: startSlope), DrawnKnot(x: 20, y: 160, slope: endSlope),
    ]
    let segment = try #require(CurveSimplifier.segments(of: knots).first)
    for control in [segment.first, segment.second] {
      #expect(control.x >= 10 && control.x <= 20)
      #expect(control.y >= 100 && control.y <= 160)
    }
    if startSlope == .infinity { #expect(segment.first.x == 10 || endSlope == .infinity) }
  }

  @Test func oneKnotOrNoneGivesNothingToJoin() {
    #expect(CurveSimplifier.segments(of: []).isEmpty)
    #expect(CurveSimplifier.segments(of: [DrawnKnot(x: 0, y: 0, slope: 0)]).isEmpty)
  }
}
