import CustomAnimations
import Kymograph
import Testing

@Suite("The hiking route")
struct HikingRouteTests {
  private let route = HikingRoute(
    from: CGPoint(x: 0, y: 0), over: CGPoint(x: 50, y: 80), to: CGPoint(x: 100, y: 20), winding: 4)

  @Test("Its points and its winding are animated, the direction is not")
  func data() {
    #expect(
      route.animatableData
        == AnimatableValues(
          AnimatablePair(0, 0), AnimatablePair(50, 80), AnimatablePair(100, 20), 4))
    var other = route
    other.isReversed = true
    #expect(other.animatableData == route.animatableData)
  }

  @Test("It leads from the start over the summit to the end, and back the same way")
  func points() {
    let points = route.points(count: 3)
    let expected = [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 80), CGPoint(x: 100, y: 20)]
    #expect(points.count == expected.count)
    for (point, expected) in zip(points, expected) {
      // The bends are a sine, which is not exactly zero at whole turns.
      #expect(hypot(point.x - expected.x, point.y - expected.y) < 1e-12)
    }
    var back = route
    back.isReversed = true
    #expect(back.points(count: 33) == route.points(count: 33).reversed())
  }
}
