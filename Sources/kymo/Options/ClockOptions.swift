internal import ArgumentParser

/// The clock on which motion is played.
struct ClockOptions: ParsableArguments {
  @Option(
    name: .customLong("clock"),
    help: ArgumentHelp(
      "Clock of the motion.",
      discussion: """
        frames plays it once per frame, as a device does: the default for tables. continuous plays it in \
        continuous time: the default for figures and measurements.
        """, valueName: "clock"))
  var name: ClockName?

  /// The clock that is asked for, or the usual one.
  func clock(forTable isTable: Bool) -> ClockName {
    name ?? (isTable ? .frames : .continuous)
  }
}

/// On which clock a motion is played.
enum ClockName: String, ChoiceArgument {
  /// Once per frame, as a device does.
  case frames
  /// In continuous time.
  case continuous
}
