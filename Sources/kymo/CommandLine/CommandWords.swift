/// The words of a command line, and the facts about them that are known before they are parsed.
///
/// Everything that looks at the words themselves is here: answers without the parser, facts that it needs before it
/// runs, and options whose form it does not understand.
struct CommandWords {
  /// The words after the name of the tool.
  let all: [String]

  /// The words up to `--`, after which nothing is an option.
  private var beforeTerminator: ArraySlice<String> {
    all[..<(all.firstIndex(of: "--") ?? all.endIndex)]
  }

  /// The words of this run.
  static var current: CommandWords { CommandWords(all: CommandLineText.words) }

  /// Whether only the version is asked for.
  var askOnlyForVersion: Bool { all.count == 1 && all[0] == "--version" }

  /// Whether the help on one screen is asked for, by `-h` or by no words at all.
  var askForBriefHelp: Bool { all.isEmpty || beforeTerminator.contains("-h") }

  /// The shell whose completion script is asked for; an empty text if its name is left out, nil if none is asked for.
  var completionShell: String? {
    let option = "--generate-completion-script"
    let words = beforeTerminator
    guard let index = words.firstIndex(where: { $0.hasPrefix(option) }) else { return nil }
    let rest = words[index].dropFirst(option.count)
    if rest.isEmpty { return words[(index + 1)...].first ?? "" }
    return rest.first == "=" ? String(rest.dropFirst()) : nil
  }

  /// The words that a shell wants completed, the last of them as far as it is typed; nil if no completion is asked
  /// for.
  var wordsToComplete: [String]? {
    all.first == CompletionScript.request ? Array(all.dropFirst()) : nil
  }

  /// The word that must be a command; nil if the words begin with an option.
  ///
  /// After `help` it is the word that follows.
  var commandName: String? {
    let words = all.first == "help" ? all.dropFirst() : all[...]
    return words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  /// The role of a word for the parser.
  enum Role: Equatable {
    /// An option or a flag, whose value may follow after a `=`.
    case option
    /// The value of the option before it.
    case value(option: String)
    /// `--`, after which nothing is an option.
    case terminator
    /// The name of the command, or one of its arguments.
    case argument
  }

  /// Returns the role of each word.
  ///
  /// - Parameter options: The options of the command, whose values may look like other options, or like arguments.
  func roles(options: [CommandDescription.Argument]) -> [Role] {
    var roles: [Role] = []
    // The option whose value may be the next word.
    var open: String?
    for word in all {
      if roles.contains(.terminator) {
        roles.append(.argument)
      } else if let option = open, Self.isValue(word, of: option) {
        roles.append(.value(option: option))
        open = nil
      } else if word == "--" {
        roles.append(.terminator)
      } else if word.hasPrefix("-"), word != "-" {
        roles.append(.option)
        open = options.contains { $0.takesValue && $0.names.contains(word) } ? word : nil
      } else {
        roles.append(.argument)
        open = nil
      }
    }
    return roles
  }

  /// Whether a word after an option is its value, which a few options may be given without.
  private static func isValue(_ word: String, of option: String) -> Bool {
    OptionalValue.all.first { $0.option == option }?.isValue(word) ?? true
  }

  /// The values of `-o`, one for each time that it is given.
  ///
  /// - Parameter options: The options of the command.
  func outputs(options: [CommandDescription.Argument]) -> [String] {
    zip(all, roles(options: options)).compactMap { word, role in
      switch role {
      case .value("-o"), .value("--output"): word
      case .option where word.hasPrefix("--output="): String(word.dropFirst("--output=".count))
      default: nil
      }
    }
  }

  /// Whether `-o` may be given more than once; the command's options decide whether it is.
  var mayRepeatOutput: Bool {
    beforeTerminator.count { $0 == "-o" || $0.hasPrefix("--output") } > 1
  }

  /// The words as the parser needs them: with placeholders for values that were left out.
  var forParser: [String] {
    let end = beforeTerminator.endIndex
    var words: [String] = []
    var index = 0
    while index < end {
      let word = all[index]
      index += 1
      guard word.hasPrefix("--"),
        let option = OptionalValue.all.first(where: { $0.option == word })
      else {
        words.append(word)
        continue
      }
      if index < end, option.isValue(all[index]) {
        words.append("\(word)=\(all[index])")
        index += 1
      } else {
        words.append("\(word)=\(option.placeholder)")
      }
    }
    return words + all[end...]
  }
}
