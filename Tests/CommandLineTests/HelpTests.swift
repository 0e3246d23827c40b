import Foundation
import TestSupport
import Testing

/// `-h` fits on a screen, `--help` is complete, and both name only the options of their command.
@Suite(.runsPrograms) struct HelpTests {
  static let commands = [
    "plot", "sheet", "play", "sample", "inspect", "interrupt", "scenario", "diff", "bless", "check",
    "convert", "tune", "fit", "scan",
    "list",
  ]

  /// The description is requested only once, since writing it takes the tool as long as ten other
  /// runs.
  private static let described = Result {
    try JSONDecoder().decode(
      ToolDescription.self, from: Data(try kymoOnce("--experimental-dump-help").output))
  }

  private static func description() throws -> ToolDescription { try described.get() }

  private static func lines(_ words: String...) throws -> [Substring] {
    let run = try kymoOnce(words)
    #expect(run.status == 0 && run.errorText.isEmpty, "\(words): \(run.errorText)")
    #expect(run.outputText.hasSuffix("\n") && !run.outputText.hasSuffix("\n\n"))
    return run.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The options at the beginning of a line of help.
  private static func options(_ line: Substring) -> [Substring] {
    guard line.hasPrefix("  -") else { return [] }
    return line.split(separator: " ").prefix { $0.hasPrefix("-") }
      .map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
  }

  @Test func theTestsKnowEveryCommand() throws {
    let names = try Self.description().command.subcommands?.map(\.commandName)
    #expect(names == Self.commands + ["help"])
  }

  @Test(arguments: commands + [""])
  func theBriefHelpFitsOnAScreen(command: String) throws {
    let lines = try command.isEmpty ? Self.lines("-h") : Self.lines(command, "-h")
    #expect(lines.count <= 24)
    for line in lines { #expect(line.count <= 80, "\(line)") }
    let heading = try #require(lines.firstIndex(of: "Examples:"))
    let examples = lines[(heading + 1)...].prefix { $0.hasPrefix("  kymo ") }
    #expect(examples.count == 2)
    #expect(lines[2].hasPrefix("Usage: kymo \(command)"))
  }

  @Test(arguments: commands)
  func whatTheBriefHelpNamesIsInTheFullHelp(command: String) throws {
    let brief = try Self.lines(command, "-h")
    let named = brief.flatMap(Self.options)
    #expect(named.count >= 3)
    let all = Set(try Self.lines(command, "--help").flatMap(Self.options))
    #expect(Set(named).isSubset(of: all))
    // Each option has a line of help of its own, under the title of its group.
    let command = try #require(
      try Self.description().command.subcommands?.first { $0.commandName == command })
    var title = Substring()
    for line in brief {
      if line.hasSuffix(":") { title = line.dropLast() }
      guard let name = Self.options(line).last else { continue }
      let option = try #require(
        command.arguments?.first { $0.names?.contains { "--\($0.name)" == name } ?? false })
      #expect(option.sectionTitle == String(title))
      let abstract = try #require(option.abstract)
      #expect(line.contains(abstract.hasSuffix(".") ? abstract.dropLast() : abstract[...]))
    }
  }

  /// A default is in the words about an option or after its values, but not in both.
  @Test(arguments: commands)
  func aDefaultIsToldOnce(command: String) throws {
    let lines = try Self.lines(command, "--help")
    var entry = ""
    for line in lines + ["  -"] {
      guard line.hasPrefix("  -") else {
        entry += " " + line
        continue
      }
      let count = entry.components(separatedBy: "default: ").count - 1
      #expect(count <= 1, "\(entry)")
      entry = String(line)
    }
  }

  @Test(arguments: commands)
  func everyOptionOfACommandHasATitle(command: String) throws {
    let arguments = try #require(
      try Self.description().command.subcommands?.first { $0.commandName == command }?.arguments)
    for argument in arguments where argument.kind != "positional" {
      let names = argument.names?.map(\.name) ?? []
      let isEverywhere = names.contains("help") || names.contains("version")
      #expect((argument.sectionTitle == nil) == isEverywhere, "\(names)")
    }
  }

  /// An example is one line that can be copied.
  @Test(arguments: commands)
  func noExampleIsBroken(command: String) throws {
    let discussion = try #require(
      try Self.description().command.subcommands?.first { $0.commandName == command }?.discussion)
    let examples = discussion.split(separator: "\n").filter { $0.hasPrefix("    kymo ") }
    #expect(examples.count >= 2)
    let help = Set(try Self.lines(command, "--help"))
    for example in examples { #expect(help.contains(example), "\(example)") }
  }

  @Test func helpIsShownHoweverItIsAskedFor() throws {
    #expect(try kymo().output == kymo("-h").output)
    #expect(try kymo("help", "plot").output == kymo("plot", "--help").output)
    #expect(try kymo("plot", ".bouncy", "--size", "9", "-h").output == kymo("plot", "-h").output)
    #expect(try kymo("plot", "--help", ".bouncy").output == kymo("plot", "--help").output)
    // After the terminator the word is an expression, even if a wrong one.
    #expect(try kymo("plot", "--", "-h").status == 65)
    let unknown = try kymo("help", "plto")
    #expect(unknown.status == 64 && unknown.errorText.contains("did you mean 'plot'?"))
  }

  @Test(arguments: [
    ("plot", [".bouncy"], ""), ("sheet", [".bouncy"], ""), ("sample", [".bouncy"], ""),
    ("inspect", [".bouncy"], ""), ("interrupt", [".bouncy", ".smooth", "--at", "0.1"], ""),
    ("scenario", ["-"], "@State var x = 0.0\nat(0) { withAnimation(.bouncy) { x = 1 } }\n"),
    ("convert", [".bouncy", "--to", "motion"], ""), ("list", [], ""),
    ("diff", [".linear", ".easeIn"], ""), ("fit", [".linear", "--family", "linear"], ""),
  ])
  func theFormatsInTheHelpAreThoseThatAreWritten(
    command: String, words: [String], input: String
  ) throws {
    let arguments = try Self.description().command.subcommands?
      .first { $0.commandName == command }?.arguments
    let listed = try #require(
      arguments?.first { $0.names?.first?.name == "format" }?.allValues)
    for format in ["png", "svg", "pdf", "csv", "json", "text", "markdown"] {
      let run = try kymo(
        [command] + words + ["--format", format, "-o", "-"], input: Array(input.utf8))
      #expect(run.status == (listed.contains(format) ? 0 : 64), "\(format): \(run.errorText)")
    }
  }

  /// Options that a command refuses or does not use are not in its help.
  @Test(arguments: [
    ("plot", ["csv", "json"]), ("list", ["png", "svg", "csv"]), ("sample", ["png", "--theme"]),
    ("sheet", ["--ascii", "--color <", "--clock"]), ("interrupt", ["acceleration"]),
    ("scenario", ["acceleration"]), ("convert", ["png", "csv"]), ("inspect", ["csv", "--size"]),
  ])
  func theHelpNamesOnlyWhatIsTaken(command: String, others: [String]) throws {
    let text = try kymoOnce(command, "--help").outputText
    for other in others { #expect(!text.contains(other), "\(other)") }
    for other in others where other.hasPrefix("--") {
      let run = try kymo(command, ".bouncy", other, "1", "-o", "-")
      #expect(run.status == 64 && run.errorText.contains("unknown option '\(other)'"))
    }
  }

  @Test func marksAreListedOnce() throws {
    let words = try kymoOnce("plot", "--help").outputText
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.ranges(of: "overshoot, settle, crossing").count == 1)
    #expect(words.ranges(of: "value, velocity, acceleration").count == 1)
  }
}
