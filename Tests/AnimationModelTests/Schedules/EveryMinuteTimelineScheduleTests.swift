import AnimationModel
import Testing

/// Semantics reference, section 14.2.
@Suite("Schedules of minutes")
struct EveryMinuteTimelineScheduleTests {
  @Test(
    "moments are the beginning of the current minute and of those after it",
    arguments: [
      (0, [0, 60, 120]), (59.9, [0, 60, 120]), (60, [60, 120, 180]), (-1, [-60, 0, 60]),
    ] as [(Double, [Double])])
  func minutes(query: Double, expected: [Double]) {
    let schedule: some TimelineSchedule<Double> = .everyMinute
    #expect(Array(schedule.entries(from: query, mode: .normal).prefix(3)) == expected)
    #expect(Array(schedule.entries(from: query, mode: .lowFrequency).prefix(3)) == expected)
  }
}
