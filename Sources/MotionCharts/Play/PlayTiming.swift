/// When a film shows what: how long it waits before and after the motion, and how fast it plays.
public struct PlayTiming: Hashable, Sendable {
  /// Seconds of rest before the motion, not slowed by the speed.
  public var hold: Double

  /// Seconds of rest after it, not slowed by the speed.
  public var rest: Double

  /// How fast the motion plays, above 0; 1 is as it is.
  public var speed: Double

  /// Frames per second: the cycle is a whole number of them.
  public var rate: Double

  /// How often the film plays; 0 for ever.
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

  /// The amount that is taken off a number of frames before it is rounded up.
  private static let rounding = 1e-6

  /// The number of frames of a film whose motion takes so many seconds at its own speed.
  public func frameCount(of motion: Double) -> Double {
    max(((hold + motion / speed + rest) * rate - Self.rounding).rounded(.up), 1)
  }

  /// Seconds until the film begins again.
  public func cycle(of motion: Double) -> Double { frameCount(of: motion) / rate }
}
