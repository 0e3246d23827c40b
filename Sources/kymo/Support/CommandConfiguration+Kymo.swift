internal import ArgumentParser

extension CommandConfiguration {
  /// The configuration of one of kymo's commands.
  ///
  /// The tool is named as what the command belongs to. A command that is parsed by itself, as
  /// `Kymo` does it first, then does not look for `--generate-completion-script`, which costs a
  /// fifth of the parser's time; the root, which gets every command line that the command does not
  /// take, still does.
  ///
  /// - Parameters:
  ///   - name: The word that stands for the command.
  ///   - abstract: What it does, in a sentence.
  ///   - discussion: What its help says further.
  static func command(
    _ name: String, abstract: String, discussion: String
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "kymo", abstract: abstract, discussion: discussion)
  }
}
