import TestSupport
import Testing

@testable import AnimationModel

@Suite struct CubicBezierTests {
  private static func curve(_ x1: Double, _ x2: Double) -> CubicBezier {
    CubicBezier(start: UnitPoint(x: x1, y: 0.3), end: UnitPoint(x: x2, y: 0.6))
  }

  /// X of the Bernstein form, independent of the coefficients.
  private static func x(_ s: Double, _ x1: Double, _ x2: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
  }

  @Test(arguments: [(0.42, 0.58), (0.0, 1.0), (1, 0), (0, 0), (1, 1), (0.2, 0.9), (0.99, 0.01)])
  func solverGoesBackToThePosition(x1: Double, x2: Double) {
    let curve = Self.curve(x1, x2)
    for tolerance in [0x1p-20, 0x1p-50] {
      for index in 0...200 {
        let position = Double(index) / 200
        let s = curve.parameter(at: position, tolerance: tolerance)
        #expect(isClose(Self.x(s, x1, x2), position, .absolute(tolerance + 4e-16)))
        #expect(s >= -1e-5 && s <= 1 + 1e-5)
      }
    }
  }

  @Test(arguments: [(1.7, -0.8), (-3.0, 4.0), (5, 5), (-2, -2), (1e9, -1e9), (1e300, 1e300)])
  func solverEndsWhateverThePoints(x1: Double, x2: Double) {
    let curve = Self.curve(x1, x2)
    for index in 0...50 {
      _ = curve.parameter(at: Double(index) / 50, tolerance: 0x1p-20)
      _ = curve.derivatives(at: Double(index) / 50)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func solverEndsWhereThereIsNoNumber(x: Double) {
    for position in [0, 0.3, 1, .nan] {
      for tolerance in [0x1p-20, 0x1p-50] {
        _ = Self.curve(x, 0.5).parameter(at: position, tolerance: tolerance)
        _ = Self.curve(0.5, x).parameter(at: position, tolerance: tolerance)
      }
    }
  }

  /// A curve that rises straight up at its end, and one that falls there, seen from the left.
  @Test func verticalEndsKnowUpFromDown() {
    func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at p: Double) -> Double {
      CubicBezier(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
        .derivatives(at: p).slope
    }
    #expect(slope(0, 0.7, 0.5, 1, at: 0) == .infinity)
    #expect(slope(0, -0.7, 0.5, 1, at: 0) == -.infinity)
    #expect(slope(0.5, 0, 1, 0.2, at: 1) == .infinity)
    #expect(slope(0.5, 0, 1, 1.8, at: 1) == -.infinity)
    // Control points on their ends: the next one decides.
    #expect(slope(0, 0, 0, 0.4, at: 0) == .infinity)
    #expect(slope(0, 0, 0, -0.4, at: 0) == -.infinity)
    #expect(slope(1, 0.4, 1, 1, at: 1) == .infinity)
    #expect(slope(1, 1.4, 1, 1, at: 1) == -.infinity)
  }

  /// The second derivative at an end is the limit of the one beside it, where that is finite.
  @Test(arguments: [(0.3, 0.7, 0.6, 0.9), (0.25, 0.1, 0.75, 0.9), (0.1, -1, 0.6, 2)])
  func curvatureIsContinuousAtTheEnds(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = CubicBezier(start: UnitPoint(x: x1, y: y1), end: UnitPoint(x: x2, y: y2))
    for (end, near) in [(0.0, 1e-8), (1, 1 - 1e-8)] {
      #expect(
        isClose(
          curve.derivatives(at: near).curvature, curve.derivatives(at: end).curvature,
          .relative(1e-4)))
    }
  }

  @Test func valuesAreMultiplesOfTheFrameworkPrecision() {
    let curve = CubicBezier(start: UnitPoint(x: 0.42, y: 0), end: UnitPoint(x: 0.58, y: 1))
    for index in 0...100 {
      let scaled = curve.frameworkValue(at: Double(index) / 100) * 0x1p20
      #expect(scaled == scaled.rounded())
    }
  }
}
