import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct LinearFitTests {
  private static let parabola = MotionPiece(
    from: 0, value: 0, velocity: 0, to: 1, value: 1, velocity: 2)

  /// The error of a chord of a parabola over a stretch h is h² ÷ 8 where its ends may be off, too.
  ///
  /// A fixed start and a fixed end need at most one more point.
  @Test(arguments: [3, 5, 9])
  func noFewerPointsAreEnough(count: Int) throws {
    let h = 1 / Double(count)
    let outline = MotionOutline(pieces: [Self.parabola], duration: 1)
    let fit = try #require(LinearFit(outline, within: h * h / 8 * 1.02))
    #expect(fit.points.count >= count + 1 && fit.points.count <= count + 2)
    #expect(fit.isFewest)
    #expect(fit.points.first == LinearPoint(x: 0, y: 0))
    #expect(fit.points.last == LinearPoint(x: 1, y: 1))
    #expect(LinearCertificate(fit.points, of: outline).bound <= h * h / 8 * 1.02)
  }

  @Test func aJumpIsTwoPointsOfOneTime() throws {
    let outline = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 1, value: 0.5),
        MotionPiece(from: 1, value: 0.1, to: 4, value: 1),
      ], duration: 4)
    let fit = try #require(LinearFit(outline, within: 0.001))
    #expect(fit.points.map(\.x) == [0, 0.25, 0.25, 1])
    #expect(fit.points.map(\.isJump) == [false, true, true, false])
    for (point, y) in zip(fit.points, [0, 0.5, 0.1, 1]) {
      #expect((point.y - y).magnitude <= 0.001)
    }
    #expect(fit.isFewest)
    // Across a small jump a slope might need fewer points.
    #expect(LinearFit(outline, within: 0.25)?.isFewest == false)
  }

  @Test func theTargetIsItsOwnPointWhereTheMotionEndsElsewhere() throws {
    let outline = MotionOutline(
      pieces: [MotionPiece(from: 0, value: 0, to: 1, value: 0.9)], duration: 1)
    let points = try #require(LinearFit(outline, within: 0.001)).points
    #expect(points.count == 3 && points.last == LinearPoint(x: 1, y: 1))
  }

  /// Each cycle of a sawtooth needs two points.
  @Test(.timeLimit(.minutes(1)), arguments: [(500, true), (501, false), (100_000, false)])
  func aThousandPointsAreTheMost(count: Int, isFitted: Bool) {
    let pieces = (0..<count).map {
      MotionPiece(from: Double($0), value: 0, to: Double($0 + 1), value: 1)
    }
    let fit = LinearFit(MotionOutline(pieces: pieces, duration: Double(count)), within: 0.001)
    #expect(fit?.points.count == (isFitted ? 1000 : nil))
  }
}
