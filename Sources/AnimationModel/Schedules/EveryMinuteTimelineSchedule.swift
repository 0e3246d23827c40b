/// A schedule of the beginnings of minutes.
///
/// Minutes are counted from the reference of the moments, which for dates is a full minute in every time
/// zone in use.
///
/// Source: semantics reference, section 14.2 (documented, reported).
public struct EveryMinuteTimelineSchedule<Moment: TimelineMoment>: TimelineSchedule, Hashable,
  Sendable
{
  /// Makes a schedule.
  public init() {}

  /// The beginning of the minute in which the start lies, and of every minute after it.
  ///
  /// The mode makes no difference.
  public func entries(from startDate: Moment, mode: Mode) -> TimelineEntries<Moment> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return TimelineEntries(origin: 0, by: 60, from: minute)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule<Double> {
  /// A schedule of the beginnings of minutes.
  @_disfavoredOverload  // Where a context leaves the moments open, dates are meant, as in SwiftUI.
  public static var everyMinute: EveryMinuteTimelineSchedule<Double> {
    EveryMinuteTimelineSchedule()
  }
}
