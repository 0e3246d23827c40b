import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct CurveSourceTests {
  @Test(arguments: [
    [0.42, 0, 0.58, 1], [0.3, 1.5, 0.6, 1], [0, 0, 0.2, 1], [0.9, -0.4, 0.2, 1.3],
  ])
  func aBezierIsOnItsPoints(points: [Double]) {
    let curve = CurveSource(
      shape: .bezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]), duration: 2)
    for index in 1..<50 {
      let s = Double(index) / 50
      let x = deCasteljau([0, points[0], points[2], 1], s)
      let y = deCasteljau([0, points[1], points[3], 1], s)
      #expect((curve.value(at: 2 * x) - y).magnitude < 1e-6)
    }
    #expect(curve.value(at: 2) == 1 && curve.value(at: -1) == 0)
  }

  /// A quarter of the unit circle, and two quarters of half its size.
  @Test func circlesAreCircles() {
    for index in 0..<20 {
      let p = Double(index) / 20
      func value(_ shape: CurveSource.Shape) -> Double {
        CurveSource(shape: shape, duration: 1).value(at: p)
      }
      let (rise, fall) = (value(.circularEaseIn), value(.circularEaseOut))
      #expect((p * p + (1 - rise) * (1 - rise) - 1).magnitude < 1e-12)
      #expect(((1 - p) * (1 - p) + fall * fall - 1).magnitude < 1e-12)
      let both = value(.circularEaseInOut)
      let expected =
        p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - p) * (1 - p)).squareRoot()) / 2
      #expect((both - expected).magnitude < 1e-12)
    }
  }

  @Test func aStraightBezierIsLinear() throws {
    #expect(try curveSource(".timingCurve(0, 0, 1, 1, duration: 1)").shape == .linear)
    #expect(
      try curveSource(".timingCurve(0, 0, 0.5, 0.5, duration: 1)").shape
        == .bezier(x1: 0, y1: 0, x2: 0.5, y2: 0.5))
    #expect(CurveSource(shape: .linear, duration: 3).animation == .linear(duration: 3))
  }

  @Test(arguments: [
    (CurveSource.Shape.circularEaseIn, "not a cubic Bézier"),
    (.bezier(x1: -0.1, y1: 0, x2: 0.5, y2: 1), "outside 0…1"),
    (.bezier(x1: 0, y1: 0, x2: 1.1, y2: 1), "outside 0…1"),
  ])
  func pointsAreThoseOfAFunction(shape: CurveSource.Shape, words: String) {
    let problem = #expect(throws: ConversionProblem.self) {
      try CurveSource(shape: shape, duration: 1).points(for: .flutter)
    }
    #expect(problem?.reason.contains(words) == true)
  }

  @Test(arguments: [(1e30, true), (-1e30, true), (1.1e30, false), (.infinity, false)])
  func pointsHaveLimits(y: Double, isWritten: Bool) {
    let curve = CurveSource(shape: .bezier(x1: 0, y1: y, x2: 1, y2: 1), duration: 1)
    var isAccepted = true
    do { try curve.checkNumbers(for: .motion) } catch { isAccepted = false }
    #expect(isAccepted == isWritten)
  }

  @Test func lastingKeepsTheShape() {
    let curve = CurveSource(shape: .circularEaseIn, duration: 1)
    #expect(curve.lasting(4).duration == 4)
    #expect(curve.lasting(4).value(at: 2) == curve.value(at: 0.5))
  }
}
