import AnimationModel
import MotionRecording
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  private struct NotPlayed: Error {}

  private static var views: ViewScript {
    var views = ViewScript(saysWhatIsDone: true) { throw NotPlayed() }
    views.presentation = Presentation(.widget)
    return views
  }

  private static var script: ScenarioScript {
    var script = ScenarioScript(numbers: ["x"], [], end: 3)
    script.presentation = Presentation(.liveActivity)
    return script
  }

  @Test("The end that is given is that of what is played", arguments: [0, 2.5, nil])
  func end(_ end: Double?) throws {
    for scenario in [Scenario.script(Self.script), .views(Self.views)] {
      var cut = scenario
      cut.end = end
      #expect(cut.end == end && cut.presentation == scenario.presentation)
      switch (scenario, cut) {
      case (.script(let script), .script(let cut)):
        #expect(cut.end == end && cut.states == script.states)
      case (.views(let views), .views(let cut)):
        #expect(cut.end == end && cut.saysWhatIsDone == views.saysWhatIsDone)
      default: Issue.record("it has become something else")
      }
    }
  }

  @Test("It is shown where what is played says")
  func presentation() {
    #expect(Scenario.script(Self.script).presentation.context == .liveActivity)
    #expect(Scenario.views(Self.views).presentation.context == .widget)
  }

  @Test("A script is played as the scenario that it is, and views begin their session")
  func runner() throws {
    let rows = try Self.script.rows()
    var others: [AttributeRow] = []
    try ScenarioRunner(.script(Self.script)).run { others.append($0) }
    #expect(!rows.isEmpty && rows == others)
    #expect(throws: NotPlayed.self) { try ScenarioRunner(.views(Self.views)).run { _ in } }
  }
}
