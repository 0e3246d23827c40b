/// The timing of a film: the rests before and after the motion, and the speed at which the film
/// plays.
public struct PlayTiming: Hashable, Sendable {
  /// Seconds of rest before the motion, not slowed by the speed.
  public var hold: Double

  /// Seconds of rest after the motion, not slowed by the speed.
  public var rest: Double

  /// The speed of the motion, above 0; 1 is its own speed.
  public var speed: Double

  /// Frames per second: the cycle is a whole number of frames.
  public var rate: Double

  /// The number of times that the film plays; 0 for ever.
  public var plays: Int

  /// Makes a timing.
  public init(
    hold: Double = 0.25, rest: Double = 0.75, speed: Double = 1, rate: Double = 60, plays: Int = 0
  ) {
    self.hold = hold
    self.rest = rest
    self.speed = speed
    self.rate = rate
    self.plays = plays
  }

  /// The amount that is subtracted from a number of frames before it is rounded up.
  private static let rounding = 1e-6

  /// The number of frames of a film whose motion has the given duration at its own speed, in
  /// seconds.
  public func frameCount(of motion: Double) -> Double {
    max(((hold + motion / speed + rest) * rate - Self.rounding).rounded(.up), 1)
  }

  /// Seconds until the film begins again.
  public func cycle(of motion: Double) -> Double { frameCount(of: motion) / rate }
}
