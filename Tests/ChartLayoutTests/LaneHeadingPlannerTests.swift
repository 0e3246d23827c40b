import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct LaneHeadingPlannerTests {
  /// Lanes, each with an animation of its own.
  private static func chart(_ count: Int, labelLength: Int) -> Chart {
    var chart = SampleCharts.lanes(count, moments: 1)
    chart.series = (0..<count).map { index in
      let label = ".a\(index)" + String(repeating: "x", count: max(labelLength - 4, 0))
      return Series(label: label, isCode: true, style: .stretch)
    }
    for index in chart.panels.indices where index != 2 {
      for curve in chart.panels[index].curves.indices {
        chart.panels[index].curves[curve].series = index
      }
      for mark in chart.panels[index].marks.indices {
        chart.panels[index].marks[mark].series = index
      }
    }
    chart.series[2] = Series(label: "at rest", style: .quiet, naming: .none)
    return chart
  }

  private func plan(_ chart: Chart) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: chart.suggestedSize(width: 1200), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test(arguments: [(4, 12), (9, 12), (20, 12), (60, 12), (20, 30), (20, 55), (9, 90)])
  func eachCurveIsNamedInItsOwnLane(_ count: Int, _ length: Int) throws {
    let plan = plan(Self.chart(count, labelLength: length))
    #expect(plan.entries.map(\.series) == (0..<count).filter { $0 != 2 })
    for entry in plan.entries {
      let panel = plan.panels[entry.series]
      let heading = try #require(panel.heading).bounds
      // The label is between the row of the lane's name and the end of its plot.
      #expect(entry.bounds.top >= heading.top - 1 || entry.series == 0)
      #expect(entry.bounds.bottom <= panel.plot.bottom)
      guard let sample = entry.sample else { continue }
      #expect(sample.start.x > heading.right && entry.label.bounds.left > sample.end.x)
      #expect(sample.start.y == heading.center.y && entry.label.bounds.right <= plan.size.width)
    }
    let boxes = plan.texts.map(\.bounds)
    for (index, box) in boxes.enumerated() {
      #expect(!boxes[(index + 1)...].contains(where: box.intersects))
    }
  }

  @Test(arguments: [8, 60, 200]) func aLaneSaysWhatItsAxisMeasures(_ length: Int) {
    var chart = SampleCharts.lanes(4, nameLength: length, moments: 0)
    for index in [1, 3] { chart.panels[index].axisTitle = "velocity, per second" }
    let plan = plan(chart)
    #expect(plan.panels.map { $0.title != nil } == [false, true, false, true])
    for panel in plan.panels {
      guard let name = panel.heading?.bounds, let title = panel.title?.bounds else { continue }
      #expect(title.left > name.right && title.right <= plan.size.width)
    }
  }

  @Test func whatIsTooLongForThePlotIsBehindTheName() {
    let plan = plan(Self.chart(9, labelLength: 72))
    #expect(plan.entries.allSatisfy { $0.sample != nil })
    // The lines of moments leave these words out.
    for moment in plan.moments {
      for part in moment.line {
        for entry in plan.entries {
          let box = entry.label.bounds
          #expect(
            moment.x < box.left || moment.x > box.right || part.bottom <= box.top
              || part.top >= box.bottom)
        }
      }
    }
  }
}
