import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct CustomEasePathTests {
  private func written(_ pieces: [MotionPiece], duration: Double) -> CustomEasePath? {
    let outline = MotionOutline(pieces: pieces, duration: duration)
    let chain = CubicChain(outline, within: 0.0001, staysInBox: false)
    return CustomEasePath(chain.segments, of: outline)
  }

  @Test func aLineIsACubicOfFiveDecimals() throws {
    let path = try #require(written([MotionPiece(from: 0, value: 0, to: 3, value: 1)], duration: 3))
    #expect(path.text == "M0,0 C0.33333,0.33333 0.66667,0.66667 1,1")
    #expect(path.jumpCount == 0 && path.jumpWindows.isEmpty)
  }

  /// A jump takes half a millisecond, a ten-thousandth of the duration, or half of the piece before it, whichever is
  /// least.
  @Test(arguments: [(20.0, 0.00002), (2, 0.0001), (100, 0.00001)])
  func aJumpIsASteepLineBeforeIt(duration: Double, width: Double) throws {
    let half = duration / 2
    let path = try #require(
      written(
        [
          MotionPiece(from: 0, value: 0, to: half, value: 0.5),
          MotionPiece(from: half, value: 0.1, to: duration, value: 1),
        ], duration: duration))
    #expect((path.jumpWidth - width).magnitude < 1e-12 && path.jumpCount == 1)
    #expect(path.curves.count == 3)
    let (x, y) = path.curves[1]
    #expect(x.p3 == 0.5 && (x.p0 - (0.5 - width)).magnitude < 1e-12 && y.p3 == 0.1)
    #expect(path.jumpWindows.count == 1 && path.jumpWindows[0].contains(0.5))
    for (curve, next) in zip(path.curves, path.curves.dropFirst()) {
      #expect(curve.x.p3 == next.x.p0 && curve.y.p3 == next.y.p0)
    }
  }

  /// A piece of a ten-thousandth between two jumps gives half of its width to the second jump.
  @Test func aJumpTakesHalfOfThePieceBeforeItAtMost() throws {
    let path = try #require(
      written(
        [
          MotionPiece(from: 0, value: 0, to: 0.4999, value: 0.5),
          MotionPiece(from: 0.4999, value: 0.9, to: 0.5, value: 0.8),
          MotionPiece(from: 0.5, value: 0.1, to: 1, value: 1),
        ], duration: 1))
    #expect(path.jumpCount == 2 && (path.jumpWidth - 0.000_05).magnitude < 1e-12)
  }

  @Test func jumpsTooCloseToBeWrittenAreNone() {
    let pieces = [
      MotionPiece(from: 0, value: 0, to: 0.5, value: 1),
      MotionPiece(from: 0.5, value: 0, to: 0.50001, value: 1),
      MotionPiece(from: 0.50001, value: 0, to: 1, value: 1),
    ]
    #expect(written(pieces, duration: 1) == nil)
    #expect(written([], duration: 1) == nil)
  }
}
