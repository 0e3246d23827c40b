import MotionComparison
import Testing

@Suite struct ToleranceTests {
  @Test(arguments: [
    ("0.01", Tolerance.absolute(0.01)), ("1%", .relative(0.01)), ("0", .absolute(0)),
    ("0%", .relative(0)), (" 2.5 % ", .relative(0.025)), ("1e-9", .absolute(1e-9)),
    ("-0", .absolute(0)), ("100%", .relative(1)), ("3", .absolute(3)),
  ])
  func readsNumbersAndPercentages(_ text: String, _ expected: Tolerance) throws {
    #expect(try Tolerance(text) == expected)
  }

  @Test(arguments: [
    ("", ToleranceError.notANumber("")), ("%", .notANumber("%")), ("1 px", .notANumber("1 px")),
    ("1%%", .notANumber("1%%")), ("nan", .notFinite("nan")), ("inf%", .notFinite("inf%")),
    ("-0.1", .negative("-0.1")), ("-1%", .negative("-1%")), ("0,01", .notANumber("0,01")),
  ])
  func refusesEverythingElse(_ text: String, _ expected: ToleranceError) {
    #expect(throws: expected) { try Tolerance(text) }
    #expect(expected.message.contains("found '\(text)'"))
    #expect(expected.message.contains("0.01") && expected.message.contains("1%"))
  }

  @Test func aPercentageIsAPartOfTheTravelInEitherDirection() {
    #expect(Tolerance.relative(0.01).allowance(of: 300) == 3)
    #expect(Tolerance.relative(0.01).allowance(of: -300) == 3)
    #expect(Tolerance.absolute(0.5).allowance(of: 300) == 0.5)
    #expect(Tolerance.relative(0).allowance(of: .infinity) == 0)
    #expect(Tolerance.relative(0.1).allowance(of: .infinity) == .infinity)
  }

  @Test(arguments: ["0.01", "1%", "0.1%", "2.5%", "0", "7%", "3", "1e-09"])
  func isWrittenAsItIsRead(_ text: String) throws {
    #expect(try Tolerance(Tolerance(text).text) == Tolerance(text))
    #expect(try Tolerance(text).text == text)
  }
}
