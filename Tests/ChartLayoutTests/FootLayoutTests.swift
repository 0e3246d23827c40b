import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

/// The requested figures are beside the curves or under the plots, in any chart.
@Suite struct FootLayoutTests {
  private static let sizes = [(1200.0, 750.0), (800, 500), (400, 300)]

  /// A chart whose curves all have four marks with figures, most of them close together.
  private static func chart(_ count: Int) -> Chart {
    var chart = SampleCharts.chart(count: count)
    chart.panels[0].marks = chart.panels[0].curves.flatMap { curve in
      let knots = curve.pieces[0].knots
      return ["reached", "settled", "complete", "removed"].enumerated().map { index, column in
        let knot = knots[min(120 + index * 55 + curve.series, knots.count - 1)]
        // Each mark has a different figure, so that none can be mistaken for another.
        let figure = "\(curve.series).\(index) s"
        return ChartMark(
          series: curve.series, time: knot.time, value: knot.value,
          kind: ChartMark.Kind.allCases[index], words: ["\(column) at \(figure)"],
          figures: [.init(column, ["\(figure) and so on", figure])])
      }
    }
    return chart
  }

  private func plan(_ chart: Chart, _ size: (Double, Double)) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: size.0, height: size.1), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test(arguments: sizes, 1...12)
  func everyFigureStandsAtItsCurveOrInTheTable(_ size: (Double, Double), _ count: Int) {
    let chart = Self.chart(count)
    let plan = plan(chart, size)
    let texts = plan.texts.map(\.run.text)
    for mark in chart.panels[0].marks {
      let figure = mark.figures[0].texts[1]
      #expect(
        texts.contains { $0 == figure || $0.hasPrefix(figure + " ") || $0.hasSuffix(" " + figure) },
        "\(figure) of \(count) curves at \(size)")
    }
    // Every mark has its shape, with or without words.
    #expect(plan.panels[0].marks.count == chart.panels[0].marks.count)
  }

  @Test(arguments: sizes, [2, 7, 12])
  func nothingOverlapsAndNothingLeavesThePicture(_ size: (Double, Double), _ count: Int) {
    let texts = plan(Self.chart(count), size).texts
    let canvas = Rect(x: 0, y: 0, width: size.0, height: size.1)
    for first in texts.indices {
      let box = texts[first].bounds.inset(by: Insets(all: 1e-6))
      #expect(canvas.contains(box), "\(texts[first].run.text) leaves the picture")
      for second in texts[(first + 1)...] {
        #expect(
          !box.intersects(second.bounds), "\(texts[first].run.text) covers \(second.run.text)")
      }
    }
  }

  @Test func aTableNamesItsCurvesInPlaceOfALegend() {
    let plan = plan(Self.chart(12), (1200, 750))
    #expect(plan.foot.entries.map(\.series) == Array(0..<12))
    #expect(plan.entries.isEmpty)
  }

  @Test func aRowThatHasNoRoomIsCounted() {
    let plan = plan(Self.chart(40), (400, 300))
    #expect(plan.foot.texts.contains { $0.run.text.hasPrefix("and ") })
    #expect(plan.panels[0].plot.size.height > plan.metrics.base * 2)
  }

  @Test func aMarkBeyondTheEndHasItsFigureOnly() {
    var chart = SampleCharts.chart(count: 1)
    chart.panels[0].marks = [
      ChartMark(
        series: 0, time: 1.75, value: 1, kind: .tick, words: ["settled at 1.75 s"],
        figures: [.init("settled", ["1.75 s"])])
    ]
    let plan = plan(chart, (1200, 750))
    #expect(plan.panels[0].marks.isEmpty)
    #expect(plan.foot.texts.map(\.run.text) == ["settled", "1.75 s"])
  }

  @Test func columnsStandInTheOrderOfMostCurves() {
    var chart = SampleCharts.chart(count: 3)
    chart.panels[0].marks = [["b", "c"], ["a", "b", "c"], ["a", "c"]].enumerated().flatMap {
      series, columns in
      columns.map {
        ChartMark(series: series, time: 0.5, value: 1, kind: .tick, figures: [.init($0, ["1"])])
      }
    }
    #expect(FootTable(chart, columns: ["a", "b", "c"]).heads == ["a", "b", "c"])
  }

  // MARK: - Names of lines

  @Test(arguments: sizes, [1, 4, 9, 25])
  func everyHairlineHasANameAndEveryMomentIsTold(_ size: (Double, Double), _ count: Int) {
    var chart = SampleCharts.chart(count: 1)
    chart.moments = (0..<count).map { index in
      ChartMoment(
        time: 0.05 + Double(index) * 0.9 / Double(count),
        name: [.init("event\(index)"), .init(".spring(duration: 0.4)", isCode: true, series: 0)],
        importance: index % 3 - 2)
    }
    let plan = plan(chart, size)
    for moment in plan.moments where !moment.line.isEmpty { #expect(!moment.name.isEmpty) }
    let told = plan.moments.filter { !$0.name.isEmpty }.count
    let below = plan.foot.texts.filter { $0.run.text.hasSuffix(" s:") }.count
    // Names that have no room in a small picture are counted.
    let rest = plan.foot.texts.compactMap { text in
      text.run.text.hasPrefix("and ") ? text.run.text.split(separator: " ").dropFirst().first : nil
    }
    #expect(told + below + (rest.first.flatMap { Int($0) } ?? 0) == count)
    #expect(rest.isEmpty || size.0 < 800)
  }

  @Test(arguments: sizes, [[0.2], [0.1, 0.3], [0.1, 0.2, 0.3, 0.4, 0.5]])
  func everyGhostSaysWhatItIs(_ size: (Double, Double), _ cuts: [Double]) {
    var chart = SampleCharts.interrupted(cuts: cuts)
    for index in chart.panels[0].curves.indices where chart.panels[0].curves[index].role == .ghost {
      chart.panels[0].curves[index].remark = "without the interruption"
    }
    let plan = plan(chart, size)
    let beside = plan.panels.flatMap(\.remarks).count
    let isBelow = plan.foot.texts.contains { $0.run.text.hasSuffix("without the interruption") }
    #expect(beside == cuts.count || isBelow)
  }
}
