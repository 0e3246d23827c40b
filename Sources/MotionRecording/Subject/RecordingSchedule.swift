public import AnimationModel

/// One of SwiftUI's timeline schedules as plain data, its moments seconds since the start of a recording.
///
/// Source: semantics reference, section 14.2.
public enum RecordingSchedule: Hashable, Sendable {
  /// As fast as an animation, but not faster than asked for; nil for 1/120 s.
  case animation(minimumInterval: Double? = nil, paused: Bool = false)

  /// At one distance, above 0, aligned to a first moment.
  case periodic(from: Double, by: Double)

  /// The start, and every full minute after it.
  case everyMinute

  /// The given moments.
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
