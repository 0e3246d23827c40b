/// The moments at which a timeline is updated.
///
/// Source: semantics reference, section 14.2 (documented).
public protocol TimelineSchedule<Moment> {
  /// The type of a moment: seconds in this module, dates where Foundation is used.
  associatedtype Moment: TimelineMoment

  /// The moments in the order in which they come; the sequence may be endless.
  associatedtype Entries: Sequence where Entries.Element == Moment

  /// The mode in which a timeline asks for moments.
  typealias Mode = TimelineScheduleMode

  /// The moments from a start on.
  ///
  /// The first moment may lie before the start: it is the one that is shown at the start.
  ///
  /// - Parameters:
  ///   - startDate: The moment at which the timeline is shown first.
  ///   - mode: The mode, normal or of low frequency.
  func entries(from startDate: Moment, mode: Mode) -> Entries
}

/// The rate at which a timeline should be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// The rate at which the schedule gives moments.
  case normal

  /// A low rate, as on an Always-On display.
  case lowFrequency
}
