import AnimationGeometry
import AnimationModel
import Foundation
import Testing

@Suite("Schedules of dates, and transitions of sizes")
struct DateScheduleTests {
  /// A schedule in the form in which it is written for SwiftUI.
  private struct EveryOtherSecond: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
      (0..<3).map { startDate.addingTimeInterval(Double($0) * 2) }
    }
  }

  private let start = Date(timeIntervalSinceReferenceDate: 12)

  private func seconds(_ dates: some Sequence<Date>) -> [Double] {
    dates.prefix(3).map(\.timeIntervalSinceReferenceDate)
  }

  @Test("give SwiftUI's entries")
  func entries() {
    let anchor = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      seconds(PeriodicTimelineSchedule(from: anchor, by: 5).entries(from: start, mode: .normal))
        == [10, 15, 20])
    #expect(
      seconds(EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)) == [0, 60, 120])
    #expect(
      seconds(
        AnimationTimelineSchedule(minimumInterval: 1.5, paused: false)
          .entries(from: start, mode: .normal)) == [12, 13.5, 15])
    #expect(seconds(EveryOtherSecond().entries(from: start, mode: .normal)) == [12, 14, 16])
  }

  /// Returns the type of a schedule's moments, which the generic context leaves open, as `TimelineView` does.
  private func first<Schedule: TimelineSchedule>(_ schedule: Schedule) -> String {
    String(describing: Schedule.Moment.self)
  }

  @Test("are meant where a generic context leaves the moments open")
  func generics() {
    #expect(first(.animation) == "Date")
    #expect(first(.everyMinute) == "Date")
    #expect(first(.animation(minimumInterval: 0.5)) == "Date")
    #expect(first(.animation(minimumInterval: 1.0 / 30, paused: true)) == "Date")
    #expect(first(.animation(paused: false)) == "Date")
    #expect(first(.periodic(from: .now, by: 1)) == "Date")
    #expect(first(.periodic(from: start, by: 1)) == "Date")
    #expect(first(.explicit([start])) == "Date")
    #expect(first(.periodic(from: 1.5, by: 1)) == "Double")
    #expect(first(.explicit([1.5])) == "Double")
    let seconds: any TimelineSchedule<Double> = AnimationModel.EveryMinuteTimelineSchedule<Double>
      .everyMinute
    #expect(type(of: seconds) == AnimationModel.EveryMinuteTimelineSchedule<Double>.self)
  }

  @Test("an offset can be a size")
  func offset() {
    let size = CGSize(width: 30, height: 5)
    #expect(AnyTransition.offset(size) == AnyTransition.offset(x: 30, y: 5))
    #expect(ViewSize(size) == ViewSize(width: 30, height: 5))
  }
}
