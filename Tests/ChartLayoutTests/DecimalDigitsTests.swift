import TestSupport
import Testing

@testable import ChartLayout

@Suite struct DecimalDigitsTests {
  @Test(arguments: [
    (0.0, 2, "0.00"), (-0.0, 0, "0"), (1, 1, "1.0"), (0.25, 2, "0.25"), (0.125, 2, "0.13"),
    (-0.004, 2, "0.00"), (-1.5, 1, "\u{2212}1.5"), (9.996, 2, "10.00"), (0.96, 0, "1"),
    (1e21, 0, "1000000000000000000000"), (1.5e-7, 7, "0.0000002"), (123.456, 1, "123.5"),
    (.nan, 1, "0.0"), (.infinity, 0, "0"), (0x1p-1074, 2, "0.00"), (0.05, 1, "0.1"),
  ])
  func numbersAreWrittenWithTheDigitsAskedFor(
    _ value: Double, _ decimals: Int, _ text: String
  ) {
    #expect(DecimalDigits(value).text(decimals: decimals, groups: false) == text)
  }

  @Test(arguments: [(999.0, "999"), (1000, "1 000"), (1_234_567, "1 234 567"), (12_345, "12 345")])
  func thousandsAreSetApartByThinBlanks(_ value: Double, _ text: String) {
    let expected = String(text.map { $0 == " " ? "\u{2009}" : $0 })
    #expect(DecimalDigits(value).text(decimals: 0, groups: true) == expected)
  }

  @Test func digitsReadBackToTheSameNumber() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      guard value.isFinite else { continue }
      let digits = DecimalDigits(value)
      let text =
        (digits.isNegative ? "-0." : "0.") + digits.digits.map(String.init).joined()
        + "e\(digits.exponent)"
      #expect(Double(text.replacing(".e", with: ".0e")) == value)
    }
  }
}
