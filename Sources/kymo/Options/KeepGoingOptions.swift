internal import ArgumentParser

/// Whether what is understood is written although something is not.
struct KeepGoingOptions: ParsableArguments {
  @Flag(
    name: .customLong("keep-going"),
    help: ArgumentHelp(
      "Leave out what is not understood, and write the rest.",
      discussion: "Lines of files are left out without it too; the status is 65 in any case."))
  var keepsGoing = false
}
