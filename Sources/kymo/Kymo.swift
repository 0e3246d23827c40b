internal import AnimationSyntax
package import ArgumentParser
internal import SwiftProgram
internal import TextForms

/// The root of the tool: the list of its commands, and the reporting of errors.
package struct Kymo: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "kymo",
    abstract: "Draw, sample and measure interface animations.",
    usage: "kymo <command> [<options>] <expr> ...",
    discussion: """
      An EXPR is an animation the way a SwiftUI developer writes it, such as \
      '.spring(duration: 0.5, bounce: 0.3).delay(0.2)', a Spring, a UnitCurve, or a CSS easing such \
      as 'css:300ms ease-out'. 'kymo list' shows every animation, curve and modifier.

          kymo plot '.spring(duration: 0.5, bounce: 0.3)' .easeInOut -o compare.png
          kymo inspect .bouncy
      """,
    version: ToolVersion.number,
    subcommands: [
      Plot.self, Sheet.self, Play.self, Sample.self, Inspect.self, Interrupt.self,
      PlayScenario.self,
      Diff.self, Bless.self, Check.self, Convert.self, Tune.self, Fit.self, Scan.self,
      List.self,
    ])

  package init() {}

  /// Parses the command line, runs the command and ends with its status.
  package static func main() {
    Process.ignoreWriteSignals()
    let words = CommandWords.current
    answerWithoutParser(words)
    do {
      let parsed = Result { try parse(words.forParser) }
      LateConformances.register()
      var command = try parsed.get()
      try command.run()
    } catch let error as ToolError {
      fail(error.status, error.message)
    } catch {
      if exitCode(for: error).isSuccess {
        // Help and version arrive as errors, too.
        print(fullMessage(for: error))
      }
      fail(
        .usage,
        ParserMistake(
          message(for: error), in: words.commandName.flatMap(command(named:)),
          among: configuration.subcommands
        ).message)
    }
  }

  /// The command with a name.
  static func command(named name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  /// Prints answers for which the parser is not needed, whose look-ups cost more than all the rest; fails at a
  /// word that should be a command but is none.
  private static func answerWithoutParser(_ words: CommandWords) {
    if words.askOnlyForVersion { print(ToolVersion.number) }
    if let typed = words.wordsToComplete { print(Completion(typed, of: Kymo.self).answer) }
    if let shell = words.completionShell {
      do {
        print(try CompletionScript.script(for: shell))
      } catch {
        fail(error.status, error.message)
      }
    }
    if let name = words.commandName {
      checkCommand(name)
      checkOutput(words, of: name)
    }
    if words.askForBriefHelp {
      let command = words.commandName.flatMap(command(named:))
      print(BriefHelp.page(of: command as? any DescribedCommand.Type, root: configuration))
    }
  }

  /// Returns the command of a command line.
  ///
  /// A command is parsed by itself, which avoids the look at the root and its other commands, half of the
  /// parser's time. Help and the version are left to the root, which knows the full names of the commands.
  ///
  /// - Throws: A ``ToolError`` for a mistake in the words of a command, otherwise the error of the parser.
  private static func parse(_ words: [String]) throws -> any ParsableCommand {
    let mayBeAnswered = words.contains {
      $0 == "--version" || $0.hasPrefix("--help") || $0.hasPrefix("--experimental-")
    }
    guard !mayBeAnswered, let name = words.first, let type = command(named: name) else {
      return try parseAsRoot(words)
    }
    do {
      return try type.parsedAlone(Array(words.dropFirst()))
    } catch {
      LateConformances.register()
      let mistake = ParserMistake(
        type.sentence(for: error), in: type, among: configuration.subcommands)
      throw ToolError(.usage, mistake.message)
    }
  }

  /// Writes text to standard output, and ends.
  private static func print(_ text: String) -> Never {
    do {
      let needsBreak = !text.isEmpty && !text.hasSuffix("\n")
      try OutputDestination.standardOutput.write(needsBreak ? text + "\n" : text)
    } catch {
      fail(error.status, error.message)
    }
    Process.end(.success)
  }

  private static func fail(_ status: ExitStatus, _ message: String) -> Never {
    StandardError.write("kymo: error: \(message)\n")
    Process.end(status)
  }

  /// Fails at once if `-o` is given twice, since the parser would keep only the last one.
  private static func checkOutput(_ words: CommandWords, of name: String) {
    guard words.mayRepeatOutput, let command = command(named: name) else { return }
    let outputs = words.outputs(options: CommandDescription(command).options)
    guard outputs.count > 1 else { return }
    let names = outputs.map(CommandLineText.quoted)
    fail(
      .usage,
      "-o is given more than once, with \(WordList.text(names)); a run writes one file, so run kymo for each"
    )
  }

  /// Fails at once if a word should be a command but is none.
  ///
  /// An expression without a command before it is a common mistake of beginners.
  private static func checkCommand(_ name: String) {
    guard name != "help", command(named: name) == nil else { return }
    LateConformances.register()
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    var message = "unknown command '\(name)'"
    if let nearest = SpellingSuggestion.nearest(to: name, among: known) {
      message += "; did you mean '\(nearest)'?"
    } else if (try? Expression.parse(name)) != nil {
      message += ", but it can be drawn: kymo plot \(CommandLineText.quoted(name))"
    } else {
      message += "; the commands are \(known.joined(separator: ", "))"
    }
    fail(.usage, message)
  }
}
