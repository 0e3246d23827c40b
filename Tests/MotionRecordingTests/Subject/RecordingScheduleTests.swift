import AnimationModel
import MotionRecording
import Testing

@Suite struct RecordingScheduleTests {
  /// Schedules with the time from which their moments are requested, and the first moments: semantics
  /// reference, section 14.2.
  private static let published: [(RecordingSchedule, Double, [Double])] = [
    (.animation(minimumInterval: 1.5), 0, [0, 1.5, 3]),
    (.animation(), 1, [1, 121.0 / 120, 122.0 / 120]),
    (.animation(paused: true), 0, []),
    (.periodic(from: 0, by: 5), 12, [10, 15, 20]),
    (.periodic(from: 0, by: 10), -5, [0, 10, 20]),
    (.everyMinute, 61, [60, 120, 180]),
    (.explicit([-1, 4]), 0, [-1, 4]),
  ]

  @Test(arguments: published)
  func momentsAreThoseOfSwiftUI(
    schedule: RecordingSchedule, start: Double, moments: [Double]
  ) {
    let entries = schedule.entries(from: start, mode: .normal).prefix(3)
    #expect(entries.elementsEqual(moments) { abs($0 - $1) < 1e-12 })
  }

  @Test func fewMomentsSilenceAnAnimation() {
    let entries = RecordingSchedule.animation().entries(from: 0, mode: .lowFrequency)
    #expect(entries.first { _ in true } == nil)
  }
}
