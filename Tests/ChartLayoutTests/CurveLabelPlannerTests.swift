import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct CurveLabelPlannerTests {
  private func plan(_ chart: Chart, _ width: Double = 1200, _ height: Double = 750) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: width, height: height), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  /// The distance of a rectangle's edge from a curve, measured along a fine outline of it.
  private func distance(_ box: Rect, _ panel: LayoutPlan.Panel, series: Int) -> Double {
    var least = Double.infinity
    for trace in panel.traces where trace.series == series {
      for line in CurveOutline(trace.trace.path).segments {
        for part in [0.0, 0.5, 1] {
          let x = line.start.x + (line.end.x - line.start.x) * part
          let y = line.start.y + (line.end.y - line.start.y) * part
          let dx = max(box.left - x, x - box.right, 0)
          let dy = max(box.top - y, y - box.bottom, 0)
          least = min(least, (dx * dx + dy * dy).squareRoot())
        }
      }
    }
    return least
  }

  private static let charts: [(String, Chart)] = [
    ("one", SampleCharts.chart(count: 1, labelLength: 7)),
    ("two", SampleCharts.chart(count: 2, labelLength: 30)),
    ("four", SampleCharts.chart(count: 4, labelLength: 9)),
    ("five, two panels", SampleCharts.chart(count: 5, labelLength: 9, panels: 2)),
    ("six down", SampleCharts.chart(count: 6, labelLength: 9, from: 150, to: 60)),
    ("sweep", SampleCharts.chart(count: 3, labelLength: 10, isSweep: true)),
    ("long sweep", SampleCharts.chart(count: 12, labelLength: 10, isSweep: true)),
    ("oddities", SampleCharts.oddities),
  ]
  private static let sizes = [(1200.0, 750.0), (600, 375), (400, 300), (2400, 1500)]

  @Test(arguments: charts.indices, sizes)
  func labelsCoverNothingAndAreNearestToTheirOwnCurve(_ index: Int, _ size: (Double, Double)) {
    let (name, chart) = Self.charts[index]
    let plan = plan(chart, size.0, size.1)
    for entry in plan.entries where entry.sample == nil {
      let box = entry.label.bounds
      let distances = chart.series.indices.map { distance(box, plan.panels[0], series: $0) }
      #expect(distances.allSatisfy { $0 > plan.metrics.curveWidth / 2 }, "\(name)")
      for reference in plan.panels[0].references {
        #expect(box.bottom < reference.y || box.top > reference.y, "\(name)")
      }
      guard entry.leader.isEmpty else {
        let start = Rect(x: entry.leader[0].x, y: entry.leader[0].y, width: 0, height: 0)
        #expect(distance(start, plan.panels[0], series: entry.series) < 1, "\(name)")
        continue
      }
      let own = distances[entry.series]
      #expect(own < plan.metrics.base * 1.2, "\(name): \(own)")
      #expect(distances.indices.allSatisfy { $0 == entry.series || distances[$0] > own }, "\(name)")
    }
  }

  @Test(arguments: charts.indices, sizes)
  func hairLinesMeetNeitherEachOtherNorWords(_ index: Int, _ size: (Double, Double)) {
    let plan = plan(Self.charts[index].1, size.0, size.1)
    let leaders = plan.entries.filter { $0.sample == nil && !$0.leader.isEmpty }.map {
      (series: $0.series, line: LineSegment(start: $0.leader[0], end: $0.leader[1]))
    }
    for (position, leader) in leaders.enumerated() {
      #expect(leaders[(position + 1)...].allSatisfy { !$0.line.crosses(leader.line) })
      for text in plan.texts {
        #expect(!leader.line.meets(text.bounds.inset(by: Insets(all: 0.5))), "\(text.run.text)")
      }
    }
  }

  @Test func labelsAtOneSideOfTheCurvesAreInTheirOrder() throws {
    // Parallel lines that are apart: every label is at its own line, the highest line has the
    // highest label.
    var chart = SampleCharts.chart(count: 6, labelLength: 9)
    chart.panels[0].marks = []
    for index in 0..<6 {
      // The curves are given in another order than that from top to bottom.
      let level = Double((index * 5 + 2) % 6) / 6
      chart.panels[0].curves[index].pieces = [
        CurvePiece([
          CurveKnot(time: 0, value: level, slope: 0.05),
          CurveKnot(time: 1, value: level + 0.05, slope: 0.05),
        ])
      ]
    }
    let plan = plan(chart)
    #expect(plan.entries.count == 6 && plan.entries.allSatisfy { $0.sample == nil })
    let byLabel = plan.entries.sorted { $0.label.bounds.top < $1.label.bounds.top }.map(\.series)
    let byCurve = (0..<6).sorted { ($1 * 5 + 2) % 6 < ($0 * 5 + 2) % 6 }
    #expect(byLabel == byCurve)
  }

  @Test(arguments: [5, 6, 12])
  func aLongSweepNamesItsFirstAndItsLast(_ count: Int) {
    let plan = plan(SampleCharts.chart(count: count, labelLength: 10, isSweep: true))
    let named = plan.entries.filter { $0.sample == nil }.map(\.series)
    #expect(named.contains(0) && named.contains(count - 1))
  }

  @Test(arguments: [1, 3, 5])
  func noRoomIsTakenFromThePlot(_ count: Int) {
    let plan = plan(SampleCharts.chart(count: count, labelLength: 9))
    let right = plan.size.width - (plan.panels.first?.plot.right ?? 0)
    #expect(right < plan.metrics.base * 2.5)
  }

  @Test func curvesThatCannotBeToldApartHaveALegend() {
    var chart = SampleCharts.chart(count: 3, labelLength: 9)
    chart.panels[0].curves[1].pieces = chart.panels[0].curves[0].pieces
    let plan = plan(chart)
    #expect(plan.entries.count == 3 && plan.entries.allSatisfy { $0.sample != nil })
  }
}
