import AnimationModel
import TestSupport
import Testing

/// Semantics reference, section 14.2.
@Suite("Periodic schedules")
struct PeriodicTimelineScheduleTests {
  @Test(
    "moments are aligned to the schedule's own start",
    arguments: [
      (5.0, 12.0, [10.0, 15, 20]), (10, 25, [20, 30, 40]), (10, -5, [0, 10, 20]),
      (10, 20, [20, 30, 40]), (10, 0, [0, 10, 20]),
    ])
  func aligned(interval: Double, query: Double, expected: [Double]) {
    for mode in [TimelineScheduleMode.normal, .lowFrequency] {
      let schedule: some TimelineSchedule<Double> = .periodic(from: 0, by: interval)
      #expect(Array(schedule.entries(from: query, mode: mode).prefix(3)) == expected)
    }
  }

  @Test("the first moment is the latest that is not after the start, whatever the rounding")
  func rounding() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<2000 {
      let interval = Double.random(in: 0.001...3, using: &generator)
      let start = Double.random(in: -5...5, using: &generator)
      let index = Double(Int.random(in: 1...5000, using: &generator))
      let schedule = PeriodicTimelineSchedule(from: start, by: interval)
      for query in [start + index * interval, (start + index * interval).nextDown] {
        var entries = schedule.entries(from: query, mode: .normal)
        let first = entries.next()
        let second = entries.next()
        #expect(first.map { $0 <= query } == true, "from \(start) by \(interval) at \(query)")
        #expect(second.map { $0 > query } == true, "from \(start) by \(interval) at \(query)")
      }
    }
  }

  @Test("a period that is not positive is a mistake")
  func notPositive() async {
    await #expect(processExitsWith: .failure) {
      _ = PeriodicTimelineSchedule(from: 0.0, by: 0)
    }
  }
}
