import Testing

@testable import ChartLayout

@Suite struct TickLabelTests {
  private func labels(_ lower: Double, _ upper: Double) -> ([String], String) {
    let ticks = TickGenerator.ticks(from: lower, to: upper, atMost: 8)
    let label = TickLabel(ticks)
    return (ticks.values.map(label.text(for:)), label.title("value"))
  }

  @Test(arguments: [
    (0.0, 1.0, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"], "value"),
    (-0.3, 0.3, ["−0.3", "−0.2", "−0.1", "0.0", "0.1", "0.2", "0.3"], "value"),
    (0, 1e-3, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"], "value (×10⁻³)"),
    (
      0, 1e6,
      [
        "0", "200\u{2009}000", "400\u{2009}000", "600\u{2009}000", "800\u{2009}000",
        "1\u{2009}000\u{2009}000",
      ], "value"
    ),
    (0, 1e12, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"], "value (×10¹²)"),
    (0, 3e7, ["0", "5", "10", "15", "20", "25", "30"], "value (×10⁶)"),
    (0, 1e300, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"], "value (×10³⁰⁰)"),
    (0, 1e-300, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"], "value (×10⁻³⁰⁰)"),
    (0, 5000, ["0", "1000", "2000", "3000", "4000", "5000"], "value"),
  ])
  func labelsHaveTheDigitsOfTheirStepAndNothingMore(
    _ lower: Double, _ upper: Double, _ texts: [String], _ title: String
  ) {
    let (labels, ownTitle) = labels(lower, upper)
    #expect(labels == texts)
    #expect(ownTitle == title)
  }

  @Test func aRequiredValueThatIsTooSmallToSeeIsNought() {
    let ticks = TickGenerator.ticks(from: -2e143, to: 4e143, atMost: 8)
    #expect(TickLabel(ticks, required: [0, 1]).text(forRequired: 1) == "0")
  }

  @Test(arguments: [
    (0.85, "0.85"), (1.0 / 3, "0.333333"), (1, "1.0"), (-2.5, "−2.5"), (0.1 + 0.2, "0.3"),
  ])
  func requiredValuesGetTheDigitsTheyNeed(_ value: Double, _ text: String) {
    let ticks = TickGenerator.ticks(from: -3, to: 3, atMost: 8)
    let label = TickLabel(
      TickSequence(stepDigits: 5, stepExponent: -1, indices: ticks.indices), required: [value])
    #expect(label.text(forRequired: value) == text)
  }

  @Test func labelsOfDifferentValuesDiffer() {
    for (lower, upper) in TickGeneratorTests.ranges {
      let texts = labels(lower, upper).0
      #expect(Set(texts).count == texts.count, "\(lower)...\(upper): \(texts)")
    }
  }

  @Test func anAxisWithoutATitleCanStillHaveAPower() {
    let ticks = TickGenerator.ticks(from: 0, to: 1e9, atMost: 8)
    #expect(TickLabel(ticks).title("") == "×10⁹")
  }
}
