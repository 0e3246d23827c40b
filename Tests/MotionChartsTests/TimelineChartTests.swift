import AnimationModel
import ChartLayout
import MotionCharts
import MotionRecording
import Testing

@Suite struct TimelineChartTests {
  /// A widget with entries at the given times, each of which adds 1, slowly the last time.
  private func recording(_ times: [Double], clock: Clock) throws -> ScenarioRecording {
    let quick = NamedAnimation("quick", .linear(duration: 0.5))
    let slow = NamedAnimation("slow", .linear(duration: 4))
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.presentation = Presentation(.widget)
    scenario.timeline = .init(
      times.enumerated().map { index, time in
        .init(
          at: time,
          [
            .animated(
              with: index == times.count - 1 ? slow : quick,
              [.set("x", .number(Double(index + 1)))])
          ])
      })
    let runner = ScenarioRunner(scenario, clock: clock)
    return try clock == .continuous ? runner.trace() : runner.record()
  }

  @Test(arguments: [Clock.continuous, .frames(rate: 60)])
  func entriesFarApartAreDrawnEachFromItsOwnTimeOn(clock: Clock) throws {
    let chart = try #require(TimelineChart(try recording([0, 60, 5400], clock: clock))).chart
    #expect(
      chart.series.map(\.label) == ["entry 1 at 0 s", "entry 2 at 1 min", "entry 3 at 1 h 30 min"])
    #expect(chart.panels.map(\.name) == ["x"] && chart.duration < 2.3 && chart.duration > 2)
    for (index, curve) in chart.panels[0].curves.enumerated() {
      let knots = curve.pieces.flatMap(\.knots)
      #expect(curve.series == index)
      let first = try #require(knots.first)
      #expect(first.time == 0 && abs(first.value - Double(index)) < 1e-9)
      #expect(knots.allSatisfy { $0.time >= 0 && $0.time <= chart.duration })
      #expect(abs(try #require(knots.last).value - Double(index + 1)) < 1e-9)
    }
    // The first entry covers half of its travel in a quarter of a second.
    let quick = chart.panels[0].curves[0].pieces.flatMap(\.knots)
    #expect(quick.contains { $0.time > 0.5 && $0.value == 1 })
    let marks = chart.panels[0].marks
    #expect(marks.map(\.kind) == [.ring] && marks.map(\.words) == [["cut at 2 s"]])
    #expect(marks.first.map { abs($0.time - 2) < 0.02 && $0.series == 2 } == true)
  }

  @Test func entriesNearEachOtherAreLeftToOneAxis() throws {
    #expect(TimelineChart(try recording([0, 3, 9], clock: .continuous)) == nil)
  }

  @Test func aScenarioWithoutEntriesIsNoTimeline() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.end = 60
    #expect(TimelineChart(try ScenarioRunner(scenario).trace()) == nil)
  }

  /// A logged word is not an entry, whatever it looks like.
  @Test func aLoggedWordIsNoEntry() throws {
    var scenario = ScenarioScript()
    scenario.states = [.init("x", .number(0))]
    scenario.attributes = [.init("x")]
    scenario.events = [.init(at: 0, [.log("x+entry:1")]), .init(at: 40, [.log("y+entry:2")])]
    scenario.end = 60
    let recording = try ScenarioRunner(scenario).trace()
    #expect(recording.events.map(\.value) == [[.log("x+entry:1")], [.log("y+entry:2")]])
    #expect(TimelineChart(recording) == nil)
    let names = ScenarioChart(recording).chart.moments.flatMap(\.name).map(\.text)
    #expect(names == ["x+entry:1", "y+entry:2"])
  }
}
