import Testing

@testable import ChartLayout

@Suite struct ValueRangeTests {
  private func range(_ values: Double...) -> ValueRange {
    var extent = ValueExtent()
    for value in values { extent.include(value) }
    return ValueRange(around: extent)
  }

  @Test func sixPercentAreLeftOnBothSides() {
    let range = range(0, 1)
    #expect(abs(range.lower + 0.06) < 1e-12)
    #expect(abs(range.upper - 1.06) < 1e-12)
  }

  @Test(
    arguments: [
      0, 1, -1, 0x1p-1074, 0x1p-1030, 1e300, -1.797e308, .greatestFiniteMagnitude, 0.1,
    ] as [Double])
  func whatNeverMovesHasARangeAboutIt(_ value: Double) {
    let range = range(value)
    #expect(range.lower < range.upper)
    #expect(range.lower <= value && value <= range.upper)
    #expect(range.lower.isFinite && range.upper.isFinite)
  }

  @Test(
    arguments: [
      (-1.7e308, 1.7e308), (0, .greatestFiniteMagnitude), (0, 1e-300), (1, 1 + 1e-15),
      (0, 0x1p-1063),
    ] as [(Double, Double)])
  func everyRangeCanBeDividedIntoTicks(_ lower: Double, _ upper: Double) {
    let range = range(lower, upper)
    #expect(range.lower.isFinite && range.upper.isFinite && range.lower < range.upper)
    let values = TickGenerator.ticks(from: range.lower, to: range.upper, atMost: 8).values
    #expect(values.count >= 4)
  }

  @Test func nothingAtAllHasARangeToo() {
    let range = range(.nan, .infinity)
    #expect(range.lower < 0 && range.upper > 0)
  }

  @Test func anExtentIncludesThePeaksBetweenKnotsAndObeysLimits() {
    let piece = CurvePiece([
      CurveKnot(time: 0, value: 0, slope: 8), CurveKnot(time: 1, value: 0, slope: -8),
    ])
    let curve = ChartCurve(series: 0, pieces: [piece])
    let free = ValueExtent(of: ChartPanel(axisTitle: "", curves: [curve]))
    #expect(free.maximum == 2)
    let limited = ValueExtent(
      of: ChartPanel(axisTitle: "", curves: [curve], limits: .init(lower: -1, upper: 1)))
    #expect(limited.maximum == 1)
  }
}
