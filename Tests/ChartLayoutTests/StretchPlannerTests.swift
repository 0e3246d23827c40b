import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct StretchPlannerTests {
  private func chart(_ stretches: [ChartPanel.Stretch], value: Double = 0) -> Chart {
    Chart(
      title: "", duration: 2, series: [Series(label: "a")],
      panels: [
        ChartPanel(
          axisTitle: "value",
          curves: [
            ChartCurve(
              series: 0,
              pieces: [
                CurvePiece([
                  CurveKnot(time: 0, value: value, slope: 0),
                  CurveKnot(time: 2, value: value, slope: 0),
                ])
              ])
          ],
          references: [
            ChartPanel.Reference(value: 0, kind: .start),
            ChartPanel.Reference(value: 1, kind: .start),
          ],
          stretches: stretches,
          marks: [ChartMark(series: 0, time: 1, value: value, kind: .cross)])
      ])
  }

  private func plan(_ chart: Chart) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: 800, height: 500), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  @Test func stretchesLieBetweenTheirTimes() throws {
    let plan = plan(
      chart([
        ChartPanel.Stretch(from: 0, to: 0.5, name: "one"),
        ChartPanel.Stretch(from: 0.5, to: 9, name: "two", tint: 1),
      ]))
    let panel = try #require(plan.panels.first)
    #expect(panel.stretches.count == 2)
    #expect(panel.stretches[0].area.left == panel.plot.left)
    #expect(panel.stretches[0].area.right == plan.timeScale.position(of: 0.5))
    #expect(panel.stretches[1].area.right == panel.plot.right)
    for stretch in panel.stretches {
      #expect(stretch.area.top == panel.plot.top && stretch.area.bottom == panel.plot.bottom)
      let label = try #require(stretch.label)
      #expect(stretch.area.contains(label.bounds))
    }
    #expect(plan.description.contains("stretch 1"))
    #expect(plan.description.contains("cross at"))
  }

  @Test func whatIsNoStretchIsLeftOut() {
    let stretches = [
      ChartPanel.Stretch(from: 1, to: 1, name: "none"),
      ChartPanel.Stretch(from: 1, to: 0.5, name: "back"),
      ChartPanel.Stretch(from: 3, to: 4, name: "beyond"),
      ChartPanel.Stretch(from: -2, to: -1, name: "before"),
      ChartPanel.Stretch(from: .nan, to: 1, name: "nan"),
    ]
    #expect(plan(chart(stretches)).panels.first?.stretches.isEmpty == true)
  }

  @Test func aNameWiderThanItsStretchIsLeftOut() {
    let name = String(repeating: "w", count: 40)
    let plan = plan(chart([ChartPanel.Stretch(from: 0, to: 0.2, name: name)]))
    #expect(plan.panels.first?.stretches.first?.label == nil)
  }

  @Test(arguments: [0.0, 1.0])
  func aNameKeepsClearOfTheCurve(value: Double) throws {
    let plan = plan(chart([ChartPanel.Stretch(from: 0, to: 2, name: "cubic")], value: value))
    let panel = try #require(plan.panels.first)
    let label = try #require(panel.stretches.first?.label)
    #expect(panel.traces.allSatisfy { $0.trace.count(inside: label.bounds) == 0 })
  }

  @Test func shadesLieBehindEverything() throws {
    let drawing = ChartDrawing.drawing(
      of: chart([ChartPanel.Stretch(from: 0, to: 1, name: "cubic", tint: 7)]),
      size: Size(width: 800, height: 500), theme: .dark, measuring: FixedTextMeasurer())
    guard case .fill(_, let color) = drawing.commands.first else {
      Issue.record("the first command is a shade")
      return
    }
    #expect(color == ChartTheme.dark.tints.last)
  }

  @Test func aPageOfTextNamesThemToo() {
    let text = TextChart.text(
      of: chart([
        ChartPanel.Stretch(from: 0, to: 1, name: "linear"),
        ChartPanel.Stretch(from: 1, to: 2, name: "spring"),
      ]), width: 60, height: 12, color: false)
    #expect(text.contains("linear") && text.contains("spring") && text.contains("┊"))
    let ascii = TextChart.text(
      of: chart([
        ChartPanel.Stretch(from: 0, to: 1, name: "linear"),
        ChartPanel.Stretch(from: 1, to: 2, name: "spring"),
      ]), width: 60, height: 12, characters: .ascii, color: false)
    #expect(ascii.contains("spring") && ascii.utf8.allSatisfy { $0 < 0x80 })
  }
}
