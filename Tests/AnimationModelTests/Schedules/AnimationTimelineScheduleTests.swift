import AnimationModel
import TestSupport
import Testing

/// Semantics reference, section 14.2.
@Suite("Animation schedules")
struct AnimationTimelineScheduleTests {
  @Test("moments come from the start on, at the interval")
  func interval() {
    let schedule = AnimationTimelineSchedule<Double>(minimumInterval: 1.5)
    #expect(Array(schedule.entries(from: 0, mode: .normal).prefix(3)) == [0, 1.5, 3])
    #expect(Array(schedule.entries(from: 10, mode: .normal).prefix(3)) == [10, 11.5, 13])
  }

  @Test("without an interval it is a 120th of a second, and does not drift")
  func defaultInterval() {
    let schedule: some TimelineSchedule<Double> = .animation
    let moments = Array(schedule.entries(from: 0, mode: .normal).prefix(1201))
    #expect(moments[1] == 1.0 / 120)
    #expect(isClose(moments[1200], 10, .relative(1e-15)))
  }

  @Test("paused, or where they should be few, there are no moments")
  func none() {
    let paused: some TimelineSchedule<Double> = .animation(paused: true)
    #expect(Array(paused.entries(from: 3, mode: .normal)).isEmpty)
    let schedule: some TimelineSchedule<Double> = .animation(minimumInterval: 1)
    #expect(Array(schedule.entries(from: 3, mode: .lowFrequency)).isEmpty)
  }

  @Test("with an interval of zero the start is repeated")
  func zero() {
    let schedule = AnimationTimelineSchedule<Double>(minimumInterval: 0)
    #expect(Array(schedule.entries(from: 2, mode: .normal).prefix(4)) == [2, 2, 2, 2])
  }

  @Test("a negative interval is a mistake")
  func negative() async {
    await #expect(processExitsWith: .failure) {
      _ = AnimationTimelineSchedule<Double>(minimumInterval: -1)
    }
  }
}
