import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

/// Words beside marks cover nothing, in any chart.
@Suite struct MarkLayoutTests {
  static let sizes = [(1600.0, 1000.0), (800, 500), (400, 300), (240, 160)]

  /// A chart whose curves have marks at many positions, three of them close together.
  static func chart(count: Int, marks: Int, panels: Int = 1, rulers: Int = 0) -> Chart {
    var chart = SampleCharts.chart(count: count, panels: panels)
    for index in chart.panels.indices {
      chart.panels[index].marks = chart.panels[index].curves.flatMap { curve -> [ChartMark] in
        let knots = curve.pieces[0].knots
        return (0..<marks).map { mark in
          let knot = knots[(40 + mark * 23 + mark % 3 * 9) % knots.count]
          return ChartMark(
            series: curve.series, time: knot.time, value: knot.value,
            kind: [.ring, .cross, .tick][mark % 3],
            words: ["mark \(mark) at \(mark + 1).25 s", "mark \(mark)"])
        }
      }
    }
    chart.rulers = (0..<min(rulers, count)).map { series in
      ChartRuler(
        series: series,
        stages: [
          .init(from: 0, to: 0.2, kind: .pause, names: ["delay 0.2 s", "delay"]),
          .init(from: 0.2, to: 0.5, kind: .forward, names: ["1"]),
          .init(from: 0.5, to: 0.8, kind: .back, names: ["2 reversed", "2"]),
          .init(from: 0.8, to: 1.4, kind: .forward, names: ["3"]),
        ])
    }
    return chart
  }

  private func plan(_ chart: Chart, _ size: (Double, Double), _ theme: ChartTheme) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: size.0, height: size.1), theme: theme,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test(arguments: sizes, [1, 4, 9])
  func noWordsMeetAndNoneCoverACurveOrAMark(_ size: (Double, Double), _ count: Int) {
    for marks in [2, 5] {
      for panels in [1, 2] {
        let chart = Self.chart(count: count, marks: marks, panels: panels, rulers: count)
        // Themes differ only in their colors.
        let theme = panels == 1 ? ChartTheme.light : .dark
        #expect(problems(plan(chart, size, theme), size).isEmpty)
      }
    }
  }

  /// The problems with the positions of words; empty if there are none.
  private func problems(_ plan: LayoutPlan, _ size: (Double, Double)) -> [String] {
    var problems: [String] = []
    let canvas = Rect(x: 0, y: 0, width: size.0, height: size.1)
    let texts = plan.texts
    for first in texts.indices {
      let box = texts[first].bounds.inset(by: Insets(all: 1e-6))
      let name = texts[first].run.text
      if !canvas.contains(box) { problems.append("\(name) leaves the picture") }
      for second in texts[(first + 1)...] where box.intersects(second.bounds) {
        problems.append("\(name) covers \(second.run.text)")
      }
    }
    for panel in plan.panels {
      let outlines = panel.traces.map { CurveOutline($0.trace.path) }
      let room = panel.plot.inset(by: Insets(all: -plan.metrics.base))
      for mark in panel.marks {
        guard let label = mark.label else { continue }
        let name = label.run.text
        if !room.contains(label.bounds) { problems.append("\(name) leaves its panel") }
        if outlines.contains(where: { $0.meets(label.bounds) }) {
          problems.append("\(name) covers a curve")
        }
        for other in panel.marks {
          if label.bounds.contains(other.point) { problems.append("\(name) covers a mark") }
          if let start = other.leader.first, let end = other.leader.last, other != mark,
            LineSegment(start: start, end: end).meets(label.bounds)
          {
            problems.append("\(name) lies on the line to another")
          }
        }
      }
    }
    return problems
  }

  @Test func mostMarksOfALargeFigureHaveTheirWords() {
    for (count, share) in [(1, 9), (3, 7), (6, 3)] {
      let marks = plan(Self.chart(count: count, marks: 4), (1600, 1000), .light).panels[0].marks
      #expect(marks.count == count * 4)
      #expect(marks.count { $0.label != nil } * 10 >= marks.count * share)
    }
  }

  @Test func aMarkWithoutAPlaceStaysWithoutWords() {
    let marks = plan(Self.chart(count: 9, marks: 8), (240, 160), .light).panels[0].marks
    #expect(marks.count == 72)
    #expect(marks.contains { $0.label == nil })
  }

  @Test func theWordsOfALoneMarkStandCloseAboveIt() throws {
    let plan = plan(Self.chart(count: 1, marks: 1), (1600, 1000), .light)
    let mark = try #require(plan.panels[0].marks.first)
    let label = try #require(mark.label)
    #expect(mark.leader.isEmpty)
    #expect((label.bounds.center.y - mark.point.y).magnitude < plan.metrics.base * 2)
  }

  @Test func rulersStandInRowsUnderTheTimeAxisInTheOrderOfTheLabels() {
    let plan = plan(Self.chart(count: 3, marks: 0, rulers: 3), (1600, 1000), .light)
    let title = plan.timeTitle?.bounds.bottom ?? 0
    #expect(plan.rulers.map(\.series) == [0, 1, 2])
    #expect(zip(plan.rulers, plan.rulers.dropFirst()).allSatisfy { $0.y < $1.y })
    #expect(plan.rulers.allSatisfy { $0.y > title })
    let stages = plan.rulers[0].stages
    #expect(stages.compactMap(\.label?.run.text) == ["delay 0.2 s", "1", "2 reversed", "3"])
    // Neighboring stages share their ends, and the last one is cut off at the end of the axis.
    #expect(zip(stages, stages.dropFirst()).allSatisfy { $0.right == $1.left })
    #expect(stages.last?.right == plan.timeScale.end)
  }

  @Test func rulersWithoutRoomAreLeftOutTogether() {
    #expect(plan(Self.chart(count: 6, marks: 0, rulers: 6), (400, 300), .light).rulers.isEmpty)
    #expect(plan(Self.chart(count: 6, marks: 0, rulers: 6), (800, 500), .light).rulers.count == 6)
  }

  @Test func aPlanWithMarksAndRulersCanBeRead() {
    var chart = Self.chart(count: 2, marks: 3, rulers: 2)
    chart.panels[0].bands = [.init(lower: 0.99, upper: 1.01, from: 0.6, series: 1)]
    let problem = Golden.problem(
      of: plan(chart, (800, 500), .light).description, named: "plan-marks")
    #expect(problem == nil, "\(problem ?? "")")
  }
}
