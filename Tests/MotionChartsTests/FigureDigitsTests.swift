import Testing

@testable import MotionCharts

@Suite struct FigureDigitsTests {
  @Test(arguments: [
    (0.042, "+4.2 %"), (0.000021, "+0.0021 %"), (12.5, "+1250.0 %"), (2.0002e148, "+2×10¹⁵⁰ %"),
  ])
  func sharesHaveTheDigitsThatCount(_ share: Double, _ text: String) {
    #expect(FigureDigits().percent(share) == text)
  }

  @Test(arguments: [
    (0.0, "0.00 s"), (0.0016, "0.0016 s"), (0.016, "0.016 s"), (0.02, "0.02 s"), (0.518, "0.52 s"),
    (120, "120.0 s"),
  ])
  func timesHaveTheDigitsThatCount(_ seconds: Double, _ text: String) {
    #expect(FigureDigits().time(seconds, isShort: false) == text)
  }
}
