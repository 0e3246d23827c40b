import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct ChartPlannerTests {
  static let sizes = [
    (200.0, 150.0), (300, 300), (640, 360), (800, 500), (1600, 1000), (3200, 2000), (4000, 300),
    (300, 2000), (8000, 8000),
  ]

  private func plan(_ chart: Chart, _ width: Double, _ height: Double) -> LayoutPlan {
    ChartPlanner(
      chart: chart, size: Size(width: width, height: height), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  /// Charts with different numbers of curves, each of which is planned at many sizes.
  private static let charts = [1, 5, 12, 40].map { count in
    [(3, 1), (3, 3), (20, 3), (20, 1), (300, 1), (300, 3)].map {
      SampleCharts.chart(count: count, labelLength: $0.0, panels: $0.1)
    }
  }

  /// Every size is tested with every length of labels and every number of panels for each number of curves; all
  /// pairs of both are covered by neighboring sizes and numbers of curves.
  @Test(arguments: sizes.indices, charts.indices)
  func noWordsOverlapAndNoneAreCutOff(_ index: Int, _ curves: Int) {
    let size = Self.sizes[index]
    let canvas = Rect(x: 0, y: 0, width: size.0, height: size.1)
    let charts = Self.charts[curves]
    for chart in stride(from: (index + curves) % 2, to: charts.count, by: 2) {
      let texts = plan(charts[chart], size.0, size.1).texts
      // One expectation for thousands of pairs, each of which would take longer than the check itself.
      var problems: [String] = []
      for (first, text) in texts.enumerated() {
        if !canvas.contains(text.bounds, tolerance: 1e-6) { problems.append(text.run.text) }
        let bounds = text.bounds.inset(by: Insets(all: 1e-6))
        for second in texts[(first + 1)...] where bounds.intersects(second.bounds) {
          problems.append("\(text.run.text) | \(second.run.text)")
        }
      }
      #expect(problems.isEmpty, "chart \(chart): \(problems.prefix(5))")
    }
  }

  @Test(arguments: sizes, [1, 12])
  func plotsLieInsideAndApartWithRoomToSee(_ size: (Double, Double), _ count: Int) {
    let plan = plan(SampleCharts.chart(count: count, panels: 3), size.0, size.1)
    let canvas = Rect(x: 0, y: 0, width: size.0, height: size.1)
    for (first, second) in zip(plan.panels, plan.panels.dropFirst()) {
      #expect(first.plot.bottom < second.plot.top)
      #expect(first.plot.left == second.plot.left && first.plot.right == second.plot.right)
    }
    for panel in plan.panels {
      #expect(canvas.contains(panel.plot))
      #expect(panel.plot.size.width > size.0 * 0.4)
      #expect(panel.plot.size.height > 10)
    }
  }

  @Test(arguments: [
    (0.0, 1.0), (0, 0.001), (0, 1e6), (-3, 2), (0, 1e300), (0, 1e-300), (1, 1.001), (0.1, 0.7),
    (150, 60), (1e9, 1_000_000_001),
  ])
  func theTargetIsAlwaysLabelled(_ from: Double, _ to: Double) {
    for (width, height) in [(300.0, 225.0), (800, 500), (1600, 1000)] {
      let plan = plan(SampleCharts.chart(count: 2, from: from, to: to), width, height)
      let panel = plan.panels[0]
      let y = panel.references[0].y
      let numbers = panel.ticks.compactMap(\.label) + panel.referenceLabels
      #expect(numbers.contains { ($0.bounds.center.y - y).magnitude < 1.5 })
    }
  }

  @Test func aPlanCanBeRead() {
    let text = plan(SampleCharts.chart(count: 3, panels: 2), 800, 500).description
    let problem = Golden.problem(of: text, named: "plan")
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func labelsStandAtUpToEightCurvesAndInALegendForMore() {
    let few = plan(SampleCharts.chart(count: 5, labelLength: 8), 1600, 1000)
    #expect(few.entries.count == 5 && few.entries.allSatisfy { $0.sample == nil })
    let many = plan(SampleCharts.chart(count: 9, labelLength: 8), 1600, 1000)
    #expect(many.entries.count == 9)
    #expect(
      many.entries.allSatisfy { $0.sample.map { $0.start.y < many.panels[0].plot.top } ?? false })
  }

  @Test func labelsTooLongForALineTakeTwoAndLongerOnesGoToALegend() {
    let short = plan(SampleCharts.chart(count: 2, labelLength: 30), 1600, 1000)
    #expect(short.entries.allSatisfy { $0.sample == nil })
    let broken = plan(SampleCharts.chart(count: 2, labelLength: 80), 1600, 1000)
    #expect(broken.entries.allSatisfy { $0.sample == nil && $0.lines.count == 2 })
    let long = plan(SampleCharts.chart(count: 2, labelLength: 200), 1600, 1000)
    #expect(
      long.entries.allSatisfy { $0.sample.map { $0.start.y < long.panels[0].plot.top } ?? false })
  }

  @Test func aCrowdedLegendHasSmallerLettersBeforeItLeavesLabelsOut() throws {
    let few = plan(SampleCharts.chart(count: 9), 800, 500)
    let many = plan(SampleCharts.chart(count: 28), 800, 500)
    #expect(many.entries.count == 28)
    let sizes = try [few, many].map { plan in try #require(plan.entries.last).label.run.font.size }
    #expect(sizes[1] < sizes[0])
  }

  @Test func labelsTooLongForAnyLineAreCutInTheMiddle() throws {
    let plan = plan(SampleCharts.chart(count: 2, labelLength: 300), 800, 500)
    let text = try #require(plan.entries.first?.label.run.text)
    #expect(text.contains("…") && text.hasPrefix("curve") && text.hasSuffix(" 0"))
  }

  @Test func aLegendWithoutRoomSaysHowManyAreMissing() {
    let plan = plan(SampleCharts.chart(count: 40, labelLength: 60), 640, 360)
    let shown = plan.entries.count
    #expect(shown < 40)
    #expect(plan.remainder?.run.text == "and \(40 - shown) more")
  }

  @Test func smallPanelsKeepTheNamesOfTheirQuantities() {
    for (width, height) in [(1200.0, 750.0), (600, 375), (400, 300)] {
      let plan = plan(SampleCharts.chart(count: 3, labelLength: 8, panels: 3), width, height)
      // The header contains the quantity of the first panel.
      #expect(plan.header.contains { $0.run.text.hasPrefix("value") })
      #expect(plan.panels.dropFirst().allSatisfy { $0.title != nil }, "\(width) x \(height)")
    }
  }

  @Test func smallFiguresGoWithoutASubtitleBeforeTheyGoWithoutATitle() {
    func texts(_ width: Double, _ height: Double) -> [String] {
      plan(SampleCharts.chart(count: 1), width, height).header.map(\.run.text)
    }
    #expect(texts(800, 500) == ["Springs and other motion", "value from 0 to 1"])
    #expect(texts(360, 100) == ["Springs and other motion"])
    #expect(texts(200, 60).isEmpty)
  }

  @Test func shortAxesAreToldInMilliseconds() {
    func title(_ duration: Double) -> String? {
      plan(SampleCharts.chart(count: 1, duration: duration), 800, 500).timeTitle?.run.text
    }
    #expect(title(0.1) == "seconds")
    #expect(title(0.099) == "milliseconds")
    #expect(title(1e-9) == "milliseconds (×10⁻⁶)")
    #expect(title(1e9) == "seconds (×10⁹)")
  }

  @Test func theBaseFollowsTheWidthAndIsNeverTooSmall() {
    #expect(ChartMetrics(size: Size(width: 1600, height: 1000)).base == 1600.0 / 56)
    #expect(ChartMetrics(size: Size(width: 560, height: 400)).base == 11)
    #expect(ChartMetrics(size: Size(width: 200, height: 150)).base == 11)
    #expect(ChartMetrics(size: Size(width: 8000, height: 8000)).base == 8000.0 / 56)
    #expect(ChartMetrics(size: Size(width: 4000, height: 300)).base == 300.0 / 21)
  }
}
