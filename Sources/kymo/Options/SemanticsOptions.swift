internal import AnimationSyntax
internal import ArgumentParser

/// What the words of an expression mean.
struct SemanticsOptions: ParsableArguments {
  @Option(
    name: .customLong("semantics"),
    help: ArgumentHelp(
      """
      Which .default is meant: a spring (ios17) or, as programs built before iOS 17 have it, \
      ease-in-out (ios16). With documented it is the spring of Apple's page, a tenth slower.
      """, valueName: "version"))
  var semanticsName = SemanticsName.ios17

  /// Which system's `.default` is meant.
  var semantics: Semantics {
    switch semanticsName {
    case .ios17: .ios17
    case .ios16: .ios16
    case .documented: .documented
    }
  }
}

/// The systems whose `.default` can be meant.
enum SemanticsName: String, ExpressibleByArgument, CaseIterable {
  case ios17
  case ios16
  case documented
}
