import AnimationModel
import Testing

/// Tests of a schedule as it would be written for SwiftUI, with a type of dates.
@Suite("Schedules of one's own")
struct TimelineScheduleTests {
  /// A type with the property of Foundation's `Date` that alone makes it a moment.
  struct Day: TimelineMoment {
    var timeIntervalSinceReferenceDate: Double

    static func < (lhs: Day, rhs: Day) -> Bool {
      lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
    }
  }

  struct TwiceThenNever: TimelineSchedule {
    func entries(from startDate: Day, mode: TimelineScheduleMode) -> [Day] {
      [startDate, Day(timeIntervalSinceReferenceDate: 86_400)]
    }
  }

  @Test("a conformance infers its moments from its dates")
  func own() {
    var lookup = TimelineLookup(TwiceThenNever(), from: Day(timeIntervalSinceReferenceDate: 5))
    #expect(
      lookup.context(at: Day(timeIntervalSinceReferenceDate: 90_000))?.date
        .timeIntervalSinceReferenceDate == 86_400)
  }

  @Test("the schedules there are work with any moments")
  func others() {
    let schedule: some TimelineSchedule<Day> = .periodic(
      from: Day(timeIntervalSinceReferenceDate: 0), by: 5)
    let entries = schedule.entries(from: Day(timeIntervalSinceReferenceDate: 12), mode: .normal)
    #expect(entries.prefix(2).map(\.timeIntervalSinceReferenceDate) == [10, 15])
    let minutes = EveryMinuteTimelineSchedule<Day>()
    let first = minutes.entries(from: Day(timeIntervalSinceReferenceDate: 61), mode: .normal)
    #expect(first.prefix(1).map(\.timeIntervalSinceReferenceDate) == [60])
  }
}
