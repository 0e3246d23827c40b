import AnimationModel
import MotionRecording
import RecordingFormats
import Testing

@Suite struct ScenarioDescriptionTests {
  private func scenario(attributes count: Int) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.states = (0..<count).map { .init("a\($0)", .number(0)) }
    scenario.attributes = (0..<count).map { .init("a\($0)") }
    scenario.events = [
      .init(
        at: 0,
        [
          .animated(
            with: .init("ramp", .linear(duration: 0.5)), [.set("a0", .number(3))],
            completions: [.init(criteria: .removed, [.log("there")])])
        ])
    ]
    return scenario
  }

  @Test func tellsWhatMovesWhatStaysAndWhatIsLogged() throws {
    let recording = try ScenarioRunner(scenario(attributes: 2)).trace()
    #expect(
      ScenarioDescription(recording).text == """
        a0 goes from 0 to 3: start at 0 s, removed at 0.5 s, logically complete at 0.5 s. \
        a1 stays at 0. log:there at 0.5 s.
        """)
  }

  @Test func tellsHowFarItWentIfItComesBack() throws {
    var scenario = scenario(attributes: 1)
    scenario.events.append(
      .init(
        at: 0.5, [.animated(with: .init("back", .linear(duration: 1)), [.set("a0", .number(0))])])
    )
    let recording = try ScenarioRunner(scenario).trace()
    #expect(
      ScenarioDescription(recording).text.hasPrefix("a0 goes from 0 to 3 and back: start at 0 s"))
  }

  @Test func doesNotTellOfEverythingWhenThereIsTooMuch() throws {
    let recording = try ScenarioRunner(scenario(attributes: 20)).trace()
    let text = ScenarioDescription(recording).text
    #expect(text.contains("a11 stays at 0. And 8 more. log:there"))
  }
}
