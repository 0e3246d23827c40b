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

  /// Each frame begins in the first millisecond after its time, and the film ends in the nearest one.
  @Test(arguments: [(60.0, 110), (60, 1), (60, 65_535), (50, 7), (29.97, 5000), (240, 9), (0.5, 3)])
  func framesBeginWithinAMillisecond(_ rate: Double, _ count: Int) throws {
    let fraction = try #require(FrameRate(rate))
    var time = 0
    for index in 0..<count {
      let exact = Double(index) * 1000 / rate
      #expect(Double(time) > exact - 1e-6 && Double(time) < exact + 1, "frame \(index)")
      time += fraction.milliseconds(of: index..<index + 1, among: count)
    }
    #expect((Double(time) - Double(count) * 1000 / rate).magnitude <= 0.5)
    // A picture of several frames is shown as long as its frames.
    let half = fraction.milliseconds(of: 0..<count / 2, among: count)
    #expect(half + fraction.milliseconds(of: count / 2..<count, among: count) == time)
  }

  @Test func sixtyFramesASecondAre17And17And16Milliseconds() {
    let rate = FrameRate(frames: 60, seconds: 1)
    #expect(
      (0..<6).map { rate.milliseconds(of: $0..<$0 + 1, among: 60) } == [17, 17, 16, 17, 17, 16])
  }
}
