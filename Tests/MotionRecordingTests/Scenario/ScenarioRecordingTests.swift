import AnimationModel
import MotionRecording
import Testing

@Suite("Recordings of a scenario")
struct ScenarioRecordingTests {
  @Test("a recording starts with the value before anything happens, even at the start")
  func start() throws {
    let scenario = ScenarioScript(
      numbers: ["x"], [.init(at: 0, [.animated(with: .bouncy, [.set("x", 100)])])])
    for recordings in [
      try ScenarioRunner(scenario).record(), try ScenarioRunner(scenario).trace(),
    ] {
      let recording = try #require(recordings.attributes.first?.recording)
      #expect(recording.start == 0)
      #expect(recording.values.first == 0)
      #expect(recording.target == 100)
    }
  }
}
