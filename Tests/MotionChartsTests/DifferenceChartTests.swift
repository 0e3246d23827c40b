import AnimationModel
import ChartLayout
import MotionComparison
import MotionRecording
import Testing

@testable import MotionCharts

@Suite struct DifferenceChartTests {
  private func chart(
    _ first: Subject, _ second: Subject, clock: Clock = .continuous, allowance: Double? = nil
  ) throws -> Chart {
    let recorder = Recorder(to: 100)
    let one = try recorder.course(of: first, name: "a", clock: clock)
    let other = try recorder.course(of: second, name: "b", clock: clock)
    return DifferenceChart(
      DifferenceChart.Side(one.recording, label: "a"),
      DifferenceChart.Side(other.recording, label: "b", isCode: true),
      MotionDifference(one, other), DifferenceCourse(one, other), allowance: allowance,
      title: "T", subtitle: "S", description: "D"
    ).chart
  }

  @Test func bothCoursesStandAboveTheirDifference() throws {
    let chart = try chart(.animation(.snappy), .animation(.bouncy))
    #expect(chart.panels.map(\.axisTitle) == ["value", "difference"])
    #expect(chart.panels[0].curves.map(\.series) == [0, 1])
    #expect(chart.series.map(\.label) == ["a", "b", "difference"])
    #expect(chart.series[1].isCode && chart.series[2].naming == .none)
    #expect(chart.title == "T" && chart.subtitle == "S" && chart.description == "D")
    #expect(chart.panels.allSatisfy { $0.ribbons.count == 1 && $0.requiredTicks.contains(0) })
  }

  /// The ribbon of one panel is as high as the curve of the other.
  @Test func theRibbonIsAsHighAsTheDifference() throws {
    let chart = try chart(.animation(.smooth), .animation(.bouncy))
    let ribbon = chart.panels[0].ribbons[0]
    let difference = chart.panels[1].curves[0].pieces.flatMap(\.knots)
    let lower = ribbon.first.flatMap(\.knots)
    let upper = ribbon.second.flatMap(\.knots)
    let times = Set(lower.map(\.time)).intersection(upper.map(\.time))
    #expect(times.count > 20)
    for time in times {
      // At a jump the last of the knots is on the side on which the curve lands.
      let ends = [lower, upper, difference].map { knots in knots.last { $0.time == time }?.value }
      guard let low = ends[0], let high = ends[1], let height = ends[2] else { continue }
      #expect(abs(high - low - height) < 1e-9)
    }
  }

  @Test func theLargestDifferenceIsPointedOutInBothPanels() throws {
    let chart = try chart(.animation(.linear(duration: 0.35)), .animation(.linear(duration: 0.5)))
    let mark = try #require(chart.panels[1].marks.first)
    #expect(mark.time == 0.35 && abs(mark.value + 30) < 1e-4 && mark.kind == .ring)
    #expect(mark.words == ["−30 at 0.35 s", "−30"])
    #expect(chart.moments.map(\.time) == [0.35])
  }

  @Test func whatIsAllowedIsABand() throws {
    let chart = try chart(.animation(.snappy), .animation(.bouncy), allowance: 5)
    #expect(chart.panels[1].bands == [ChartPanel.Band(lower: -5, upper: 5)])
    #expect(chart.panels[1].references.map(\.value) == [0, -5, 5])
  }

  @Test func motionsThatAreTheSameHaveNothingToShade() throws {
    let chart = try chart(.animation(.bouncy), .animation(.bouncy))
    #expect(chart.panels.allSatisfy { $0.ribbons.isEmpty && $0.marks.isEmpty })
    #expect(chart.moments.isEmpty)
  }

  @Test func jumpsStayJumpsAndFramesAreJoined() throws {
    let steps = try chart(.unitCurve(.linear), .easing(.steps(4)))
    let pieces = steps.panels[1].curves[0].pieces
    #expect(
      zip(pieces, pieces.dropFirst()).contains { $0.knots.last?.value != $1.knots.first?.value })
    let frames = try chart(.animation(.linear), .animation(.easeIn), clock: .frames(rate: 60))
    let joined = frames.panels[1].curves[0].pieces
    #expect(
      zip(joined, joined.dropFirst()).allSatisfy { $0.knots.last?.value == $1.knots.first?.value })
  }
}
