import AnimationSyntax
import Testing

/// Values of `Duration`: the texts are from programs that Swift's compiler built.
@Suite struct DurationsTests {
  @Test(arguments: [
    (
      "let d: Duration = .seconds(2.5); return \"\\(d) \\(d * 2) \\(d + .milliseconds(250))\"",
      "2.5 seconds 5.0 seconds 2.75 seconds"
    ),
    (
      "let d = Duration.seconds(3); let n = d * 2 - .seconds(1); return \"\\(n) \\(n == .seconds(5))\"",
      "5.0 seconds true"
    ),
    (
      "let d: Duration = .seconds(90); return \"\\(d / .seconds(4)) \\(d / 2) \\(d > .seconds(2))\"",
      "22.5 45.0 seconds true"
    ),
    (
      "let all: [Duration] = [.seconds(3), .seconds(1)]; return \"\\(all.sorted()) \\(all.max()!)\"",
      "[1.0 seconds, 3.0 seconds] 3.0 seconds"
    ),
    (
      "let all = [\"a\": Duration.seconds(3)]; return \"\\(all) \\(all[\"b\"] ?? .zero)\"",
      "[\"a\": 3.0 seconds] 0.0 seconds"
    ),
    (
      "let d = steps.map(\\.wait).reduce(.zero, +); return \"\\(d) \\(d.components.seconds)\"",
      "1.5 seconds 1"
    ),
    (
      "return \"\\(max(steps[0].wait, .milliseconds(20))) \\(steps[1].wait.ms) \\(Duration.minutes(2))\"",
      "1.0 seconds 500.0 120.0 seconds"
    ),
    (
      "let d: Any = Duration.seconds(1); return \"\\(d is Duration) \\(d as? Double == nil)\"",
      "true true"
    ),
    (
      "return \"\\(Duration(secondsComponent: 1, attosecondsComponent: 500_000_000_000_000_000))\"",
      "1.5 seconds"
    ),
    (
      "let a = Duration.seconds(2.5), b = Duration.milliseconds(300); return \"\\(a - b == .seconds(2.2)) \\(a - b == .milliseconds(2200))\"",
      "false true"
    ),
    ("return \"\\(steps[0])\"", "Step(name: \"a\", wait: 1.0 seconds)"),
  ])
  func texts(code: String, text: String) throws {
    try ValueTable.expect(
      code, makes: text,
      """
      struct Step { let name: String; let wait: Duration }
      let steps = [Step(name: "a", wait: .seconds(1)), Step(name: "b", wait: .milliseconds(500))]
      extension Duration {
        var ms: Double { Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15 }
        static func minutes(_ n: Int) -> Duration { .seconds(60 * n) }
      }
      """)
  }

  @Test func aTaskWaitsForAVariable() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let wait: Duration = .milliseconds(250)
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).task { try? await Task.sleep(for: wait * 2); x = 9 }
        }
      }
      """, options: .init(), end: 1)
    played.expect("Circle.offset.x", [0.4: 0, 0.5: 9])
  }

  @Test(
    "a task waits for nanoseconds",
    arguments: [
      "UInt64(count) * 100_000_000", "UInt64(0.2 * Double(NSEC_PER_SEC))", "200 * NSEC_PER_MSEC",
      "UInt64(100 * count) * NSEC_PER_MSEC", "NSEC_PER_SEC / 5", "step * UInt64(count)",
    ])
  func nanoseconds(_ time: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let count = 2
        let step: UInt64 = 100_000_000
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).task { try? await Task.sleep(nanoseconds: \(time)); x = 9 }
        }
      }
      """, options: .init(), end: 0.5)
    played.expect("Circle.offset.x", [0.1: 0, 0.2: 9])
  }

  @Test func itsOwnFormatIsNotKnown() throws {
    try ValueTable.expect("let d = Duration.seconds(2); return d.formatted()", makes: nil)
  }
}
