/// A schedule as fast as an animation: moments at a constant interval from the start on.
///
/// Source: semantics reference, section 14.2.
public struct AnimationTimelineSchedule<Moment: TimelineMoment>: TimelineSchedule, Hashable,
  Sendable
{
  /// The seconds between two moments if no minimum is given: the frames of a display of 120 Hz.
  ///
  /// Apple leaves it to the system; the figure is recovered.
  public static var defaultInterval: Double { 1.0 / 120 }

  private let interval: Double
  private let isPaused: Bool

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds between two moments, not negative; nil for ``defaultInterval``. With 0
  ///     the start is repeated forever.
  ///   - paused: Whether there are no moments at all.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    precondition(minimumInterval.map { $0 >= 0 } ?? true, "an interval is not negative")
    interval = minimumInterval ?? Self.defaultInterval
    isPaused = paused
  }

  /// The start and the moments after it; none while paused or in low-frequency mode.
  public func entries(from startDate: Moment, mode: Mode) -> TimelineEntries<Moment> {
    guard !isPaused, mode == .normal else { return .none }
    return TimelineEntries(origin: startDate.timeIntervalSinceReferenceDate, by: interval)
  }
}

extension TimelineSchedule {
  /// A schedule as fast as an animation, but not faster than a minimum interval allows.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds between two moments, not negative; nil for 1/120.
  ///   - paused: Whether there are no moments at all.
  @_disfavoredOverload  // Where a context leaves the moments open, dates are meant, as in SwiftUI.
  public static func animation<M>(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule<M> where Self == AnimationTimelineSchedule<M> {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule<Double> {
  /// A schedule as fast as an animation.
  @_disfavoredOverload
  public static var animation: AnimationTimelineSchedule<Double> { AnimationTimelineSchedule() }
}
