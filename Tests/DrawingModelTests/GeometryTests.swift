import DrawingModel
import Testing

@Suite struct GeometryTests {
  private let rect = Rect(left: 10, top: 20, right: 40, bottom: 60)

  @Test func aRectangleKnowsItsEdgesAndItsMiddle() {
    #expect(rect.size == Size(width: 30, height: 40))
    #expect(rect.center == Point(x: 25, y: 40))
    #expect(rect == Rect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func insetsMoveTheEdgesInwardsAndBack() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    let inner = rect.inset(by: insets)
    #expect(inner == Rect(left: 12, top: 21, right: 36, bottom: 57))
    #expect(inner.inset(by: Insets(top: -1, left: -2, bottom: -3, right: -4)) == rect)
    #expect(rect.inset(by: Insets(all: 0)) == rect)
  }

  @Test func rectanglesThatShareAnEdgeDoNotIntersect() {
    #expect(!rect.intersects(Rect(left: 40, top: 20, right: 50, bottom: 60)))
    #expect(rect.intersects(Rect(left: 39, top: 59, right: 50, bottom: 70)))
    #expect(!rect.intersects(Rect(left: 39, top: 60, right: 50, bottom: 70)))
  }

  @Test func aRectangleContainsItselfAndItsCorners() {
    #expect(rect.contains(rect))
    #expect(!rect.contains(Rect(left: 9, top: 20, right: 40, bottom: 60)))
    #expect(rect.contains(Rect(left: 9, top: 20, right: 40, bottom: 60), tolerance: 1))
    #expect(rect.contains(Point(x: 10, y: 60)))
    #expect(!rect.contains(Point(x: 9.9, y: 60)))
  }
}
