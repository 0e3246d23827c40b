import AnimationSyntax
import Foundation
import MotionRecording
import Testing

/// Types of SwiftUI that are read as if the files declared them.
@Suite("Views: declarations of SwiftUI's")
struct SystemDeclarationsTests {
  private func played(
    _ schedule: String, _ modifiers: String, end: Double = 2, clock: Clock = .frames(rate: 60)
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var isPaused = false
        let start = Date()
        var body: some View {
          VStack {
            TimelineView(\(schedule)) { context in
              let time = context.date.timeIntervalSinceReferenceDate
              Circle()\(modifiers)
            }
            Button("Pause") { isPaused.toggle() }
          }
        }
      }
      """, options: ViewOptions(actions: ["at(0.5) { tap(\"Pause\") }"]), end: end, clock: clock)
  }

  @Test(
    "a timeline of an animation has the time of every frame, 0 at the start",
    arguments: [60.0, 120])
  func frames(rate: Double) throws {
    let played = try played(
      ".animation", ".offset(x: sin(time * 2) * 50, y: context.date.timeIntervalSince(start))",
      clock: .frames(rate: rate))
    let rows = played.rows.filter { $0.attribute == "Circle.offset.x" }
    #expect(rows.count == Int(2 * rate) + 1)
    for row in rows {
      #expect(row.value.map { abs($0 - Foundation.sin(row.time * 2) * 50) < 1e-9 } == true)
      #expect(
        played.value("Circle.offset.y", at: row.time).map { abs($0 - row.time) < 1e-9 } == true)
    }
  }

  /// SwiftUI makes a view again when the body around it is evaluated, which a timeline inside of the view does not do.
  @Test(
    "a date with which a view inside of others begins stays while the timeline ticks",
    arguments: [
      ("let start = Date()", "context.date.timeIntervalSince(start)"),
      ("let start = Date.now", "-start.timeIntervalSinceNow"),
      ("@State private var start = Date()", "Date().timeIntervalSince(start)"),
      ("@State private var start: Date = .now", "start.distance(to: context.date)"),
    ])
  func beginnings(property: String, seconds: String) throws {
    let played = try PlayedViews(
      """
      struct Wave: View {
        \(property)
        var body: some View {
          TimelineView(.animation) { context in Circle().offset(x: \(seconds) * 10) }
        }
      }
      struct ContentView: View { var body: some View { VStack { Text("a"); Wave() } } }
      """, options: ViewOptions(actions: [""]), end: 1)
    played.expect("Circle.offset.x", [0: 0, 0.25: 2.5, 0.5: 5, 1: 10], within: 1e-9)
  }

  @Test(
    "only what a timeline shows is evaluated at its dates",
    arguments: ["Circle()", "Text(\"\\(context.date.timeIntervalSinceReferenceDate)\")"])
  func evaluations(view: String) throws {
    let played = try PlayedViews(
      """
      final class Counter { var count = 0.0 }
      let counter = Counter()
      struct Clock: View {
        let start = Date()
        func counted() -> Double { counter.count += 1; return Date().timeIntervalSince(start) }
        var body: some View {
          VStack {
            Capsule().offset(x: counted())
            TimelineView(.animation) { context in
              \(view).offset(x: counter.count, y: context.date.timeIntervalSince(start))
            }
          }
        }
      }
      struct ContentView: View { var body: some View { ZStack { Clock() } } }
      """, options: ViewOptions(actions: [""], showsConstants: true), end: 1)
    let kind = String(view.prefix { $0 != "(" })
    #expect(played.rows.filter { $0.attribute == "\(kind).offset.x" }.allSatisfy { $0.value == 1 })
    #expect(
      played.rows.filter { $0.attribute == "Capsule.offset.x" }.allSatisfy { $0.value == 0 })
    played.expect("\(kind).offset.y", [0: 0, 0.5: 0.5, 1: 1], within: 1e-9)
  }

  @Test(
    "a timeline with an interval has the times of its schedule",
    arguments: [
      ".animation(minimumInterval: 0.25)", ".periodic(from: .now, by: 0.25)",
      ".periodic(from: start, by: 0.25)", "AnimationTimelineSchedule(minimumInterval: 0.25)",
      "PeriodicTimelineSchedule(from: start, by: 0.25)",
    ])
  func intervals(schedule: String) throws {
    let played = try played(schedule, ".offset(x: time * 4)")
    played.expect("Circle.offset.x", [0: 0, 0.233333: 0, 0.25: 1, 0.5: 2, 1.9: 7], within: 1e-6)
  }

  @Test(
    "a timeline of minutes has a date in each",
    arguments: [".everyMinute", "EveryMinuteTimelineSchedule()"])
  func minutes(schedule: String) throws {
    let played = try played(schedule, ".offset(x: time)", end: 61)
    played.expect("Circle.offset.x", [0: 0, 59: 0, 60: 60, 61: 60])
  }

  @Test(
    "a schedule of dates shows each from its time on, and the first one before",
    arguments: [
      ".explicit([start, start.addingTimeInterval(0.5), start + 1.25])",
      ".explicit([0, 0.5, 1.25].map { start + $0 })",
      "ExplicitTimelineSchedule([start - 3, start, start + 0.5, start + 1.25])",
      ".explicit([start + 0.5, start + 1.25])",
    ])
  func dates(schedule: String) throws {
    let played = try played(schedule, ".offset(x: time * 4)")
    // If no date is in the past, the first one is shown.
    let first = schedule == ".explicit([start + 0.5, start + 1.25])" ? 2.0 : 0
    played.expect(
      "Circle.offset.x", [0: first, 0.483333: first, 0.5: 2, 1.233333: 2, 1.25: 5, 2: 5])
  }

  /// A row of the semantics reference, section 14.2: if the schedule is requested within a period, the first entry is
  /// the start of the period.
  @Test(
    "a period is counted from its date",
    arguments: [
      (".periodic(from: start.addingTimeInterval(-0.1), by: 0.25)", [-0.1, 0.15, 0.4, 0.65]),
      (".periodic(from: start + 0.1, by: 0.25)", [0.1, 0.1, 0.35, 0.6]),
      (".periodic(from: start - 10, by: 0.25)", [0, 0, 0.25, 0.5]),
    ])
  func periods(schedule: String, entries: [Double]) throws {
    let played = try played(schedule, ".offset(x: time)")
    for (time, entry) in zip([0, 0.2, 0.483333, 0.683333], entries) {
      played.expect("Circle.offset.x", [time: entry])
    }
  }

  @Test("a schedule that nobody knows is named where it stands")
  func unknownSchedule() throws {
    let played = try played(".tides(dates)", ".offset(x: time)")
    #expect(played.attributes == [])
    #expect(
      played.notes.contains { $0.contains("TimelineSchedule.tides") && $0.contains("left out") })
    let dates = try self.played(".explicit(dates)", ".offset(x: time)")
    #expect(dates.attributes == [])
    #expect(dates.notes.contains { $0.contains("'dates'") }, "\(dates.notes)")
  }

  @Test("types that are read along are none of the app's")
  func apart() {
    #expect {
      try PlayedViews(
        "struct A: View { var body: some View { TimelineView(.animation) { _ in Circle() } } }",
        options: ViewOptions(root: "B"))
    } throws: {
      "\($0)".contains("there is ") && !"\($0)".contains("TimelineView")
    }
  }

  @Test("a paused timeline stands still")
  func paused() throws {
    let played = try played(".animation(paused: isPaused)", ".offset(x: time)")
    played.expect("Circle.offset.x", [0.25: 0.25, 0.483333: 0.483333], within: 1e-5)
    #expect(
      played.rows.filter { $0.attribute == "Circle.offset.x" && $0.time > 0.52 }
        .allSatisfy { $0.value.map { $0 <= 0.51 } ?? true })
  }
}
