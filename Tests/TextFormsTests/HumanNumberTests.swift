import Testing

@testable import TextForms

@Suite struct HumanNumberTests {
  @Test(arguments: [
    (0.0, "0"), (0.5, "0.5"), (1, "1"), (157.91367041742973, "157.91"), (-3.25, "−3.25"),
    (1044.713, "1044.7"), (123_456, "123456"), (9_999_999, "9999999"), (1e7, "1e7"),
    (1.234567e21, "1.2346e21"), (0.00012345678, "0.00012346"), (9.9999999e-5, "1e-4"),
    (.leastNonzeroMagnitude, "5e-324"), (.infinity, "∞"), (-.infinity, "−∞"),
    (.nan, "not a number"),
    (0.99999999, "1"), (99.99999, "100"),
  ])
  func showsFiveSignificantDigits(value: Double, text: String) {
    #expect(HumanNumber.text(value) == text)
  }

  @Test func asManyDigitsAsAskedFor() {
    #expect(HumanNumber.text(0.123456, digits: 3) == "0.123")
    #expect(HumanNumber.text(1.999, digits: 3) == "2")
  }

  @Test(arguments: [(1 - 0.7, 0.3), (0.1 + 0.2, 0.3), (157.91367041742973, 157.91367041743)])
  func programsGetFigureWithoutTheRoundingOfTheLastDigit(value: Double, cleaned: Double) {
    #expect(HumanNumber.cleaned(value) == cleaned)
  }

  @Test(arguments: [0, -0.0, .infinity, .leastNonzeroMagnitude, 1.7e308, -2.5])
  func cleaningKeepsWhatIsClean(value: Double) {
    #expect(HumanNumber.cleaned(value) == value)
  }
}
