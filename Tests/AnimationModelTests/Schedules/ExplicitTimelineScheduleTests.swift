import AnimationModel
import Testing

/// Semantics reference, section 14.2.
@Suite("Explicit schedules")
struct ExplicitTimelineScheduleTests {
  @Test("the moments are those given, past ones included")
  func given() {
    let schedule: some TimelineSchedule<Double> = .explicit([1, 2.5, 7])
    #expect(Array(schedule.entries(from: 5, mode: .normal)) == [1, 2.5, 7])
    #expect(Array(schedule.entries(from: 5, mode: .lowFrequency)) == [1, 2.5, 7])
  }
}
