import CurveGeometry
import Testing

@testable import MotionConversion

@Suite struct MotionTableTests {
  @Test(arguments: [(Double.nan, 0.0), (-3, 0), (7, 1), (.infinity, 1)])
  func aTableHasAValueForAnyPart(part: Double, value: Double) throws {
    let table = MotionTable(
      MotionOutline(pieces: [MotionPiece(from: 0, value: 0, to: 1, value: 1)], duration: 1))
    #expect(table.value(at: part) == value)
    #expect(table.largestRest(after: part).isFinite)
  }

  /// Between two of 4096 entries the error of a parabola is at most an eighth of its second derivative divided by
  /// their square.
  @Test func valuesBetweenEntriesAreOnALine() {
    let piece = MotionPiece(from: 0, value: 0, velocity: 0, to: 2, value: 1, velocity: 1)
    let table = MotionTable(MotionOutline(pieces: [piece], duration: 2))
    for part in [0.1, 0.333, 0.777_77] {
      #expect((table.value(at: part) - part * part).magnitude <= 2.0 / 8 / 4096 / 4096)
    }
  }

  /// The motion overshoots by a half in the middle: from there on that is the rest.
  @Test func theRestIsTheLargestFromThenOn() {
    let outline = MotionOutline(
      pieces: [
        MotionPiece(from: 0, value: 0, to: 1, value: 1.5),
        MotionPiece(from: 1, value: 1.5, to: 2, value: 1),
      ], duration: 2)
    let table = MotionTable(outline)
    #expect(table.largestRest(after: 0) == 1)
    #expect((table.largestRest(after: 0.4) - 0.5).magnitude < 1e-12)
    #expect((table.largestRest(after: 0.75) - 0.25).magnitude < 1e-12)
    #expect(table.largestRest(after: 1) == 0)
  }
}
