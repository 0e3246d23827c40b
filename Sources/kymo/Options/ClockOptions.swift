internal import ArgumentParser

/// The clock of commands that write both tables and figures.
struct ClockOptions: ParsableArguments {
  @Option(
    name: .customLong("clock"),
    help: ArgumentHelp(
      """
      frames plays as a device does, and is what tables have without this option; continuous as a \
      display of unlimited rate would, which is what figures show.
      """, valueName: "clock"))
  var name: ClockName?

  /// The clock that is asked for, or the usual one.
  func clock(forTable isTable: Bool) -> ClockName {
    name ?? (isTable ? .frames : .continuous)
  }
}

/// On which clock a motion is played.
enum ClockName: String, ChoiceArgument {
  /// As a device does, once a frame.
  case frames
  /// On a display of unlimited rate.
  case continuous
}
