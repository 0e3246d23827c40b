import Testing

@testable import CairoDrawing

@Suite struct FrameRateTests {
  @Test(arguments: [
    (60.0, 60, 1), (50, 50, 1), (29.97, 2997, 100), (12.5, 25, 2), (0.5, 1, 2), (240, 240, 1),
  ])
  func aRateIsAFraction(_ rate: Double, _ frames: Int, _ seconds: Int) throws {
    let fraction = try #require(FrameRate(rate))
    #expect(fraction.frames == frames && fraction.seconds == seconds && fraction.value == rate)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 59.9401, 1e9, 0.001])
  func aRateThatIsNoneIsRefused(_ rate: Double) {
    #expect(FrameRate(rate) == nil)
  }

  @Test(arguments: [(60.0, 16), (60, 65_535), (60, 70_000), (29.97, 5_000), (240, 1), (0.5, 3)])
  func delaysAddUpExactly(_ rate: Double, _ count: Int) throws {
    let fraction = try #require(FrameRate(rate))
    // In units that every rate here divides.
    let unit = fraction.frames * 1000
    var sum = 0
    for delay in fraction.delays(of: count) {
      #expect((1...0xFFFF).contains(delay.numerator) && (1...0xFFFF).contains(delay.denominator))
      #expect((unit * delay.numerator).isMultiple(of: delay.denominator))
      sum += unit * delay.numerator / delay.denominator
    }
    #expect(sum == count * fraction.seconds * 1000)
  }
}
