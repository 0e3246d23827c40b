/// A schedule of moments at a constant interval, aligned to a start of its own.
///
/// Source: semantics reference, section 14.2 (documented, reported).
public struct PeriodicTimelineSchedule<Moment: TimelineMoment>: TimelineSchedule, Hashable,
  Sendable
{
  private let start: Moment
  private let interval: Double

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - startDate: The first moment of the schedule.
  ///   - interval: Seconds between two moments, above 0.
  public init(from startDate: Moment, by interval: Double) {
    precondition(interval > 0 && interval.isFinite, "a period is positive")
    start = startDate
    self.interval = interval
  }

  /// The moments from the beginning of the period in which the start lies; all of them if the start lies before
  /// the first.
  ///
  /// The mode makes no difference.
  public func entries(from startDate: Moment, mode: Mode) -> TimelineEntries<Moment> {
    let first = start.timeIntervalSinceReferenceDate
    let query = startDate.timeIntervalSinceReferenceDate
    guard query > first else { return TimelineEntries(origin: first, by: interval) }
    var index = ((query - first) / interval).rounded(.down)
    // The quotient may be wrong by rounding: the moments themselves decide.
    if first + index * interval > query { index -= 1 }
    if first + (index + 1) * interval <= query { index += 1 }
    return TimelineEntries(origin: first, by: interval, from: index)
  }
}

extension TimelineSchedule {
  /// A schedule of moments at a constant interval.
  ///
  /// - Parameters:
  ///   - startDate: The first moment of the schedule.
  ///   - interval: Seconds between two moments, above 0.
  @_disfavoredOverload  // Where a context leaves the moments open, dates are meant, as in SwiftUI.
  public static func periodic<M>(
    from startDate: M, by interval: Double
  ) -> PeriodicTimelineSchedule<M> where Self == PeriodicTimelineSchedule<M> {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
