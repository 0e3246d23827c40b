public import AnimationModel
public import Foundation

extension Date: TimelineMoment {}

/// SwiftUI's schedule of an animation, with dates.
public typealias AnimationTimelineSchedule = AnimationModel.AnimationTimelineSchedule<Date>

/// SwiftUI's schedule of equal distances, with dates.
public typealias PeriodicTimelineSchedule = AnimationModel.PeriodicTimelineSchedule<Date>

/// SwiftUI's schedule of full minutes, with dates.
public typealias EveryMinuteTimelineSchedule = AnimationModel.EveryMinuteTimelineSchedule<Date>

extension TimelineSchedule where Self == AnimationModel.AnimationTimelineSchedule<Date> {
  /// As often as the display shows frames.
  public static var animation: AnimationModel.AnimationTimelineSchedule<Date> {
    AnimationModel.AnimationTimelineSchedule()
  }
}

extension TimelineSchedule where Self == AnimationModel.EveryMinuteTimelineSchedule<Date> {
  /// At the start of every minute.
  public static var everyMinute: AnimationModel.EveryMinuteTimelineSchedule<Date> {
    AnimationModel.EveryMinuteTimelineSchedule()
  }
}
