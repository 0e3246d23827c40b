internal import ArgumentParser

/// Which system shows a motion, and where.
///
/// Options that are shared by groups are repeated in them, with the same help: in a debug build the parser checks each
/// group within a group five times as often as the group around it.
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
