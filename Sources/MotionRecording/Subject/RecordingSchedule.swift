public import AnimationModel

/// A timeline schedule of SwiftUI as plain data, with moments in seconds since the start of a recording.
///
/// Source: semantics reference, section 14.2.
public enum RecordingSchedule: Hashable, Sendable {
  /// A schedule as fast as an animation, but not faster than a minimum interval allows; nil for 1/120 s.
  case animation(minimumInterval: Double? = nil, paused: Bool = false)

  /// A schedule at a constant interval, above 0, aligned to a first moment.
  case periodic(from: Double, by: Double)

  /// The start, and every full minute after it.
  case everyMinute

  /// A schedule of given moments.
  case explicit([Double])
}

extension RecordingSchedule: TimelineSchedule {
  /// The moments from a start on; see the schedule of each name.
  public func entries(from startDate: Double, mode: Mode) -> AnySequence<Double> {
    switch self {
    case .animation(let interval, let isPaused):
      AnySequence(
        AnimationTimelineSchedule(minimumInterval: interval, paused: isPaused)
          .entries(from: startDate, mode: mode))
    case .periodic(let start, let interval):
      AnySequence(
        PeriodicTimelineSchedule(from: start, by: interval).entries(from: startDate, mode: mode))
    case .everyMinute:
      AnySequence(EveryMinuteTimelineSchedule().entries(from: startDate, mode: mode))
    case .explicit(let moments):
      AnySequence(ExplicitTimelineSchedule(moments).entries(from: startDate, mode: mode))
    }
  }
}
