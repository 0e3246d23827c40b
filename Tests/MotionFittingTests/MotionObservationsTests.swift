import MotionFitting
import Testing

@Suite struct MotionObservationsTests {
  @Test func ofRowsAtOneTimeTheLastCounts() throws {
    let rows = try MotionObservations(times: [0, 1, 1, 2], values: [0, 1, 5, 6])
    #expect(rows.times == [0, 1, 2] && rows.values == [0, 5, 6])
    #expect(rows.rows(between: 1, and: 2).values == [5, 6])
  }

  @Test func badRowsAreRefused() {
    #expect(throws: FittingError.timeGoesBack(row: 2)) {
      try MotionObservations(times: [0, 1, 0.5], values: [0, 1, 2])
    }
    #expect(throws: FittingError.notFinite(row: 1)) {
      try MotionObservations(times: [0, 1], values: [0, .nan])
    }
    let count = MotionObservations.rowLimit + 1
    #expect(throws: FittingError.tooManyRows(count)) {
      try MotionObservations(
        times: (0..<count).map(Double.init), values: [Double](repeating: 0, count: count))
    }
  }
}
