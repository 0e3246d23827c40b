import AnimationModel
import ChartLayout
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct MotionChartTests {
  private func motion(_ name: String, _ animation: Animation) throws -> PlottedMotion {
    PlottedMotion(try Recorder(from: 10, to: 4).trace(.animation(animation), name: name))
  }

  @Test func thereIsAPanelForEachQuantityAndACurveForEachMotion() throws {
    let chart = MotionChart(
      [try motion("a", .bouncy), try motion("b", .linear)],
      quantities: [.value, .velocity, .acceleration], title: "T"
    ).chart
    #expect(chart.title == "T" && chart.series.map(\.label) == ["a", "b"])
    #expect(chart.panels.map(\.curves.count) == [2, 2, 2])
    #expect(chart.panels.map(\.weight) == [0.6, 0.2, 0.2])
    #expect(chart.panels.map(\.axisTitle).first == "value")
  }

  @Test func theTimeAxisReachesTheEndOfTheLongestMotion() throws {
    let chart = MotionChart([
      try motion("a", .linear(duration: 2)), try motion("b", .linear(duration: 3)),
    ]).chart
    #expect(chart.duration == 3)
  }

  @Test func startAndTargetAreMarkedOnceAndLabelled() throws {
    let panel = try #require(
      MotionChart([try motion("a", .bouncy), try motion("b", .linear)]).chart.panels.first)
    #expect(panel.references.map(\.value) == [4, 10] && panel.requiredTicks == [4, 10])
  }

  @Test func aSweepIsARampAndOtherCurvesAreNot() throws {
    var first = try motion("a", .bouncy)
    first.sweepPosition = 0.25
    let chart = MotionChart([first, try motion("b", .linear)]).chart
    #expect(chart.series.map(\.style) == [.ramp(0.25), .automatic])
  }
}
