import AnimationModel
import ChartLayout
import MotionComparison
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct GoldenChartTests {
  private func golden(_ animation: Animation, _ names: [String] = ["it"]) throws -> MotionGolden {
    let curves = try names.map {
      try Recorder(to: 100).record(.animation(animation), name: $0, framesPerSecond: 60)
    }
    return MotionGolden(.expression("it"), MotionGolden.Settings(), curves: curves)
  }

  private func chart(
    _ golden: MotionGolden, _ now: MotionGolden, _ tolerance: GoldenTolerance? = nil
  ) -> Chart {
    GoldenChart(
      golden, current: now, comparison: golden.comparison(with: now, tolerance: tolerance),
      title: "T"
    ).chart
  }

  @Test func bothCoursesStandAboveTheirDifference() throws {
    let tolerance = GoldenTolerance(value: .relative(0.05), velocity: .absolute(1e9))
    let before = try golden(.bouncy)
    let now = try golden(.spring(duration: 0.5, bounce: 0.6))
    let chart = chart(before, now, tolerance)
    #expect(chart.title == "T" && chart.series.map(\.label) == ["golden", "now"])
    #expect(chart.panels.map(\.axisTitle) == ["value", "now \u{2212} golden"])
    #expect(chart.panels[0].curves.map(\.series) == [0, 1])
    #expect(chart.duration == now.curves[0].times.last)
    // The tube is 5 of 100 wide on either side.
    #expect(
      chart.panels.map { $0.ribbons.map(\.name) } == [
        ["how far they are apart", "tube"], ["the difference"],
      ])
    let ribbon = try #require(chart.panels[0].ribbons.last)
    for (lower, upper) in zip(ribbon.first, ribbon.second) {
      for (low, high) in zip(lower.knots, upper.knots) {
        #expect((high.value - low.value - 10).magnitude < 1e-9)
      }
    }
    #expect(chart.panels[1].bands.map(\.upper) == [5])
    // The largest departure is marked, not the first.
    let mark = try #require(chart.panels[1].marks.first)
    let distances = chart.panels[1].curves[0].pieces.flatMap(\.knots).map { $0.value.magnitude }
    #expect((distances.max() ?? 0) - mark.value.magnitude < 1e-9)
    let difference = try #require(chart.panels[1].curves.first?.pieces.first?.knots.first)
    #expect(difference.value == 0)
  }

  @Test func whatDiffersInVelocityAloneShowsThat() throws {
    let tolerance = GoldenTolerance(value: .absolute(1e9), velocity: .absolute(1))
    let chart = chart(try golden(.bouncy), try golden(.smooth), tolerance)
    #expect(chart.panels[0].axisTitle == "velocity, per second")
  }

  @Test func onlyCurvesThatLeftTheirTubesAreDrawn() throws {
    let before = try golden(.bouncy, ["a", "b", "c"])
    var now = before
    now.curves[1].values[5] += 3
    #expect(chart(before, now).panels.count == 2)
    now.curves[2].values[5] += 3
    #expect(chart(before, now).panels.map(\.name) == ["b", "", "c", ""])
  }

  @Test func curvesThatAreGoneAreDrawnAlone() throws {
    let chart = chart(try golden(.bouncy), try golden(.bouncy, ["other"]))
    #expect(chart.panels.map(\.curves.count) == [1])
  }
}
