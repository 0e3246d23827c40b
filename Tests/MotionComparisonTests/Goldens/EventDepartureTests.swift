import MotionComparison
import MotionRecording
import Testing

@Suite struct EventDepartureTests {
  private func golden(_ events: [(Double, String)], rate: Double = 60) -> MotionGolden {
    MotionGolden(
      .scenario("a.swift"), MotionGolden.Settings(rate: rate), curves: [],
      events: events.map { TimedChange(time: $0.0, value: $0.1) })
  }

  @Test func theSameEventsAreTheSame() {
    let events = [(0.0, "log:a"), (0.5, "log:b"), (0.5, "log:a")]
    #expect(golden(events).comparison(with: golden(events)).event == nil)
  }

  @Test func whatMovesGoesOrComesIsTold() {
    let before = golden([(0.1, "a"), (0.5, "b"), (0.7, "a")])
    let moved = golden([(0.1, "a"), (0.5, "b"), (0.6, "a")])
    #expect(before.comparison(with: moved).event == .moved("a", from: 0.7, to: 0.6))
    let gone = golden([(0.1, "a"), (0.7, "a")])
    #expect(before.comparison(with: gone).event == .missing("b", at: 0.5))
    #expect(gone.comparison(with: before).event == .added("b", at: 0.5))
    #expect(!before.comparison(with: gone).isWithin)
  }

  @Test func atAnotherRateAnEventMayBeAFrameOff() {
    let before = golden([(0.5, "a")])
    #expect(before.comparison(with: golden([(0.51, "a")], rate: 100)).event == nil)
    #expect(before.comparison(with: golden([(0.55, "a")], rate: 100)).event != nil)
    #expect(before.comparison(with: golden([(0.501, "a")])).event != nil)
  }
}
