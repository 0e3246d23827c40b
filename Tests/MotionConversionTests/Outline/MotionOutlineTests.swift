import AnimationModel
import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct MotionOutlineTests {
  private static let stair = MotionOutline(
    pieces: [
      MotionPiece(from: 0, value: 0, to: 1, value: 0.5),
      MotionPiece(from: 1, value: 0.8, to: 2, value: 0.9),
    ], duration: 2)

  @Test func atAJumpTheValueAfterItCounts() {
    let outline = Self.stair
    #expect(outline.value(at: 0.5) == 0.25 && outline.value(at: 1) == 0.8)
    #expect(outline.value(at: 2) == 1 && outline.lastValue == 0.9)
    #expect(outline.index(after: 1) == 1 && outline.index(after: 5) == 2)
    #expect(outline.jumps == [1] && !outline.jumps(at: 0) && !outline.jumps(at: 2))
  }

  @Test func whatIsWithinTheSlackIsNoJump() {
    var outline = Self.stair
    outline.pieces[0].slack = 0.2
    outline.pieces[1].slack = 0.11
    #expect(outline.jumps.isEmpty)
  }

  /// The motion is cut at a millisecond where it rests, and at a microsecond where it moves.
  @Test func theEndIsATimeThatCSSCanWrite() {
    let moving = MotionOutline(
      pieces: [MotionPiece(from: 0, value: 0, to: 0.350_499_7, value: 1)], duration: 0.350_499_7)
    let cut = moving.endingAsWritten(within: 0.001)
    #expect(cut.duration == 0.350_499 && cut.pieces[0].end == 0.350_499)
    #expect((cut.lastValue - 0.350_499 / 0.350_499_7).magnitude < 1e-12)
    let resting = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 0.3, value: 1),
        MotionPiece(from: 0.3, value: 1, to: 0.350_499_7, value: 1),
      ], duration: 0.350_499_7)
    #expect(resting.endingAsWritten(within: 0.001).duration == 0.35)
    var repeated = resting
    repeated.repetition = MotionOutline.Repetition(count: 2, alternates: false)
    #expect(repeated.endingAsWritten(within: 0.001).duration == 0.350_499)
  }

  @Test(arguments: [".bouncy", ".timingCurve(0.3, 1.5, 0.6, -1, duration: 0.5)"])
  func monotonePiecesAreTheMotion(text: String) throws {
    let outline = try OutlineReader(target: .lottie, precision: 1e-7)
      .outline(of: SpringFamilies.subject(text))
    let pieces = outline.monotonePieces
    #expect(pieces.count > outline.pieces.count)
    for (piece, next) in zip(pieces, pieces.dropFirst()) {
      #expect((piece.end - next.start).magnitude < 1e-12)
    }
    for piece in pieces {
      let slopes = (1..<20).map { piece.value.slope(at: Double($0) / 20) }
      #expect(slopes.allSatisfy { $0 >= -1e-12 } || slopes.allSatisfy { $0 <= 1e-12 })
      let middle = (piece.start + piece.end) / 2
      #expect((piece.value(at: middle) - outline.value(at: middle)).magnitude < 1e-9)
    }
  }

  @Test func valuesAreShownInTheirUnits() {
    var outline = Self.stair
    outline.origin = 10
    outline.unit = -4
    #expect(outline.shown(0.25) == 9)
  }
}
