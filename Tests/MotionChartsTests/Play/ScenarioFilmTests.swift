import AnimationModel
import ChartLayout
import DrawingModel
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct ScenarioFilmTests {
  private func played(_ parts: Set<ChartScene.Part> = [.tracks, .curves]) throws -> PlayedScene {
    var scenario = Scenario()
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

  @Test func whatMovesStandsWhereTheScenarioPutsIt() throws {
    let course = try #require(try played().scene.rows.first).course
    for (time, value) in [(0.3, 0.0), (0.6, 5), (0.85, 10), (1.05, 10), (1.7, 4)] {
      #expect((course.value(at: time) - value).magnitude < 1e-6, "\(time)")
    }
  }
}
