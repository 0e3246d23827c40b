import AnimationSyntax
import Testing

@Suite("Views: progress and gauges")
struct GaugeTests {
  private static func played(_ view: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var done = 0.25
        @State private var speed: Double? = 3
        var body: some View {
          \(view)
          Button("Go") { withAnimation(.linear(duration: 1)) { done = 0.75; speed = nil } }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "the value is a number that moves, in the unit of the argument",
    arguments: [
      ("ProgressView(value: done)", "ProgressView.value", 1.0),
      ("ProgressView(value: done * 10, total: 10)", "ProgressView.value", 10),
      ("ProgressView(\"Load\", value: done)", "ProgressView.value", 1),
      ("ProgressView(value: done) { Text(\"Load\") }", "ProgressView.value", 1),
      (
        "ProgressView(value: done, label: { Text(\"a\") }, currentValueLabel: { Text(\"b\") })",
        "ProgressView.value", 1
      ),
      ("Gauge(value: done) { Text(\"a\") }", "Gauge.value", 1),
      (
        "Gauge(value: done * 40, in: 0...40) { Text(\"a\") } currentValueLabel: { Text(\"b\") }",
        "Gauge.value", 40
      ),
    ])
  func value(view: String, row: String, unit: Double) throws {
    let played = try Self.played(view)
    #expect(played.attributes.contains(row), "\(played.attributes)")
    played.expect(row, [0.45: 0.25 * unit, 1: 0.5 * unit, 1.5: 0.75 * unit])
  }

  @Test("texts inside are texts like any other")
  func inside() throws {
    let played = try Self.played(
      "Gauge(value: done) { Text(\"\\(done)\").contentTransition(.opacity) }")
    #expect(played.attributes == ["Gauge.value", "Text.fade"])
  }

  @Test(
    "what has no rows is named",
    arguments: [
      (
        "ProgressView(value: speed)",
        "'speed' is sometimes nil, for which no value is shown; ProgressView.value is left out"
      ),
      (
        "ProgressView(value: Server.done)", "'Server.done' is not known; ProgressView.value is left"
      ),
      (
        "ProgressView(timerInterval: Date()...Date().addingTimeInterval(60))",
        "'ProgressView(timerInterval:)' is not played: how it fills with time has no rows"
      ),
      ("ProgressView(value: 0.5, total: done)", "ProgressView.total has no rows"),
    ])
  func notes(view: String, note: String) throws {
    let played = try Self.played(view)
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
  }

  @Test("one without a value is only there", arguments: ["ProgressView()", "ProgressView(\"a\")"])
  func still(view: String) throws {
    let played = try Self.played(view)
    #expect(played.attributes.isEmpty)
    #expect(!played.notes.contains { $0.contains("ProgressView") }, "\(played.notes)")
  }
}
