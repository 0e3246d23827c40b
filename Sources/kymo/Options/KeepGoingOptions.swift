internal import ArgumentParser

/// The option to write the understood expressions although others are not understood.
struct KeepGoingOptions: ParsableArguments {
  @Flag(
    name: .customLong("keep-going"),
    help: ArgumentHelp(
      "Skip expressions that cannot be read.",
      discussion: "Unreadable lines of a file are always skipped; the status is 65 either way."))
  var keepsGoing = false
}
