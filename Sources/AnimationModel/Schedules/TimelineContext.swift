/// The information that a timeline has when it is shown.
public struct TimelineContext<Moment: TimelineMoment>: Hashable, Sendable {
  /// The rate at which a timeline is updated, from the fastest to the slowest.
  public enum Cadence: Hashable, Sendable, Comparable {
    /// Updates more often than once a second.
    case live

    /// Updates more often than once a minute.
    case seconds

    /// Updates once a minute or less often.
    case minutes

    /// The cadence of moments at an interval in seconds.
    ///
    /// In SwiftUI the display decides. Here the schedule alone decides, which is our choice.
    public init(interval: Double) {
      self = if interval < 1 { .live } else if interval < 60 { .seconds } else { .minutes }
    }
  }

  /// The moment that is shown.
  public var date: Moment

  /// The rate at which the timeline is updated, given by the time until the next moment.
  public var cadence: Cadence

  /// Makes a context.
  public init(date: Moment, cadence: Cadence) {
    self.date = date
    self.cadence = cadence
  }
}
