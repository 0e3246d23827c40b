import Testing

@testable import MotionFitting

@Suite struct CycleLengthsTests {
  private func values(_ count: Int, _ value: (Int) -> Double) -> [Double] { (0..<count).map(value) }

  /// Ramps that begin again after 20 rows, and ramps up and down of 20 rows each.
  @Test func valuesThatComeAgainTellTheirCycle() {
    let ramps = CycleLengths.lengths(of: values(80) { Double($0 % 20) })
    #expect(ramps.first == CycleLengths.Length(rows: 20, isMirrored: false))
    let waves = CycleLengths.lengths(of: values(80) { Double(min($0 % 40, 40 - $0 % 40)) })
    #expect(waves.first == CycleLengths.Length(rows: 20, isMirrored: true))
    #expect(!waves.contains { $0.rows == 40 })
  }

  @Test func whatDoesNotComeAgainHasNoCycle() {
    #expect(CycleLengths.lengths(of: []).isEmpty)
    #expect(CycleLengths.lengths(of: values(40) { _ in 1 }).isEmpty)
    #expect(CycleLengths.lengths(of: values(60) { Double($0 * $0) }).isEmpty)
  }
}
