import Testing

@testable import AnimationModel

@Suite struct CurveSensitivityTests {
  /// Control points whose curves are nowhere vertical inside.
  private static let curves: [[Double]] = [
    [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.1, 0.7, 0.4, 0.95], [0.3, 1.4, 0.6, 1],
    [0.4, -0.3, 0.6, 1.3],
  ]

  private func curve(_ points: [Double]) -> UnitCurve {
    .bezier(
      startControlPoint: UnitPoint(x: points[0], y: points[1]),
      endControlPoint: UnitPoint(x: points[2], y: points[3]))
  }

  @Test(arguments: curves) func itIsWhatSmallChangesOfTheNumbersDo(_ points: [Double]) {
    let step = 1e-6
    for progress in stride(from: 0.05, to: 1, by: 0.05) {
      let shown = curve(points).sensitivity(at: progress)
      #expect(shown.value == curve(points).exactValue(at: progress))
      #expect((shown.slope - curve(points).slope(at: progress)).magnitude < 1e-12)
      let expected = [
        -shown.slope * shown.first, shown.first, -shown.slope * shown.second, shown.second,
      ]
      for index in points.indices {
        var (lower, upper) = (points, points)
        lower[index] -= step
        upper[index] += step
        let change =
          curve(upper).exactValue(at: progress) - curve(lower).exactValue(at: progress)
        #expect((change / (2 * step) - expected[index]).magnitude < 1e-7)
      }
    }
  }

  @Test func aCurveWithoutControlPointsHasItsSlopeAlone() {
    let shown = UnitCurve.linear.sensitivity(at: 0.3)
    #expect(shown == CurveSensitivity(value: 0.3, slope: 1, first: 0, second: 0))
  }
}
