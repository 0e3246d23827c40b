/// Frames per second as a fraction, so that the times of frames add up exactly.
public struct FrameRate: Hashable, Sendable {
  /// The frames in ``seconds``.
  public let frames: Int

  /// The seconds in which ``frames`` are shown.
  public let seconds: Int

  /// Takes a rate with at most two decimals; nil for another one, and for what is not above 0 and up to 600.
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

  /// A rate of so many frames in a number of seconds, both above 0.
  public init(frames: Int, seconds: Int) {
    let divisor = Self.greatestCommonDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// The rate as a number.
  public var value: Double { Double(frames) / Double(seconds) }

  /// The time of a number of frames as fractions of a second, each of which two numbers of 16 bits can hold.
  func delays(of count: Int) -> [(numerator: Int, denominator: Int)] {
    var rest = count
    var delays: [(numerator: Int, denominator: Int)] = []
    // So many frames fit, whatever their fraction can be shortened by.
    let most = max(0xFFFF / seconds, 1)
    while rest > 0 {
      let part = min(rest, most)
      let divisor = Self.greatestCommonDivisor(part * seconds, frames)
      delays.append((part * seconds / divisor, frames / divisor))
      rest -= part
    }
    return delays
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}
