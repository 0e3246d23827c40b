import AnimationModel
import MotionRecording
import Testing

/// Semantics reference, section 18: entries with dates and a reload policy.
@Suite("A widget's timeline")
struct ScenarioTimelineTests {
  private func widget(
    _ times: [Double], _ policy: ScriptTimeline.ReloadPolicy, end: Double? = nil
  ) -> ScenarioScript {
    var scenario = ScenarioScript(numbers: ["x"], [], end: end)
    scenario.presentation = Presentation(.widget)
    scenario.timeline = ScriptTimeline(
      times.enumerated().map { .init(at: $0.element, [.set("x", Double($0.offset + 1))]) },
      policy: policy)
    return scenario
  }

  private func moments(_ scenario: ScenarioScript, _ clock: Clock = .frames(rate: 60)) throws
    -> [String]
  {
    try scenario.rows(clock).filter(\.attribute.isEmpty).map { "\($0.time) \($0.event)" }
  }

  @Test(
    "Each entry has its word, and the last one the reload",
    arguments: [
      Clock.frames(rate: 60), .continuous,
    ])
  func atEnd(clock: Clock) throws {
    #expect(
      try moments(widget([0, 2, 4], .atEnd), clock)
        == ["0.0 entry:1", "2.0 entry:2", "4.0 entry:3+reload"])
  }

  @Test("After a date the reload is at that date, whether or not anything moves")
  func after() throws {
    #expect(
      try moments(widget([0, 2], .after(5)))
        == ["0.0 entry:1", "2.0 entry:2", "5.0 reload"])
    #expect(
      try moments(widget([0, 2], .after(1)))
        == ["0.0 entry:1", "1.0 reload", "2.0 entry:2"])
    #expect(try moments(widget([0], .after(5), end: 3)) == ["0.0 entry:1"])
  }

  @Test("With never there is no reload")
  func never() throws {
    #expect(try moments(widget([0, 2], .never)) == ["0.0 entry:1", "2.0 entry:2"])
  }

  @Test("Entries come in the order of their times and move by default")
  func order() throws {
    let scenario = widget([4, 0, 2], .never)
    #expect(try moments(scenario).map { $0.suffix(1) } == ["1", "2", "3"])
    #expect(
      try scenario.rows().filter { $0.event == "start" }.map(\.target) == [2, 3, 1])
    #expect(
      try scenario.rows().filter { $0.event == "start" }.allSatisfy { $0.animation == ".default" })
  }

  @Test("Rows are index ÷ rate up to the end, however far apart the entries are")
  func rows() throws {
    let rows = try widget([0, 300, 600], .atEnd).rows().filter { !$0.attribute.isEmpty }
    for (index, row) in rows.enumerated() { #expect(row.time == Double(index) / 60) }
    #expect((rows.last?.time ?? 0) > 600 && (rows.last?.time ?? 0) < 602)
    #expect(rows.last?.value == 3)
  }
}
