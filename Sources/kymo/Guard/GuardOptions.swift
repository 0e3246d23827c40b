internal import ArgumentParser

/// The folder of the goldens.
struct GoldenFolderOption: ParsableArguments {
  @Option(
    name: [.customShort("d"), .customLong("directory")],
    help: ArgumentHelp("Folder of the goldens.", valueName: "folder"), completion: .directory)
  var path: String
}

/// The options for the clock of guarded motions, its rate and the duration of the recordings.
struct GuardTimeOptions: ParsableArguments {
  @Option(
    name: .customLong("fps"), parsing: .unconditional,
    help: ArgumentHelp(
      "Frames per second.", discussion: "Default: as in the golden, 60 for a new one.",
      valueName: "rate"))
  var rate: FiniteNumber?

  @Option(
    name: .customLong("span"), parsing: .unconditional,
    help: ArgumentHelp(
      "How long to follow the motion, in seconds.",
      discussion: "Default: as in the golden, to its end for a new one.",
      valueName: "seconds"))
  var span: FiniteNumber?

  @Option(
    help: ArgumentHelp(
      "Clock of the motion.",
      discussion: """
        frames plays it once per frame, as a device does; continuous plays it in continuous time. Default: as in \
        the golden, frames for a new one.
        """, valueName: "clock"))
  var clock: ClockName?
}
