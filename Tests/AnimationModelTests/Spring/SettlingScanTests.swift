import Testing

@testable import AnimationModel

@Suite struct SettlingScanTests {
  private func isAbout(_ time: Double, _ expected: Double) -> Bool {
    (time - expected).magnitude < 1e-9
  }

  @Test func findsTheFirstTenthThatStaysClose() {
    #expect(isAbout(SettlingScan.time(epsilon: 0.1) { $0 < 0.45 ? 1 : 0 }, 0.5))
  }

  @Test func aLaterExcursionStartsTheSearchAgain() {
    let time = SettlingScan.time(epsilon: 0.1) { time in
      time < 0.45 || (time > 1.15 && time < 1.25) ? 1 : 0.01
    }
    #expect(isAbout(time, 1.3))
  }

  @Test func oneSecondOfQuietIsEnough() {
    let time = SettlingScan.time(epsilon: 0.1) { time in
      time < 0.45 || time > 1.65 ? 1 : 0.01
    }
    #expect(isAbout(time, 0.5))
  }

  @Test func whatIsNotFiniteAnswersZero() {
    #expect(SettlingScan.time(epsilon: 0.1) { $0 < 0.5 ? 1 : .nan } == 0)
    #expect(SettlingScan.time(epsilon: 0.1) { _ in .infinity } == 0)
  }

  @Test func whatNeverSettlesAnswersZero() {
    #expect(SettlingScan.time(epsilon: 0.1) { _ in 1 } == 0)
    #expect(SettlingScan.time(epsilon: .nan) { _ in 0 } == 0)
    #expect(SettlingScan.time(epsilon: 0) { _ in 0 } == 0)
  }
}
