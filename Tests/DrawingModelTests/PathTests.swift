import DrawingModel
import Testing

@Suite struct PathTests {
  @Test func aCircleStaysWithinThreeInTenThousandOfItsRadius() {
    let path = Path.circle(center: Point(x: 3, y: -2), radius: 10)
    var pen = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point): pen = point
      case .curve(let first, let second, let end):
        for step in 0...20 {
          let u = Double(step) / 20
          let v = 1 - u
          func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            v * v * v * a + 3 * v * v * u * b + 3 * v * u * u * c + u * u * u * d
          }
          let x = mix(pen.x, first.x, second.x, end.x) - 3
          let y = mix(pen.y, first.y, second.y, end.y) + 2
          #expect(abs((x * x + y * y).squareRoot() - 10) < 0.003)
        }
        pen = end
      case .line, .close: break
      }
    }
  }

  @Test func aRectangleHasFourCornersAndIsClosed() {
    let path = Path.rectangle(Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(path.points.count == 4)
    #expect(path.elements.last == .close)
    #expect(path.points[2] == Point(x: 4, y: 6))
  }

  @Test func pointsAreListedWithControlPoints() {
    let points = [1.0, 2, 3].map { Point(x: $0, y: 0) }
    #expect(Path([.curve(points[0], points[1], points[2]), .close]).points == points)
    #expect(Path().isEmpty)
  }
}
