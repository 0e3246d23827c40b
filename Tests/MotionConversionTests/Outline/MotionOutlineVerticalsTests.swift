import AnimationModel
import Testing

@testable import MotionConversion

@Suite struct MotionOutlineVerticalsTests {
  /// Half a microsecond before its vertical end the Bézier whose time is 1 − (1 − s)³ has the value s³ with (1 − s)³ =
  /// 0.5·10⁻⁶.
  @Test func aVerticalEndBecomesAJump() throws {
    let pieces = try #require(CurvePieces.bezier(1, 0, 1, 0, over: 1))
    let outline = MotionOutline(pieces: pieces, duration: 1).jumpingWhereVertical(byMoreThan: 0.001)
    #expect(outline.pieces.count == 2)
    let rest = 0.007_937_005_259_840_998  // ∛(0.5·10⁻⁶)
    let s = 1 - rest
    #expect((outline.lastValue - s * s * s).magnitude < 1e-6)
    #expect((outline.pieces[1].start - (1 - 0.5e-6)).magnitude < 1e-12)
  }

  @Test func aVerticalMiddleIsOneJumpInTheMiddle() throws {
    let pieces = try #require(CurvePieces.bezier(1, 0, 0, 1, over: 2))
    let outline = MotionOutline(pieces: pieces, duration: 2).jumpingWhereVertical(byMoreThan: 0.001)
    let jumps = outline.jumps.map { outline.pieces[$0].start }
    #expect(jumps.count == 1 && (jumps[0] - 1).magnitude < 1e-9)
    for time in [0.3, 0.999, 1.001, 1.7] {
      let value = pieces[0].value(at: time)
      #expect((outline.value(at: time) - value).magnitude < 1e-9)
    }
  }

  @Test func whatIsNotVerticalStays() throws {
    for points in [[0.42, 0, 0.58, 1], [0, 0, 1, 1], [0.9, 0, 0.1, 1]] {
      let pieces = try #require(
        CurvePieces.bezier(points[0], points[1], points[2], points[3], over: 1))
      let outline = MotionOutline(pieces: pieces, duration: 1)
      #expect(outline.jumpingWhereVertical(byMoreThan: 0.001).pieces.count == 1)
    }
  }
}
