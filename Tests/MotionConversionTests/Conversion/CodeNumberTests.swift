import TestSupport
import Testing

@testable import MotionConversion

@Suite struct CodeNumberTests {
  @Test(arguments: [
    (0.1, "0.1"), (-0.0, "0"), (0.35, "0.35"), (-3, "-3"),
    (157.91367041742973, "157.91367041742973"),
  ])
  func digitsAreTheShortest(value: Double, text: String) {
    #expect(CodeNumber.exact(value) == text)
    #expect(CodeNumber.float(value) == text + "f")
  }

  @Test(arguments: AwkwardNumbers.tiny + AwkwardNumbers.nearOne + [1e21, 1e300, 1.0 / 3])
  func digitsReadBackToTheSameNumber(value: Double) {
    #expect(Double(CodeNumber.exact(value)) == value)
    #expect(Double(CodeNumber.exact(-value)) == -value)
  }

  /// One tenth in 32 bits is 13421773 ÷ 2²⁷.
  @Test func narrowedIsTheNearestFloat() {
    #expect(CodeNumber.narrowed(0.1) == 13_421_773.0 / 134_217_728)
    #expect(CodeNumber.narrowed(0.5) == 0.5)
  }

  @Test(arguments: [(1.23456789, 4, 1.2346), (-0.00004, 4, 0), (2.4, 0, 2), (1e-7, 6, 0)])
  func roundedHasSoManyDecimals(value: Double, decimals: Int, expected: Double) {
    #expect(CodeNumber.rounded(value, decimals) == expected)
  }

  @Test(arguments: [
    (0.35, 350), (0.0004, 0), (0.0006, 1), (-0.25, -250),
    (999_999_999_999.999, 999_999_999_999_999),
    (1e12, nil), (.infinity, nil), (.nan, nil),
  ])
  func millisecondsAreWhole(seconds: Double, expected: Int?) {
    #expect(CodeNumber.milliseconds(seconds) == expected)
  }

  @Test(arguments: [
    (2_147_483.647, 2_147_483_647), (2_147_483.648, nil), (-2_147_483.648, nil),
  ])
  func anIntOfKotlinEndsAt32Bits(seconds: Double, expected: Int?) {
    #expect(CodeNumber.milliseconds(seconds, upTo: CodeNumber.largestInt32) == expected)
  }

  @Test(arguments: [(0.35, "350"), (0.0125, "12.5"), (2, "2000"), (0, "0"), (-0.05, "-50")])
  func exactMillisecondsHaveNoRoundingErrors(seconds: Double, text: String) {
    #expect(CodeNumber.exactMilliseconds(seconds) == text)
  }

  @Test(arguments: [1.0 / 3, 0.123456789012345, 1e-9])
  func exactMillisecondsKeepAllDigits(seconds: Double) throws {
    let milliseconds = try #require(Double(CodeNumber.exactMilliseconds(seconds)))
    #expect((milliseconds / 1000 / seconds - 1).magnitude < 4e-16)
  }
}
