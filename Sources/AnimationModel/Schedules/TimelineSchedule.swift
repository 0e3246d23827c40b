/// The moments at which something that shows the time is shown anew.
///
/// Source: semantics reference, section 14.2 (documented).
public protocol TimelineSchedule<Moment> {
  /// The type of a moment: seconds here, dates where there is Foundation.
  associatedtype Moment: TimelineMoment

  /// The moments in the order in which they come; there may be no end of them.
  associatedtype Entries: Sequence where Entries.Element == Moment

  /// How often whoever shows it would like to be asked.
  typealias Mode = TimelineScheduleMode

  /// The moments from a start on.
  ///
  /// The first may lie before the start: it is the one that is shown then.
  ///
  /// - Parameters:
  ///   - startDate: When it is shown first.
  ///   - mode: Whether the moments should be few.
  func entries(from startDate: Moment, mode: Mode) -> Entries
}

/// How often a timeline should be shown anew.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As often as the schedule says.
  case normal

  /// Seldom, as on a display that is always on.
  case lowFrequency
}
