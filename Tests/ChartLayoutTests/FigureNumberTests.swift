import Testing

@testable import ChartLayout

@Suite struct FigureNumberTests {
  @Test(arguments: [
    (0.0, "0"), (0.352, "0.352"), (0.3516, "0.352"), (4.2, "4.2"), (-5.799, "−5.8"),
    (123_456, "123000"),
    (0.5, "0.5"), (1e-5, "1×10⁻⁵"), (2.345e9, "2.35×10⁹"), (.infinity, "0"), (9.999, "10"),
  ])
  func threeDigitsAreKeptAndNoZerosBehindThem(_ value: Double, _ text: String) {
    #expect(FigureNumber.text(value) == text)
  }
}
