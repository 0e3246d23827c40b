internal import ArgumentParser

/// Whether what is understood is written although something is not.
struct KeepGoingOptions: ParsableArguments {
  @Flag(
    name: .customLong("keep-going"),
    help: ArgumentHelp(
      "Leave out what is not understood, and write the rest.",
      discussion: "Every error is reported; the status is 65 as without it."))
  var keepsGoing = false
}
