internal import AnimationSyntax
internal import ArgumentParser

/// The words that a shell can offer for the word that is being typed.
struct Completion {
  /// A word, and its description.
  struct Candidate {
    let word: String
    var summary = ""
  }

  /// The words to choose from.
  private(set) var candidates: [Candidate] = []

  /// The files that the shell itself lists better.
  private(set) var files = CommandDescription.Argument.Files.none

  /// The word that is being completed, as far as it is typed.
  private let current: String

  /// Completes the last word of a command line.
  ///
  /// - Parameters:
  ///   - words: The words after the name of the tool, up to the cursor.
  ///   - root: The root command, which has all others.
  init(_ words: [String], of root: any ParsableCommand.Type) {
    current = words.last ?? ""
    let before = words.dropLast()
    let commands = root.configuration.subcommands
    guard let name = before.first(where: { $0 != "help" }) else {
      let configurations = commands.map { $0.configuration }
      offer(configurations.map { Candidate(word: $0.commandName ?? "", summary: $0.abstract) })
      if before.isEmpty {
        offer([Candidate(word: "help", summary: "Show the help of a command.")])
        if current.hasPrefix("-") { offer(["--help", "--version"].map { Candidate(word: $0) }) }
      }
      return
    }
    guard before.first != "help",
      let command = commands.first(where: { $0.configuration.commandName == name })
    else { return }
    complete(CommandDescription(command), after: before.dropFirst())
  }

  /// The answer for the script of a shell: a line for each word with its summary after a tab, or a keyword for
  /// files.
  var answer: String {
    switch files {
    case .all: ":files\n"
    case .folders: ":folders\n"
    case .none:
      candidates.map { $0.summary.isEmpty ? "\($0.word)\n" : "\($0.word)\t\($0.summary)\n" }
        .joined()
    }
  }

  /// Adds the candidates that begin with the typed part.
  private mutating func offer(_ candidates: [Candidate]) {
    self.candidates += candidates.filter { $0.word.hasPrefix(current) }
  }

  private mutating func complete(_ command: CommandDescription, after words: ArraySlice<String>) {
    var used: Set<String> = []
    var open: CommandDescription.Argument?
    var hasEnded = false
    for word in words {
      if let option = open {
        open = nil
        guard let value = Self.optionalValue(option), !value.isValue(word) else { continue }
      }
      if word == "--" { hasEnded = true }
      guard !hasEnded, word.hasPrefix("-"),
        let option = command.option(String(word.prefix { $0 != "=" }))
      else { continue }
      used.formUnion(option.isRepeating ? [] : option.names)
      if option.takesValue, !word.contains("=") { open = option }
    }
    if let open {
      completeValue(of: open, after: "")
      if Self.optionalValue(open) == nil { return }
    }
    if !hasEnded, current.hasPrefix("-") {
      if let sign = current.firstIndex(of: "="),
        let option = command.option(String(current[..<sign]))
      {
        completeValue(of: option, after: current[...sign])
      } else {
        offer(
          command.options.filter { used.isDisjoint(with: $0.names) }.map {
            Candidate(word: $0.longName, summary: $0.abstract)
          })
      }
    } else if let positional = command.positionals.first {
      completeWord(
        positional, readsParameters: used.contains("--from") && command.option("--distance") != nil)
    }
  }

  private static func optionalValue(_ option: CommandDescription.Argument) -> OptionalValue? {
    OptionalValue.all.first { $0.option == option.longName }
  }

  /// Completes the value of an option.
  ///
  /// - Parameter prefix: The part of the word that comes before the value.
  private mutating func completeValue(
    of option: CommandDescription.Argument, after prefix: Substring
  ) {
    if option.files != .none {
      files = option.files
    } else if option.valueName == "expr" {
      offerExpressions(after: String(prefix))
    } else if ListedValues.isList(option) {
      // The part up to the last comma is kept.
      let typed = current.dropFirst(prefix.count)
      let kept = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
      let taken = ListedValues.elements(of: String(kept))
      offer(
        option.values.filter { !taken.contains($0) }.map { Candidate(word: prefix + kept + $0) })
    } else {
      offer(option.values.map { Candidate(word: prefix + $0) })
    }
  }

  /// Completes a positional argument.
  ///
  /// - Parameter readsParameters: Whether expressions are parameters of another library, which are not listed.
  private mutating func completeWord(
    _ argument: CommandDescription.Argument, readsParameters: Bool
  ) {
    if argument.files != .none {
      files = argument.files
    } else if argument.valueName == "name" {
      offer(Self.names)
    } else if !readsParameters {
      offerExpressions(after: "")
      if argument.valueName == "motion", !current.hasPrefix("@") {
        offer(FileCompletion.paths(current, suffix: ".swift"))
      }
    }
  }

  private mutating func offerExpressions(after prefix: String) {
    let typed = current.dropFirst(prefix.count)
    guard !typed.hasPrefix("@") else {
      offer(
        PresetList.allCases.map {
          Candidate(word: "\(prefix)@\(PresetList.prefix)\($0)", summary: $0.summary)
        })
      offer(
        FileCompletion.paths(String(typed.dropFirst())).map {
          Candidate(word: "\(prefix)@\($0.word)")
        })
      return
    }
    // A label before the expression is kept.
    let label = typed.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let head = typed.dropFirst(label.count).hasPrefix("=") ? prefix + label + "=" : prefix
    offer(
      ExpressionCompletion.candidates(for: String(current.dropFirst(head.count))).map {
        Candidate(word: head + $0.word, summary: $0.summary)
      })
  }

  /// The names that `kymo list` finds, each only once.
  private static var names: [Candidate] {
    var seen: Set<String> = []
    return Catalog.all.filter { seen.insert($0.name).inserted }.map {
      Candidate(word: $0.name, summary: $0.summary)
    }
  }
}

/// Expressions that consist of a name alone and need no quotes in a shell.
enum ExpressionCompletion {
  /// Returns the words that a typed part can become.
  ///
  /// - Parameter typed: The typed part of the word; if it is empty, only animations are offered.
  static func candidates(for typed: String) -> [Completion.Candidate] {
    var seen: Set<String> = []
    var candidates: [Completion.Candidate] = []
    for entry in Catalog.all
    where entry.form == .property && seen.insert(entry.name + entry.kind.rawValue).inserted {
      let words: [String]
      switch entry.kind {
      case .animation:
        words = typed.isEmpty || typed.hasPrefix(".") ? ["." + entry.name] : [entry.name]
      case .spring: words = typed.isEmpty ? [] : ["Spring." + entry.name]
      case .unitCurve:
        words = typed.isEmpty || entry.name == "inverse" ? [] : ["UnitCurve." + entry.name]
      case .css: words = typed.isEmpty ? [] : ["css:" + entry.name]
      default: words = []
      }
      candidates += words.map { Completion.Candidate(word: $0, summary: entry.summary) }
    }
    if typed.isEmpty {
      candidates += PresetList.allCases.map {
        Completion.Candidate(word: "@\(PresetList.prefix)\($0)", summary: $0.summary)
      }
    }
    return candidates
  }
}

/// Files whose names begin with a typed part.
enum FileCompletion {
  /// Returns the paths in order; folders end with a slash.
  ///
  /// - Parameters:
  ///   - typed: The beginning of a path.
  ///   - suffix: The end that names of files must have.
  static func paths(_ typed: String, suffix: String = "") -> [Completion.Candidate] {
    let cut = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, name) = (typed[..<cut], typed[cut...])
    var path = folder.isEmpty ? "." : String(folder)
    if path.hasPrefix("~/"), let home = Process.environment("HOME") {
      path = home + path.dropFirst()
    }
    let names = (try? FileSystem.names(inFolder: path)) ?? []
    return names.filter { $0.hasPrefix(name) && ($0.hasPrefix(".") == name.hasPrefix(".")) }
      .filter { $0.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .compactMap { file in
        if case .folder = FileSystem.kind(of: "\(path)/\(file)") {
          return Completion.Candidate(word: "\(folder)\(file)/")
        }
        return file.hasSuffix(suffix) ? Completion.Candidate(word: "\(folder)\(file)") : nil
      }
  }
}
