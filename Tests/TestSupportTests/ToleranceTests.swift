import TestSupport
import Testing

@Suite struct ToleranceTests {
  @Test func absoluteToleranceIsADistance() {
    #expect(Tolerance.absolute(0.5).accepts(10.5, 10))
    #expect(!Tolerance.absolute(0.5).accepts(10.51, 10))
  }

  @Test func relativeToleranceIsAPartOfTheExpectedNumber() {
    #expect(Tolerance.relative(0.01).accepts(101, 100))
    #expect(!Tolerance.relative(0.01).accepts(102, 100))
    #expect(!Tolerance.relative(0.01).accepts(1e-9, 0))
  }

  @Test func printedToleranceIsHalfAUnitOfTheLastDecimal() {
    #expect(Tolerance.printed(2).accepts(1.234_999, 1.23))
    #expect(!Tolerance.printed(2).accepts(1.236, 1.23))
  }

  @Test func nothingIsCloseToWhatIsNoNumber() {
    #expect(!Tolerance.absolute(1).accepts(.nan, .nan))
    #expect(!Tolerance.absolute(1).accepts(.nan, 1))
    #expect(!Tolerance.absolute(.infinity).accepts(1, .infinity))
    #expect(!Tolerance.relative(1).accepts(.infinity, -.infinity))
    #expect(Tolerance.exact.accepts(.infinity, .infinity))
  }

  @Test func aMissingNumberIsCloseToNone() {
    #expect(!isClose(nil, 1, .absolute(10)))
    #expect(isClose(Optional(1), 1, .exact))
  }
}
