internal import ArgumentParser

/// The options for the system that shows a motion, and for the context in which it is shown.
///
/// The options are not in a group of their own: a debug build of the parser checks a group within a group four times
/// as often as the one around it. So ``ValueOptions`` has these options without the group.
struct SystemOptions: ParsableArguments {
  @Option(
    name: .customLong("semantics"),
    help: SemanticsName.help)
  var semanticsName = SemanticsName.ios17

  @Option(
    name: .customLong("context"),
    help: ContextName.help)
  var contextName: ContextName?

  @Option(
    name: .customLong("seed"),
    help: SeedHelp.help)
  var seed: UInt64?

  /// The system.
  var system: HostSystem {
    HostSystem(semanticsName: semanticsName, contextName: contextName, seed: seed)
  }
}
