import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct CubicSegmentTests {
  private let time = Cubic(1, 1.5, 2, 3)
  private let value = Cubic(2, 4, 3, 6)

  /// The handles, computed by hand: (1.5 − 1) ÷ 2, (4 − 2) ÷ 4, (2 − 1) ÷ 2, (3 − 2) ÷ 4.
  @Test func handlesArePartsOfTheBox() {
    let segment = CubicSegment(time, value)
    #expect([segment.x1, segment.y1, segment.x2, segment.y2] == [0.25, 0.5, 0.5, 0.25])
    #expect([segment.start, segment.end, segment.from, segment.to] == [1, 3, 2, 6])
    #expect(segment.piece.time == time && segment.piece.value == value)
  }

  @Test func withoutAChangeTheHandlesAreThoseOfALine() {
    let segment = CubicSegment(time, Cubic(2, 2, 2, 2))
    #expect(segment.y1 == 0 && segment.y2 == 1)
  }

  /// The error of a segment that is raised by a hundredth in its middle is a hundredth, in its
  /// middle.
  @Test func theErrorIsTheLargestDistance() {
    let outline = MotionOutline(
      pieces: [MotionPiece(from: 0, value: 0, to: 1, value: 1)], duration: 1, delay: 0.25)
    let line = CubicSegment(Cubic(from: 0, to: 1), Cubic(from: 0, to: 1))
    #expect([line].accuracy(against: outline) == .exact)
    // The Bernstein weights of both handles add up to ¾ in the middle.
    let raised = CubicSegment(
      Cubic(from: 0, to: 1), Cubic(0, 1.0 / 3 + 0.04 / 3, 2.0 / 3 + 0.04 / 3, 1))
    guard case .within(let error, let at) = [raised].accuracy(against: outline) else {
      Issue.record("it is not exact")
      return
    }
    #expect((error - 0.01).magnitude < 1e-8 && (at - 0.75).magnitude < 1e-3)
  }
}
