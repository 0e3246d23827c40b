internal import ArgumentParser
internal import RecordingFormats

/// The description of a command and its options, read from their definitions.
///
/// Help on one screen, suggestions in errors and completions are made from it. The source is the text that the
/// parser writes for `--experimental-dump-help`; there is no other one for an option's values and its group.
struct CommandDescription {
  /// An option, a flag or a positional argument.
  struct Argument {
    /// The spellings, `--output` and `-o`; empty for a positional argument.
    var names: [String]
    /// Whether a value follows the option.
    var takesValue: Bool
    /// The name of the value.
    var valueName: String
    /// The title of the option's group; empty unless the titles were asked for.
    var group: String
    /// The description of the effect, in a line.
    var abstract: String
    /// The possible values, if they are limited.
    var values: [String]
    var defaultValue: String?
    var isRepeating: Bool
    /// The files that the value can name.
    var files: Files

    /// The files that a value can name.
    enum Files {
      case none
      case all
      case folders
    }

    /// The long name, `--output`.
    var longName: String { names.first { $0.hasPrefix("--") } ?? names.first ?? "" }

    /// All names and the value, `-o, --output <file>`, the short name first.
    var label: String {
      let sorted = names.filter { !$0.hasPrefix("--") } + names.filter { $0.hasPrefix("--") }
      let words = sorted.joined(separator: ", ")
      guard takesValue else { return words }
      return names.isEmpty ? "<\(valueName)>" : "\(words) <\(valueName)>"
    }
  }

  let arguments: [Argument]

  /// The options and flags.
  var options: [Argument] { arguments.filter { !$0.names.isEmpty } }

  /// The positional arguments.
  var positionals: [Argument] { arguments.filter(\.names.isEmpty) }

  /// The option with a name, such as `--size`; nil if there is none.
  func option(_ name: String) -> Argument? {
    arguments.first { $0.names.contains(name) }
  }

  /// Reads the definitions of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - hasGroups: Whether the titles of groups are read, too, for which debug builds need three times as
  ///     long.
  init(_ command: any ParsableCommand.Type, hasGroups: Bool = false) {
    let document = try? JSONText(hasGroups ? command._dumpHelp() : command.ungroupedDescription)
    arguments = (document?.member("command")?.member("arguments")?.elements ?? []).map {
      Argument($0)
    }
  }
}

extension CommandDescription.Argument {
  fileprivate init(_ json: JSONText) {
    names = (json.member("names")?.elements ?? []).map { name in
      (name.member("kind")?.text == "long" ? "--" : "-") + (name.member("name")?.text ?? "")
    }
    takesValue = json.member("kind")?.text != "flag"
    valueName = json.member("valueName")?.text ?? "value"
    group = json.member("sectionTitle")?.text ?? ""
    abstract = json.member("abstract")?.text ?? ""
    values = (json.member("allValues")?.elements ?? []).compactMap(\.text)
    defaultValue = json.member("defaultValue")?.text
    isRepeating = json.member("isRepeating") == .bool(true)
    let completion = json.member("completionKind")
    files =
      completion?.member("file") != nil
      ? .all : completion?.member("directory") != nil ? .folders : .none
  }
}
