import Testing

@testable import DrawingModel

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (0.5, "0.5"), (-0.25, "-0.25"), (12.346, "12.35"),
    (0.07, "0.07"), (-0.004, "0"), (1600, "1600"), (99.999, "100"), (.nan, "0"),
    (.infinity, "1000000000000000"), (-1e300, "-1000000000000000"),
  ])
  func numbersAreRoundedToHundredthsAndKeptShort(_ value: Double, _ text: String) {
    #expect(DecimalText.text(value) == text)
  }

  @Test(arguments: [(50, ".5"), (-5, "-.05"), (0, "0"), (100, "1"), (-125, "-1.25")])
  func aZeroBeforeThePointCanBeLeftOut(_ hundredths: Int, _ text: String) {
    #expect(DecimalText.text(hundredths: hundredths, leadingZero: false) == text)
  }
}
