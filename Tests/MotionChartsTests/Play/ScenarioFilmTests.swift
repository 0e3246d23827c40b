import AnimationModel
import ChartLayout
import DrawingModel
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct ScenarioFilmTests {
  private func played(_ parts: Set<ChartScene.Part> = [.tracks, .curves]) throws -> PlayedScene {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0)), .init("y", .number(5))]
    scenario.attributes = [.init("x"), .init("y")]
    scenario.events = [
      .init(
        at: 0.1,
        [
          .animated(
            with: .init(".linear", .linear(duration: 0.5)), [.set("x", .number(10))])
        ]),
      .init(
        at: 0.8,
        [
          .animated(
            with: .init(".easeIn", .easeIn(duration: 0.5)), [.set("x", .number(4))])
        ]),
    ]
    scenario.end = 1.5
    let recording = try ScenarioRunner(scenario).play(keepsRows: false).motion()
    return ScenarioFilm(ScenarioChart(recording), parts: parts).played
  }

  @Test func everyNumberHasARowAndADot() throws {
    let scene = try played().scene
    #expect(scene.rows.map(\.name) == ["x", "y"])
    #expect(scene.dots.map(\.panel) == [0, 1])
    #expect(scene.rows[0].range == 0...10)
    #expect(try played().recordings.map(\.name) == ["x", "y"])
  }

  /// A view that is removed and inserted again keeps its value in between, and does not move.
  @Test func betweenTwoLivesNothingMoves() throws {
    func life(from start: Double, _ values: [Double]) -> AttributeRecording {
      AttributeRecording(
        recording: Recording(
          name: "toast.opacity", start: values[0], target: values[1], clock: .continuous,
          times: [start, start + 0.5], values: values, velocities: [2, 2],
          ending: .finished(at: start + 0.5)),
        targets: [], animations: [])
    }
    let lives = AttributeLives(
      [life(from: 0, [0, 1]), life(from: 2, [0, 1])], AnimationColors([]),
      PlayTiming(hold: 0), until: 3)
    let there = try #require(lives.presence)
    for (time, value) in [(0.0, 1.0), (0.4, 1), (0.5, 0), (1.99, 0), (2, 1), (2.4, 1), (2.5, 0)] {
      #expect(there.value(at: time) == value, "\(time)")
    }
    for (time, value) in [(0.5, 1.0), (1, 1), (1.99, 1), (2, 0), (2.5, 1)] {
      #expect((lives.course.value(at: time) - value).magnitude < 1e-9, "\(time)")
    }
  }

  @Test func whatMovesStandsWhereTheScenarioPutsIt() throws {
    let course = try #require(try played().scene.rows.first).course
    for (time, value) in [(0.3, 0.0), (0.6, 5), (0.85, 10), (1.05, 10), (1.7, 4)] {
      #expect((course.value(at: time) - value).magnitude < 1e-6, "\(time)")
    }
  }
}
