import DrawingModel
import TestSupport
import Testing

@testable import ChartLayout

@Suite struct LegendPlannerTests {
  /// The legend of some names in a figure of a width and height.
  private func legend(
    _ names: [String], width: Double = 1200, height: Double = 750
  ) -> LayoutPlan {
    var chart = SampleCharts.chart(count: names.count)
    for index in names.indices { chart.series[index].label = names[index] }
    return ChartPlanner(
      chart: chart, size: Size(width: width, height: height), theme: .light,
      measurer: FixedTextMeasurer()
    ).plan()
  }

  /// Names of a given length that differ at their ends.
  private static func names(_ count: Int, length: Int) -> [String] {
    (0..<count).map { index in
      let head = ".spring\(index)(duration: 0.5, "
      return head + String(repeating: "n", count: max(length - head.count, 1))
    }
  }

  /// The height from the first label to the last one, as a part of that of the figure.
  private func share(_ plan: LayoutPlan) -> Double {
    let boxes = plan.entries.map(\.label.bounds)
    let top = boxes.map(\.top).min() ?? 0
    return ((boxes.map(\.bottom).max() ?? 0) - top) / plan.size.height
  }

  @Test(arguments: [(9, 20), (12, 20), (12, 40), (12, 60), (12, 80), (20, 60)])
  func isNeverMoreThanAQuarterOfTheFigureAndNamesEachCurve(_ count: Int, _ length: Int) {
    let names = Self.names(count, length: length)
    let plan = legend(names)
    #expect(plan.entries.map(\.series) == Array(names.indices))
    #expect(plan.remainder == nil)
    #expect(share(plan) <= 0.25, "\(share(plan))")
    let texts = plan.entries.map(\.label.run.text)
    #expect(Set(texts).count == count)
    for (text, name) in zip(texts, names) where text != name {
      // A cut name keeps both of its ends, and at least 24 characters.
      let parts = text.split(separator: "…", omittingEmptySubsequences: false)
      #expect(parts.count == 2 && name.hasPrefix(parts[0]) && name.hasSuffix(parts[1]))
      #expect(text.count >= 24)
    }
    #expect(plan.entries.allSatisfy { $0.label.bounds.right <= plan.size.width })
  }

  @Test func namesThatWouldBeTheSameAreNotCut() {
    // The names differ in the middle, where they are cut.
    let names = (0..<9).map { index in
      String(repeating: "a", count: 40) + "\(index + 10)" + String(repeating: "b", count: 40)
    }
    #expect(legend(names).entries.map(\.label.run.text) == names)
  }

  @Test(arguments: [(2, 60), (4, 70), (6, 60)])
  func fewNamesAreWhole(_ count: Int, _ length: Int) {
    let names = Self.names(count, length: length)
    #expect(legend(names).entries.flatMap(\.lines).allSatisfy { !$0.run.text.contains("…") })
  }
}
