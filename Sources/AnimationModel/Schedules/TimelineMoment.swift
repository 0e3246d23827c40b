/// A moment of a timeline, given by the seconds since a reference.
///
/// Here a moment is a `Double`: seconds since the start of a recording, or since any other reference.
/// The two requirements are members of Foundation's `Date` under the same names, so that a module with
/// Foundation makes dates moments by an empty conformance:
///
///     extension Date: TimelineMoment {}
///
/// A ``TimelineSchedule`` that was written for SwiftUI then conforms as it is, with dates, and the
/// schedules of this module, which are generic over their moments, can be given SwiftUI's plain names by
/// type aliases such as `PeriodicTimelineSchedule<Date>`.
public protocol TimelineMoment: Hashable, Comparable, Sendable {
  /// The moment that comes some seconds after the reference, or before it if they are negative.
  init(timeIntervalSinceReferenceDate seconds: Double)

  /// The seconds since the reference; negative before it.
  var timeIntervalSinceReferenceDate: Double { get }
}

extension Double: TimelineMoment {
  /// The number itself: it counts seconds.
  @inlinable
  public init(timeIntervalSinceReferenceDate seconds: Double) {
    self = seconds
  }

  /// The number itself: it counts seconds.
  @inlinable
  public var timeIntervalSinceReferenceDate: Double { self }
}
