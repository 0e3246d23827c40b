import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct HeadPlannerTests {
  private func plan(_ chart: Chart, _ size: Size = Size(width: 1200, height: 750)) -> LayoutPlan {
    ChartPlanner(chart: chart, size: size, theme: .light, measurer: FixedTextMeasurer()).plan()
  }

  private func words(_ plan: LayoutPlan) -> [String] { plan.header.map(\.run.text) }

  @Test func withoutATitleTheHeadIsOneLineOfNotes() throws {
    var chart = SampleCharts.chart(count: 1, labelLength: 7)
    chart.title = ""
    chart.subtitle = "from 0 to 1 · removed at 0.76 s"
    let plan = plan(chart)
    let base = plan.metrics.base
    #expect(words(plan) == ["value from 0 to 1 · removed at 0.76 s"])
    #expect((plan.header[0].point.y - 1.5 * base).magnitude < 0.01)
    let top = try #require(plan.panels.first?.plot.top)
    #expect((top - 2.5 * base).magnitude < 0.01 && top <= plan.size.height * 0.08)
    #expect(plan.panels[0].title == nil)
  }

  @Test func aTitleStandsAboveTheNotes() throws {
    let plan = plan(SampleCharts.chart(count: 1, labelLength: 7))
    let base = plan.metrics.base
    #expect(words(plan) == ["Springs and other motion", "value from 0 to 1"])
    #expect((plan.header[0].point.y - 1.9 * base).magnitude < 0.01)
    #expect((plan.header[1].point.y - 3.3 * base).magnitude < 0.01)
    #expect((plan.panels[0].plot.top - 4.3 * base).magnitude < 0.01)
  }

  @Test func whatIsNoPathIsSetOffFromTheQuantity() {
    var chart = SampleCharts.chart(count: 1, labelLength: 7)
    chart.title = ""
    chart.subtitle = "keyframes"
    #expect(words(plan(chart)) == ["value · keyframes"])
    chart.subtitle = nil
    #expect(words(plan(chart)) == ["value"])
  }

  @Test func longNotesTakeTwoLinesAndTheLongestPartIsCutInTheMiddle() {
    var chart = SampleCharts.chart(count: 1, labelLength: 7)
    chart.title = ""
    let long = String(repeating: "long ", count: 60)
    chart.subtitle = "from 0 to 1 · \(long)· removed at 0.76 s"
    let plan = plan(chart)
    #expect(words(plan).count == 2)
    let all = words(plan).joined(separator: " ")
    #expect(all.hasPrefix("value from 0 to 1 · long") && all.hasSuffix("removed at 0.76 s"))
    #expect(all.contains("…"))
    let distance = plan.header[1].point.y - plan.header[0].point.y
    #expect((distance - 1.2 * plan.metrics.base).magnitude < 0.01)
  }

  @Test func lowerPanelsNameTheirQuantityThemselves() {
    let plan = plan(SampleCharts.chart(count: 2, labelLength: 7, panels: 2))
    #expect(plan.panels[0].title == nil)
    #expect(plan.panels[1].title?.run.text == "value per second")
  }

  @Test func aPowerOfTenStandsWithTheQuantity() {
    var chart = SampleCharts.chart(count: 1, labelLength: 7, from: 0, to: 3e9)
    chart.title = ""
    chart.subtitle = "from 0 to 3e9"
    #expect(words(plan(chart)) == ["value (×10⁹) from 0 to 3e9"])
  }

  @Test(arguments: [0.65, 0.72, 0.79, 1])
  func theUnitStandsBesideTheNumbersWhereTheyLeaveRoom(_ duration: Double) throws {
    let plan = plan(SampleCharts.chart(count: 1, labelLength: 7, duration: duration))
    let title = try #require(plan.timeTitle)
    let last = try #require(plan.timeTicks.compactMap(\.label).last)
    let isBeside = title.point.y == last.point.y
    #expect(
      isBeside ? last.bounds.right < title.bounds.left : title.bounds.top >= last.bounds.bottom)
    // The unit is below the numbers only if there was no room beside them.
    if !isBeside { #expect(last.bounds.right + plan.metrics.base * 1.5 > title.bounds.left) }
  }
}
