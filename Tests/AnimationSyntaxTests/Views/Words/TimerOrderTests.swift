import AnimationSyntax
import MotionRecording
import Testing

/// A timer keeps its schedule: of two timers that fire at the same time, the one that started first fires first.
@Suite("Views: timers that fire at one time")
struct TimerOrderTests {
  private static func played(_ statements: String, end: Double = 2.6) throws -> PlayedViews {
    try PlayedViews(
      """
      struct V: View {
        @State var a: CGFloat = 0
        var body: some View { Circle().offset(x: a).onAppear { \(statements) } }
      }
      """, options: ViewOptions(), end: end)
  }

  @Test("the one that was begun first goes first, however often either has fired")
  func scheduled() throws {
    let played = try Self.played(
      """
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in a += 1 }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a = 10 }
      """)
    played.expect("Circle.offset.x", [0.6: 1, 1.1: 10, 1.6: 11, 2.1: 10])
  }

  @Test("the other way round as well")
  func reversed() throws {
    let played = try Self.played(
      """
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a = 10 }
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in a += 1 }
      """)
    played.expect("Circle.offset.x", [0.6: 1, 1.1: 11, 1.6: 12, 2.1: 11])
  }

  @Test("times that are only not equal because of rounding are one")
  func rounding() throws {
    // 0.35 s three times and 1.05 s once; 0.7 s is between them.
    let played = try Self.played(
      """
      let d = 0.35
      Timer.scheduledTimer(withTimeInterval: d, repeats: true) { _ in a += 1 }
      Timer.scheduledTimer(withTimeInterval: d * 2, repeats: true) { _ in a = a * 2 }
      Timer.scheduledTimer(withTimeInterval: d * 3, repeats: true) { _ in a = a + 100 }
      """, end: 2.3)
    // 0.35: 1; 0.7: (1 + 1) · 2; 1.05: 4 + 1 + 100; 1.4: (105 + 1) · 2; 1.75: 213; 2.1: (213 + 1) · 2 + 100.
    played.expect(
      "Circle.offset.x", [0.5: 1, 0.9: 4, 1.2: 105, 1.6: 212, 1.9: 213, 2.2: 528])
  }

  @Test("work that a timer puts off comes after the timers of its time")
  func nested() throws {
    let played = try Self.played(
      """
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { a = a * 10 }
      }
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in a += 1 }
      """, end: 1.4)
    played.expect("Circle.offset.x", [0.9: 0, 1.1: 10])
  }

  /// A stopped timer no longer fires: the view has no row after the motion that the timer caused.
  @Test(
    "a publisher's timer that is cancelled ends the run",
    arguments: [
      "timer.upstream.connect().cancel()", "timer.connect().cancel()",
    ])
  func cancelled(stop: String) throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var n = 0
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        var body: some View {
          Circle().offset(x: CGFloat(n)).animation(.linear(duration: 0.2), value: n)
            .onReceive(timer) { _ in n += 1; if n >= 3 { \(stop) } }
        }
      }
      """, options: ViewOptions())
    played.expect("Circle.offset.x", [1.4: 2, 1.7: 3])
    let last = try #require(played.rows.last)
    #expect(last.time < 1.75 && played.notes.isEmpty, "\(last.time) \(played.notes)")
  }
}
