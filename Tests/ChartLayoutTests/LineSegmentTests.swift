import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct LineSegmentTests {
  private let box = Rect(x: 10, y: 20, width: 30, height: 10)

  @Test(arguments: [
    (0.0, 0.0, 50.0, 50.0, true), (0, 0, 50, 10, false), (20, 25, 21, 26, true),
    (0, 25, 50, 25, true), (15, 0, 15, 100, true), (45, 0, 45, 100, false), (0, 25, 9, 25, false),
    (0, 60, 60, 0, true), (0, 42, 42, 0, true), (5, 5, 5, 5, false), (12, 22, 12, 22, true),
  ])
  func aLineMeetsABoxIfAFineWalkAlongItDoes(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ meets: Bool
  ) {
    let line = LineSegment(start: Point(x: x0, y: y0), end: Point(x: x1, y: y1))
    let isThere = (0...10_000).contains { step in
      let u = Double(step) / 10_000
      return box.contains(Point(x: x0 + (x1 - x0) * u, y: y0 + (y1 - y0) * u))
    }
    #expect(line.meets(box) == isThere)
    #expect(isThere == meets)
  }

  @Test func linesCrossIfTheyShareAPlaceBetweenTheirEnds() {
    func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> LineSegment {
      LineSegment(start: Point(x: x0, y: y0), end: Point(x: x1, y: y1))
    }
    #expect(line(0, 0, 10, 10).crosses(line(0, 10, 10, 0)))
    #expect(!line(0, 0, 4, 4).crosses(line(0, 10, 10, 0)))
    #expect(!line(0, 0, 10, 10).crosses(line(0, 1, 10, 11)))
  }

  @Test func anOutlineCoversWhatItsCurveGoesThrough() {
    let path = Path([
      .move(Point(x: 0, y: 100)),
      .curve(Point(x: 50, y: 100), Point(x: 50, y: 0), Point(x: 100, y: 0)),
    ])
    let outline = CurveOutline(path)
    // The middle of this segment is at (50, 50).
    #expect(outline.meets(Rect(x: 49, y: 49, width: 2, height: 2)))
    #expect(!outline.meets(Rect(x: 10, y: 10, width: 20, height: 20)))
    let upright = LineSegment(start: Point(x: 50, y: 0), end: Point(x: 50, y: 100))
    #expect(outline.crossings(of: upright) == 1)
  }
}
