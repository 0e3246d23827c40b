internal import ArgumentParser

/// Whether what is understood is written although something is not.
struct KeepGoingOptions: ParsableArguments {
  @Flag(
    name: .customLong("keep-going"),
    help: ArgumentHelp(
      "Skip expressions that cannot be read.",
      discussion: "Lines of files are left out without it too; the status is 65 in any case."))
  var keepsGoing = false
}
