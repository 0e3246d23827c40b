internal import ArgumentParser

/// The help of `-h`: the most important facts, on one screen of 24 lines and 80 columns.
///
/// The full help is that of `--help`.
enum BriefHelp {
  /// The largest number of columns of a line.
  private static let width = 80

  /// The page for a command.
  ///
  /// - Parameters:
  ///   - command: The command; nil for the tool itself.
  ///   - root: The configuration of the tool, with its commands.
  static func page(
    of command: (any DescribedCommand.Type)?, root: CommandConfiguration
  ) -> String {
    let lines = command.map(lines(of:)) ?? lines(ofTool: root)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of command: any DescribedCommand.Type) -> [String] {
    let configuration = command.configuration
    let name = "kymo \(configuration.commandName ?? "")"
    let description = CommandDescription(command, hasGroups: true)
    let shown = command.mostUsedOptions.compactMap(description.option)
    let column = (shown.map(\.label.count).max() ?? 0) + 4
    var lines = [configuration.abstract, "", "Usage: \(configuration.usage ?? name)", ""]
    var group = ""
    for option in shown {
      if option.group != group { lines.append("\(option.group):") }
      group = option.group
      lines.append(line(option.label, words(of: option, room: width - column), column))
    }
    lines += ["", "Examples:"] + configuration.examples.prefix(2).map { "  \($0)" }
    return lines + ["", "'\(name) --help' shows all options, 'kymo list' all expressions."]
  }

  private static func lines(ofTool configuration: CommandConfiguration) -> [String] {
    let commands = configuration.subcommands.map { $0.configuration }
    let column = (commands.compactMap { $0.commandName?.count }.max() ?? 0) + 4
    // Few blank lines, so that everything fits.
    var lines = [
      configuration.abstract, "", "Usage: \(configuration.usage ?? "")", "Commands:",
    ]
    lines += commands.map { line($0.commandName ?? "", $0.abstract, column) }
    lines += ["", "Examples:"] + configuration.examples.prefix(2).map { "  \($0)" }
    return lines + ["'kymo COMMAND -h' shows a command's options, 'kymo list' all expressions."]
  }

  /// Returns the words about an option, with its values or its default where there is room for them.
  private static func words(
    of option: CommandDescription.Argument, room: Int
  ) -> String {
    let abstract = option.abstract
    let values = option.values.joined(separator: ", ")
    let addition = values.isEmpty ? option.defaultValue.map { "default: \($0)" } ?? "" : values
    let full = "\(abstract.hasSuffix(".") ? String(abstract.dropLast()) : abstract) (\(addition))."
    return addition.isEmpty || abstract.contains("(") || full.count > room ? abstract : full
  }

  private static func line(_ label: String, _ words: String, _ column: Int) -> String {
    "  " + label + String(repeating: " ", count: max(column - label.count - 2, 2)) + words
  }
}
