internal import ArgumentParser

/// A command whose help fits on one screen, too.
protocol DescribedCommand: ParsableCommand {
  /// The options that `-h` shows, by their long names, in the order of their groups.
  ///
  /// Their descriptions come from their definitions.
  static var mostUsedOptions: [String] { get }
}
