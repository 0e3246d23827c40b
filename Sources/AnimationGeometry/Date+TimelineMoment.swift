public import AnimationModel
public import Foundation

extension Date: TimelineMoment {}

/// SwiftUI's schedule of an animation, with dates.
public typealias AnimationTimelineSchedule = AnimationModel.AnimationTimelineSchedule<Date>

/// SwiftUI's schedule at a constant interval, with dates.
public typealias PeriodicTimelineSchedule = AnimationModel.PeriodicTimelineSchedule<Date>

/// SwiftUI's schedule of full minutes, with dates.
public typealias EveryMinuteTimelineSchedule = AnimationModel.EveryMinuteTimelineSchedule<Date>

extension TimelineSchedule where Self == AnimationModel.AnimationTimelineSchedule<Date> {
  /// A schedule as frequent as the frames of the display.
  public static var animation: AnimationModel.AnimationTimelineSchedule<Date> {
    AnimationModel.AnimationTimelineSchedule()
  }

  /// A schedule as frequent as the frames of the display, but not faster than a minimum interval allows.
  ///
  /// - Parameters:
  ///   - minimumInterval: Seconds between two dates, not negative; nil for 1/120.
  ///   - paused: Whether there are no dates at all.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationModel.AnimationTimelineSchedule<Date> {
    AnimationModel.AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == AnimationModel.PeriodicTimelineSchedule<Date> {
  /// A schedule of dates at a constant interval.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: Seconds between two dates, above 0.
  public static func periodic(
    from startDate: Date, by interval: Double
  ) -> AnimationModel.PeriodicTimelineSchedule<Date> {
    AnimationModel.PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == AnimationModel.EveryMinuteTimelineSchedule<Date> {
  /// A schedule of the starts of minutes.
  public static var everyMinute: AnimationModel.EveryMinuteTimelineSchedule<Date> {
    AnimationModel.EveryMinuteTimelineSchedule()
  }
}
