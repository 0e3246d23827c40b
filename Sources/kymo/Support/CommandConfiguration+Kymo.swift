internal import ArgumentParser

extension CommandConfiguration {
  /// The configuration of one of kymo's commands.
  ///
  /// The tool is declared as the command's parent. For a command that is parsed by itself, as
  /// `Kymo` does, the parser then does not look for `--generate-completion-script`, which costs a
  /// fifth of its time.
  ///
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - abstract: The description of the command, in a sentence.
  ///   - arguments: The arguments after the command, as its usage shows them.
  ///   - discussion: The further text of its help.
  static func command(
    _ name: String, abstract: String, arguments: String, discussion: String
  ) -> CommandConfiguration {
    CommandConfiguration(
      commandName: name, _superCommandName: "kymo", abstract: abstract,
      usage: "kymo \(name) [<options>] \(arguments)", discussion: discussion)
  }
}
