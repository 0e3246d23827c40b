import ArgumentParser
import Testing

@testable import kymo

/// A command that is parsed without its groups gives the same result as one that is parsed with
/// them.
@Suite(.runsPrograms) struct FlatCommandTests {
  private static func command(_ name: String) throws -> any ParsableCommand.Type {
    try #require(Kymo.command(named: name))
  }

  /// The properties of a command that the parser sees.
  private static func properties<Command: ParsableCommand>(
    of command: Command.Type
  ) -> Mirror.Children {
    Mirror(reflecting: FlatCommand<Command>()).children
  }

  /// Of two options with the same name the second would get the value of the first.
  @Test(arguments: Kymo.configuration.subcommands.compactMap { $0.configuration.commandName })
  func allOptionsOfACommandHaveNamesOfTheirOwn(name: String) throws {
    let properties = Self.properties(of: try Self.command(name))
    let names = properties.compactMap(\.label)
    #expect(names.count >= 4 && Set(names).count == names.count, "\(names)")
    for property in properties {
      let kind = String(describing: type(of: property.value))
      #expect(!kind.hasPrefix("OptionGroup"), "\(property.label ?? ""): \(kind)")
    }
  }

  @Test(arguments: [
    [
      "plot", ".bouncy", ".smooth", "-o", "a.svg", "--mark", "settle", "--each", "--show",
      "value,velocity", "--size", "300x200", "--from", "-2", "--seed", "3", "--fps", "30",
      "--expect", "overshoot < 2%",
    ],
    ["sheet", ".bouncy", "--columns", "2", "--theme", "dark", "--span", "2", "--to", "9"],
    ["play", ".bouncy", "--speed", "0.5", "--plays", "3", "--do", "at(0) {}", "--ascii"],
    ["sample", "--count", "3", "--clock", "continuous", "--", "-x"],
    ["inspect", ".bouncy", "--keep-going", "--context", "widget", "--color", "never"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.1", "--also", "merge"],
    ["scenario", "a.swift", "b.swift", "--seed", "5", "--list-views", "--no-metadata"],
    ["diff", "@a.csv", ".linear", "--tolerance", "1%", "--format", "json", "--from=-1"],
    ["bless", "a=.bouncy", "-d", "goldens", "--prune"],
    ["check", "a=.bouncy", "-d", "goldens", "--partial", "--tolerance", "3"],
    ["convert", ".bouncy", "--to", "motion", "--format", "json"],
    ["tune", ".bouncy", "-o", "a.html", "--from", "3"],
    ["fit", "-", "--family", "spring", "--replicates", "0", "--format", "swift"],
    ["scan", "App", "--format", "markdown", "--fail-on", "note", "--theme", "light"],
    ["list", "spring", "--format", "json"],
  ])
  func everyOptionHasItsValue(words: [String]) throws {
    let command = try Self.command(words[0])
    let rest = Array(words.dropFirst())
    let alone = String(describing: try command.parsedAlone(rest))
    #expect(alone == String(describing: try command.parseAsRoot(rest)))
  }

  /// Mistakes within a group, between groups, and outside of groups.
  @Test(arguments: [
    ["plot", ".bouncy", "--sizee", "3"], ["plot", ".bouncy", "--size"], ["plot"],
    ["plot", ".bouncy", "--fps", "x"], ["plot", ".bouncy", "--mark", "top"],
    ["sample", ".bouncy", "--initial-velocity", "1", "--gesture-velocity", "1"],
    ["sample", ".bouncy", "--count", "0"], ["diff", ".linear"], ["list", "a", "b"],
    ["interrupt", "--at", "0.1"], ["fit"],
  ])
  func mistakesAreToldAsWithGroups(words: [String]) throws {
    let command = try Self.command(words[0])
    let rest = Array(words.dropFirst())
    let alone = #expect(throws: (any Error).self) { _ = try command.parsedAlone(rest) }
    let grouped = #expect(throws: (any Error).self) { _ = try command.parseAsRoot(rest) }
    let told = command.message(for: try #require(alone))
    #expect(told == command.message(for: try #require(grouped)) && !told.isEmpty)
  }
}
