import DrawingModel
import Testing

@testable import ChartLayout

@Suite struct ValueAxisPlanTests {
  private func axis(
    from: Double, to: Double, low: Double = 0, high: Double = 0, height: Double = 500,
    name: String = "", steps: [ChartPanel.Step] = []
  ) -> ValueAxisPlan {
    let panel = ChartPanel(
      name: name, axisTitle: "value", curves: [],
      references: steps.isEmpty
        ? [.init(value: to, kind: .target), .init(value: from, kind: .start)] : [],
      steps: steps, requiredTicks: [to, from] + steps.map(\.value))
    var extent = ValueExtent(of: panel)
    extent.include(min(from, to) - low)
    extent.include(max(from, to) + high)
    return ValueAxisPlan(
      panel, extent: extent, duration: 1, top: 0, bottom: height, spacing: 20)
  }

  private static let travels: [(Double, Double)] = [
    (0.0, 1.0), (150, 60), (-60, 20), (1, 1.2), (0, 1.5), (1, 1.05), (-120, 0), (3, 3.7),
    (0, 64), (1e6, 2e6), (0, 1e-5), (1e9, 1_000_000_001), (-1e9, -999_999_999.75),
    (12_345.5, 12_345.75),
  ]

  @Test(arguments: travels, [30.0, 60, 120, 500])
  func ticksAreEvenlySpacedAndApart(_ travel: (Double, Double), _ height: Double) {
    let axis = axis(
      from: travel.0, to: travel.1, high: 0.1 * abs(travel.1 - travel.0), height: height)
    let positions = axis.ticks.map(\.position)
    let gaps = zip(positions, positions.dropFirst()).map { $0 - $1 }
    #expect(!positions.isEmpty && gaps.allSatisfy { $0 >= 20 - 1e-6 })
    #expect(gaps.allSatisfy { ($0 - (gaps.first ?? 0)).magnitude < 0.01 })
    #expect(Set(axis.ticks.map(\.text)).count == axis.ticks.count, "\(axis.ticks.map(\.text))")
  }

  @Test(arguments: travels, [60.0, 500])
  func startAndTargetHaveANumberOnTheAxisOrTheirOwn(
    _ travel: (Double, Double), _ height: Double
  ) {
    let axis = axis(from: travel.0, to: travel.1, height: height)
    for value in [travel.0, travel.1] {
      let y = axis.scale.position(of: value)
      let hits = (axis.ticks + axis.references).filter { ($0.position - y).magnitude < 0.5 }
      #expect(hits.count == 1, "\(value)")
    }
  }

  @Test(arguments: [(-1.0, 1.0), (-25, 60), (-0.2, 1.3), (-1000, 3)], [25.0, 40, 80, 300])
  func zeroHasALabelWhereItIsInRange(_ travel: (Double, Double), _ height: Double) {
    let axis = axis(from: travel.0, to: travel.1, height: height)
    #expect(axis.ticks.contains { $0.value == 0 })
  }

  @Test func aLineBetweenTicksHasANumberOfItsOwn() {
    let axis = axis(from: 150, to: 60)
    #expect(axis.references.map(\.text) == ["150"])
    #expect(axis.ticks.map(\.text) == ["60", "80", "100", "120", "140"])
  }

  @Test func numbersThatDifferLateAreWrittenWithoutTheirCommonPart() {
    let axis = axis(from: 1e9, to: 1_000_000_001)
    #expect(axis.title == "value (1\u{2009}000\u{2009}000\u{2009}000 + …)")
    #expect(axis.ticks.map(\.text) == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"])
    #expect(self.axis(from: 1000, to: 1001).title == "value")
  }

  @Test func aShortStayAtATargetHasNoNumber() {
    let axis = axis(
      from: 0, to: 100,
      steps: [
        .init(time: 0, value: 33), .init(time: 0.05, value: 66), .init(time: 0.5, value: 100),
      ])
    #expect(axis.references.map(\.text) == ["66"])
  }

  @Test func aLaneInWhichNothingMovesHasItsValueAlone() {
    let panel = ChartPanel(name: "still", axisTitle: "", curves: [], requiredTicks: [33])
    let axis = ValueAxisPlan(
      panel, extent: ValueExtent(of: panel), duration: 1, top: 0, bottom: 40, spacing: 20)
    #expect(axis.ticks.map(\.value) == [33] && axis.references.isEmpty)
  }
}
