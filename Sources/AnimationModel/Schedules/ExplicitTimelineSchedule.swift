/// A schedule of given moments.
///
/// Source: semantics reference, section 14.2 (documented, reported).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element: TimelineMoment {
  /// The type of a moment: an element of the sequence.
  public typealias Moment = Entries.Element

  private let dates: Entries

  /// Makes a schedule.
  ///
  /// - Parameter dates: The moments, in the order in which they come.
  public init(_ dates: Entries) {
    self.dates = dates
  }

  /// The moments as they were given, including those before the start.
  public func entries(from startDate: Moment, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule {
  /// A schedule of given moments.
  ///
  /// - Parameter dates: The moments, in the order in which they come.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element: TimelineMoment {
    ExplicitTimelineSchedule(dates)
  }
}
