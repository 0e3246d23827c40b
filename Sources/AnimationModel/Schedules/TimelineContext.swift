/// The information that a timeline has when it is shown.
public struct TimelineContext<Moment: TimelineMoment>: Hashable, Sendable {
  /// How often a timeline is shown anew, from the fastest to the slowest.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// More often than once a second.
    case live

    /// More often than once a minute.
    case seconds

    /// Once a minute, or more seldom.
    case minutes

    /// The cadence of moments that are some seconds apart.
    ///
    /// In SwiftUI the display decides. This is our choice, so that a schedule alone decides.
    public init(interval: Double) {
      self = if interval < 1 { .live } else if interval < 60 { .seconds } else { .minutes }
    }
  }

  /// The moment that is shown.
  public var date: Moment

  /// How soon the next one comes.
  public var cadence: Cadence

  /// Makes a context.
  public init(date: Moment, cadence: Cadence) {
    self.date = date
    self.cadence = cadence
  }
}
