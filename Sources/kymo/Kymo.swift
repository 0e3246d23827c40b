internal import AnimationSyntax
internal import ArgumentParser
internal import CairoDrawing

/// The root of the tool: which commands there are, and how errors are told.
@main
struct Kymo: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kymo",
    abstract: "Draw, sample and measure interface animations.",
    discussion: """
      An EXPR is an animation the way a SwiftUI developer writes it, such as \
      '.spring(duration: 0.5, bounce: 0.3).delay(0.2)', a Spring, a UnitCurve, or a CSS easing such \
      as 'css:300ms ease-out'. 'kymo list' shows everything that is understood.
      """,
    version: "0.1.0",
    subcommands: [
      Plot.self, Sheet.self, Sample.self, Inspect.self, Interrupt.self, PlayScenario.self,
      Diff.self, Bless.self, Check.self, Convert.self, List.self,
    ])

  /// Parses the command line, runs the command and ends with its status.
  static func main() {
    Process.ignoreWriteSignals()
    let words = CommandLine.arguments.dropFirst()
    // What every script asks first needs no parser, whose look-ups cost more than all the rest.
    if words.elementsEqual(["--version"]) { tell(configuration.version) }
    if let name = words.first { checkCommand(name) }
    readFontsAhead(words)
    do {
      var command = try parse(
        InlineChoice.joined(ContinuityLimit.joined(Array(CommandLine.arguments.dropFirst()))))
      try command.run()
    } catch let error as ToolError {
      fail(error.status, error.message)
    } catch {
      if exitCode(for: error).isSuccess {
        // Help, version and completion scripts arrive as errors too.
        tell(fullMessage(for: error))
      }
      fail(.usage, usageMessage(for: error))
    }
  }

  /// The command that some words ask for.
  ///
  /// A command is parsed by itself first, which spares the look at the root and its other commands,
  /// half of the parser's time. What it does not take, help and mistakes, is left to the root,
  /// which knows the whole name of everything.
  private static func parse(_ words: [String]) throws -> any ParsableCommand {
    if let name = words.first,
      let type = configuration.subcommands.first(where: { $0.configuration.commandName == name }),
      let command = try? type.parseAsRoot(Array(words.dropFirst())), Swift.type(of: command) == type
    {
      return command
    }
    return try parseAsRoot(words)
  }

  /// Looks up the fonts while the command line is read, if one of its words ends as the name of a
  /// picture does.
  private static func readFontsAhead(_ words: ArraySlice<String>) {
    let pictures: [OutputFormat] = [.png, .svg, .pdf]
    let namesPicture = words.contains { word in
      pictures.contains { word.hasSuffix(".\($0.rawValue)") }
    }
    if namesPicture { DrawingRenderer.readFontsAhead() }
  }

  private static func tell(_ text: String) -> Never {
    do {
      try OutputDestination.standardOutput.write(text.hasSuffix("\n") ? text : text + "\n")
    } catch {
      fail(error.status, error.message)
    }
    Process.end(.success)
  }

  private static func fail(_ status: ExitStatus, _ message: String) -> Never {
    StandardError.write("kymo: error: \(message)\n")
    Process.end(status)
  }

  /// Fails at once if the first word is meant as a command but is none.
  ///
  /// An expression without a command before it is the mistake that beginners make.
  private static func checkCommand(_ name: String) {
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !name.hasPrefix("-"), !known.contains(name) else { return }
    var message = "there is no command '\(name)'"
    if let nearest = SpellingSuggestion.nearest(to: name, among: known) {
      message += "; did you mean '\(nearest)'?"
    } else if (try? Expression.parse(name)) != nil {
      message += ", but it can be drawn: kymo plot \(CommandLineText.quoted(name))"
    } else {
      message += "; there are \(known.joined(separator: ", "))"
    }
    fail(.usage, message)
  }

  /// What is wrong with the command line, and where to read more, without the long usage line.
  private static func usageMessage(for error: any Error) -> String {
    var lines = fullMessage(for: error).split(separator: "\n")
    lines.removeAll { $0.hasPrefix("Usage: ") }
    if let first = lines.first, first.hasPrefix("Error: ") {
      let words = first.dropFirst("Error: ".count)
      lines[0] = Substring(words.prefix(1).lowercased() + words.dropFirst())
    }
    return lines.joined(separator: "\n")
  }
}
