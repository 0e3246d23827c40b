import AnimationModel
import CurveGeometry
import MotionRecording
import Testing

@testable import MotionConversion

@Suite struct CurvePiecesTests {
  @Test(arguments: [
    UnitCurve.circularEaseIn, .circularEaseOut, .circularEaseInOut, .easeInOut, .easeIn, .linear,
  ])
  func curvesAreWithinTheirSlack(curve: UnitCurve) throws {
    let pieces = try #require(CurvePieces.unitCurve(curve, over: 1))
    let outline = MotionOutline(pieces: pieces, duration: 1).withSlackOfTime(upTo: 1)
    for index in 0..<5000 {
      let time = Double(index) / 5000
      let piece = outline.pieces[outline.index(after: time)]
      let distance = (piece.value(at: time) - curve.value(at: time)).magnitude
      #expect(distance <= piece.slack + 1e-12, "at \(time)")
    }
  }

  @Test(arguments: [
    ([0.42, 0, 0.58, 1], true), ([1, 0, 0, 1], true), ([-0.1, 0, 0.5, 1], false),
    ([0.5, 0, 1.1, 1], false), ([1, 5, 1, -5], true), ([2, 0, -1, 1], false),
  ])
  func aBezierWhoseTimeRunsBackHasNone(points: [Double], isFunction: Bool) {
    let pieces = CurvePieces.bezier(points[0], points[1], points[2], points[3], over: 3)
    #expect((pieces != nil) == isFunction)
    guard let piece = pieces?.first else { return }
    for s in [0.1, 0.5, 0.8] {
      let time = 3 * deCasteljau([0, points[0], points[2], 1], s)
      let value = deCasteljau([0, points[1], points[3], 1], s)
      #expect((piece.time.value(at: s) - time).magnitude < 1e-12)
      #expect((piece.value.value(at: s) - value).magnitude < 1e-12)
    }
  }

  /// The functions `steps()` and `linear()` by their definitions in css-easing-2.
  @Test func functionsOfCSSAreStraightPieces() throws {
    guard case .easing(let steps) = try SpringFamilies.subject("css:steps(4, jump-none)"),
      case .easing(let linear) = try SpringFamilies.subject("css:linear(0, 0.5 20%, 0.4 80%, 1)")
    else { throw NotThatKind() }
    let stairs = MotionOutline(pieces: CurvePieces.easing(steps, over: 2), duration: 2)
    for (time, value) in [(0.2, 0), (0.7, 1.0 / 3), (1.2, 2.0 / 3), (1.8, 1)] {
      #expect((stairs.value(at: time) - value).magnitude < 1e-12)
    }
    let lines = MotionOutline(pieces: CurvePieces.easing(linear, over: 1), duration: 1)
    for (time, value) in [(0.1, 0.25), (0.5, 0.45), (0.9, 0.7)] {
      #expect((lines.value(at: time) - value).magnitude < 1e-12)
    }
  }
}
