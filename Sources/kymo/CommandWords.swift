/// The words of a command line, and what can be known of them before they are parsed.
///
/// Everything that looks at the words by itself does so here: what needs no parser, what has to be known before
/// it runs, and what it does not understand.
struct CommandWords {
  /// The words after the name of the tool.
  let all: [String]

  /// The words up to `--`, after which nothing is an option.
  private var beforeTerminator: ArraySlice<String> {
    all[..<(all.firstIndex(of: "--") ?? all.endIndex)]
  }

  /// The words of this run.
  static var current: CommandWords { CommandWords(all: CommandLineText.words) }

  /// Whether nothing but the version is asked for.
  var askOnlyForVersion: Bool { all.count == 1 && all[0] == "--version" }

  /// Whether the help on one screen is asked for, by `-h` or by nothing at all.
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

  /// The words that a shell asks to be completed, the last of them as far as it is typed; nil otherwise.
  var wordsToComplete: [String]? {
    all.first == CompletionScript.request ? Array(all.dropFirst()) : nil
  }

  /// What must be a command; nil if the words begin with an option.
  ///
  /// After `help` it is the word after it.
  var commandName: String? {
    let words = all.first == "help" ? all.dropFirst() : all[...]
    return words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
  }

  /// The files that `-o` names, each time that it is given.
  ///
  /// - Parameter options: The options of the command: the value of another one may be `-o` too.
  func outputs(options: [CommandDescription.Argument]) -> [String] {
    let names = ["-o", "--output"]
    var found: [String] = []
    var words = beforeTerminator
    while let word = words.popFirst() {
      if word.hasPrefix("--output=") {
        found.append(String(word.dropFirst("--output=".count)))
      } else if options.contains(where: { $0.takesValue && $0.names.contains(word) }),
        let value = words.popFirst(), names.contains(word)
      {
        found.append(value)
      }
    }
    return found
  }

  /// Whether `-o` may be given more than once; to be sure takes a look at the command's options.
  var mayRepeatOutput: Bool {
    beforeTerminator.count { $0 == "-o" || $0.hasPrefix("--output") } > 1
  }

  /// The words as the parser understands them: with the values of options that may be left out.
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
