/// Frames per second as a fraction, so that the times of frames add up exactly.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames in ``seconds``.
  public let frames: Int

  /// The seconds in which ``frames`` are shown.
  public let seconds: Int

  /// Takes a rate with at most two decimals, above 0 and up to 600; nil for any other one.
  public init?(_ rate: Double) {
    let hundredths = rate * 100
    guard rate > 0, rate <= 600, (hundredths - hundredths.rounded()).magnitude < 1e-9 else {
      return nil
    }
    let count = Int(hundredths.rounded())
    let divisor = Self.greatestCommonDivisor(count, 100)
    frames = count / divisor
    seconds = 100 / divisor
  }

  /// Makes a rate of a number of frames in a number of seconds, both above 0.
  public init(frames: Int, seconds: Int) {
    let divisor = Self.greatestCommonDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// The rate as a number.
  public var value: Double { Double(frames) / Double(seconds) }

  /// The duration for which some frames of a film are shown, in milliseconds.
  ///
  /// Viewers count in whole milliseconds, and cut fractions off: 60 frames of 1/60 s would take 0.96 s. Here each
  /// frame begins in the first millisecond after its time, and the film ends in the millisecond nearest to its end.
  ///
  /// - Parameters:
  ///   - shown: The frames, numbered from 0.
  ///   - count: The number of frames of the film.
  func milliseconds(of shown: Range<Int>, among count: Int) -> Int {
    func time(_ index: Int) -> Int {
      let rounding = index < count ? frames - 1 : frames / 2
      return (index * seconds * 1000 + rounding) / frames
    }
    return time(shown.upperBound) - time(shown.lowerBound)
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}
