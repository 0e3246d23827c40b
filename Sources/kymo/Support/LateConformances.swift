internal import CSwiftRuntime

/// The protocol conformances of swift-syntax, Foundation and all modules but the commands' own, which
/// the runtime learns about only when the command line has been parsed.
///
/// Without them the argument parser's look-ups take a third of the time, and a figure of five curves as
/// SVG 36 million instructions instead of 57. Only `tools/build-release` puts them aside;
/// elsewhere there is nothing to register.
enum LateConformances {
  /// Registers the conformances, the first time it is called.
  ///
  /// This has to be called before any Swift is read.
  static func register() {
    _ = registered
  }

  private static let registered: Void = kymo_register_late_conformances()
}
