internal import AnimationSyntax
internal import ArgumentParser
internal import MotionRecording

/// The option for the schedule on which a timeline shows the motion.
struct ScheduleOptions: ParsableArguments {
  @Option(
    name: .customLong("schedule"),
    help: ArgumentHelp(
      "When a TimelineView shows the motion, such as 'periodic(from: 0, by: 0.5)'.",
      discussion: """
        The schedules are animation(minimumInterval: 1/30), periodic(from: 0, by: 0.5), everyMinute and \
        explicit([0, 0.1, 0.4]), in seconds since the start.
        """, valueName: "schedule"))
  var text: String?

  /// The schedule, if one is given.
  func parsed() throws(ToolError) -> RecordingSchedule? {
    guard let text else { return nil }
    do {
      return try ScheduleExpression.parse(text)
    } catch {
      throw ToolError(error)
    }
  }
}
