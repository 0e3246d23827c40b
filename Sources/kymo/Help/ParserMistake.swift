internal import ArgumentParser
internal import SwiftProgram
internal import TextForms

/// A mistake that the parser finds in a command line, in the tool's own words.
///
/// The parser has only a text for a mistake. A text that is not recognized here is shown as it is.
struct ParserMistake {
  /// The parser's sentence, without its label.
  private let sentence: String
  private let command: (any ParsableCommand.Type)?
  private let commands: [any ParsableCommand.Type]

  /// Describes an error.
  ///
  /// - Parameters:
  ///   - sentence: The parser's sentence for the error that it threw.
  ///   - command: The command in whose words the mistake is; nil for the tool itself.
  ///   - commands: All commands of the tool.
  init(
    _ sentence: String, in command: (any ParsableCommand.Type)?,
    among commands: [any ParsableCommand.Type]
  ) {
    self.sentence = sentence
    self.command = command
    self.commands = commands
  }

  /// The message: the mistake, its correction, and a hint to the help.
  var message: String {
    let name = ["kymo", command?.configuration.commandName].compactMap { $0 }.joined(separator: " ")
    return "\(description)\n  See '\(name) --help' for more information."
  }

  private var description: String {
    let quoted = Self.quotedParts(of: sentence)
    guard let first = quoted.first else { return Self.lowercased(sentence) }
    // The names of options that the parser quotes may have the names of their values after them.
    let option = { (text: String) in String(text.prefix { $0 != " " }) }
    if sentence.hasPrefix("Unknown option ") { return unknownOption(first) }
    if sentence.hasPrefix("Missing value for ") { return incomplete(option(first), first) }
    if sentence.hasPrefix("Missing expected argument ") { return missing(option(first), first) }
    if sentence.hasPrefix("The value "), let range = sentence.firstRange(of: "' is invalid for '") {
      // The value itself may contain quotes.
      let value = sentence[..<range.lowerBound].dropFirst("The value '".count)
      let label = sentence[range.upperBound...].prefix { $0 != "'" }
      return badValue(String(value), option(String(label)), String(label))
    }
    return Self.lowercased(sentence)
  }

  private func unknownOption(_ name: String) -> String {
    let options = command.map { CommandDescription($0).options } ?? []
    let word = String(name.drop { $0 == "-" })
    var message = "unknown option '\(name)'"
    if let owner = options.first(where: { $0.values.contains(word) }) {
      message += "; did you mean '\(owner.longName) \(word)'?"
    } else if case let owners = commands(with: name), !owners.isEmpty {
      message += "; it is an option of \(WordList.text(owners, first: 3))"
    } else if name.hasPrefix("--"),
      let nearest = SpellingSuggestion.nearest(
        to: name, among: options.flatMap(\.names).filter { $0.hasPrefix("--") })
    {
      message += "; did you mean '\(nearest)'?"
    }
    return message
  }

  /// The other commands that have an option, as they are typed.
  private func commands(with option: String) -> [String] {
    guard command != nil, option.hasPrefix("--") else { return [] }
    return commands.filter { CommandDescription($0).option(option) != nil }
      .compactMap { $0.configuration.commandName.map { "'kymo \($0)'" } }
  }

  private func badValue(_ value: String, _ name: String, _ label: String) -> String {
    guard let option = command.flatMap({ CommandDescription($0).option(name) }) else {
      return Self.lowercased(sentence)
    }
    guard !option.values.isEmpty else {
      return "'\(value)' is not a valid value of \(name)\n  \(label): \(option.abstract)"
    }
    let elements = ListedValues.isList(option) ? ListedValues.elements(of: value) : [value]
    let known = option.values.joined(separator: ", ")
    guard let wrong = elements.first(where: { !option.values.contains($0) }) else {
      return "\(name) has a value twice in '\(value)'"
    }
    let nearest = SpellingSuggestion.nearest(to: wrong, among: option.values)
    let question = nearest.map { "; did you mean '\($0)'?" } ?? ""
    return "'\(wrong)' is not a value of \(name)\(question)\n  The values are \(known)."
  }

  private func incomplete(_ name: String, _ label: String) -> String {
    let abstract = command.flatMap { CommandDescription($0).option(name)?.abstract }
    return "\(name) needs a value" + (abstract.map { "\n  \(label): \($0)" } ?? "")
  }

  private func missing(_ name: String, _ label: String) -> String {
    let description = command.map { CommandDescription($0) }
    let argument =
      description?.option(name) ?? description?.positionals.first { $0.label == name }
    return "\(argument?.label ?? label) is missing" + (argument.map { ": \($0.abstract)" } ?? "")
  }

  /// Returns the parts of a text that are between single quotes.
  private static func quotedParts(of text: String) -> [String] {
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
  }

  private static func lowercased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

/// Options that take several values at once, separated by commas.
enum ListedValues {
  private static let options: Set<String> = ["--mark", "--show"]

  /// Whether an option takes several values.
  static func isList(_ option: CommandDescription.Argument) -> Bool {
    option.names.contains(where: options.contains)
  }

  /// The values in a text.
  static func elements(of text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { word in
      String(word.filter { $0 != " " })
    }
  }
}
