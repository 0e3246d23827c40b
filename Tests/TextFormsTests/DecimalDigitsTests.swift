import TestSupport
import Testing

@testable import TextForms

@Suite("Decimal digits")
struct DecimalDigitsTests {
  @Test(
    "are those of the shortest text",
    arguments: [
      (0, [], 0), (-0.0, [], 0), (1, [1], 1), (100, [1], 3), (0.5, [5], 0), (0.05, [5], -1),
      (123.456, [1, 2, 3, 4, 5, 6], 3), (1e-5, [1], -4), (2.5e-7, [2, 5], -6), (1e22, [1], 23),
      (-1.5e300, [1, 5], 301), (.leastNonzeroMagnitude, [5], -323),
    ] as [(Double, [UInt8], Int)])
  func digits(number: Double, digits: [UInt8], pointPosition: Int) {
    let decimal = DecimalDigits(number)
    #expect(decimal.digits == digits)
    #expect(decimal.pointPosition == pointPosition)
    #expect(decimal.isNegative == (number < 0))
  }

  @Test("neither begin nor end with a zero", arguments: AwkwardNumbers.finite)
  func normalForm(number: Double) {
    for decimals in [-3, 0, 1, 5, 17] {
      var decimal = DecimalDigits(number)
      decimal.round(decimals: decimals)
      #expect(decimal.digits.first != 0 && decimal.digits.last != 0)
      #expect(decimal.digits.count <= max(decimal.pointPosition + decimals, 0))
    }
  }

  @Test("are not rounded twice", arguments: AwkwardNumbers.finite)
  func idempotent(number: Double) {
    var once = DecimalDigits(number)
    once.round(decimals: 3)
    var twice = once
    twice.round(decimals: 3)
    #expect(once == twice)
  }

  @Test(
    "can be rounded to the even digit at a half",
    arguments: [
      (0.125, 2, "0.12"), (0.375, 2, "0.38"), (2.5, 0, "2"), (3.5, 0, "4"), (0.5, 0, "0"),
      (1.015, 2, "1.02"), (1.0151, 3, "1.015"),
    ])
  func halvesToEven(number: Double, decimals: Int, text: String) {
    var decimal = DecimalDigits(number)
    decimal.round(decimals: decimals, halvesToEven: true)
    #expect(decimal.fixedText(decimals: decimals) == text)
  }

  @Test(
    "have separators between groups of three digits",
    arguments: [
      (123, "123"), (1234, "1,234"), (123_456, "123,456"), (1_234_567.5, "1,234,567.5"),
    ])
  func groups(number: Double, text: String) {
    let decimal = DecimalDigits(number)
    #expect(decimal.fixedText(decimals: decimal.decimals, groupedBy: ",") == text)
  }

  @Test("can be rounded before the point")
  func wholePlaces() {
    var decimal = DecimalDigits(1850)
    decimal.round(decimals: -2)
    #expect(decimal.fixedText(decimals: 0) == "1900")
    decimal.round(decimals: -4)
    #expect(decimal.fixedText(decimals: 0) == "0")
  }
}

/// Tests of numbers in the form of figures.
@Suite struct FigureDigitsTests {
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

  @Test(arguments: [
    (999.0, "999"), (1000, "1 000"), (1_234_567, "1 234 567"), (12_345, "12 345"),
    (-123_456, "\u{2212}123 456"),
  ])
  func thousandsAreSetApartByThinBlanks(_ value: Double, _ text: String) {
    let expected = String(text.map { $0 == " " ? "\u{2009}" : $0 })
    #expect(DecimalDigits(value).text(decimals: 0, groups: true) == expected)
  }
}
