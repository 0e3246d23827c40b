import AnimationModel
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct BezierFitTests {
  /// A Bézier is recovered from its values alone.
  @Test(arguments: [
    [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0.3, 1.5, 0.6, 1], [0.7, -0.4, 0.2, 1.3],
  ])
  func aBezierIsRecovered(points: [Double]) throws {
    let pieces = try #require(
      CurvePieces.bezier(points[0], points[1], points[2], points[3], over: 0.5))
    let fit = BezierFit(MotionOutline(pieces: pieces, duration: 0.5))
    #expect(fit.duration == 0.5)
    for (found, expected) in zip(fit.points, points) {
      #expect((found - expected).magnitude <= 1e-6)
    }
  }

  /// The smallest largest errors as SciPy 1.17 finds them: differential evolution over the four numbers and the
  /// duration, then Nelder–Mead, on 1,500 samples of `kymo sample --clock continuous`.
  @Test(arguments: [(".bouncy", 0.012291), (".smooth", 0.009742), (".snappy", 0.004535)])
  func noOtherSearchFindsAMuchBetterCurve(text: String, best: Double) throws {
    let error = try convert(text).accuracy.largestError
    #expect(error >= best * 0.99)
    #expect(error <= best * 1.02)
  }

  private func convert(_ text: String) throws -> Conversion {
    try Converter(SpringFamilies.subject(text), text: text).conversion(to: .cssCubicBezier)
  }
}
