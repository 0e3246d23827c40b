import Testing

@testable import kymo

/// The command in a picture of a batch makes only this picture.
@Suite struct SingleCommandTests {
  private static let options = CommandDescription(Plot.self).options

  private func command(_ words: [String], for expression: String = ".smooth") -> String {
    SingleCommand(CommandWords(all: ["plot"] + words), options: Self.options).text(for: expression)
  }

  @Test func flagsAreKnownByThemselves() {
    #expect(Self.options.contains { !$0.takesValue && $0.names == ["--strobe"] })
  }

  /// A word after a flag is not its value.
  @Test(arguments: options.filter { !$0.takesValue }.flatMap(\.names).filter { $0 != "--each" })
  func anExpressionMayFollowAFlag(flag: String) {
    #expect(
      command(["--each", flag, ".bouncy", ".smooth", "-o", "{name}.svg"])
        == "kymo plot \(flag) .smooth")
  }

  /// A value that looks like an expression is not one.
  @Test(
    arguments: options.filter(\.takesValue).flatMap(\.names)
      .filter { name in
        !["-o", "--output"].contains(name) && !OptionalValue.all.contains { $0.option == name }
      })
  func aValueOfAnOptionIsNoExpression(option: String) {
    #expect(
      command([option, ".bouncy", ".bouncy", ".smooth", "--each", "-o{index}.svg"])
        == "kymo plot \(option) .bouncy .smooth")
    #expect(
      command(["\(option)=.bouncy", ".bouncy", "--each", "--output=a"])
        == "kymo plot \(option)=.bouncy .smooth")
  }

  @Test(arguments: [
    (["--each", "--", ".bouncy", "-x=.smooth"], "kymo plot -- -x=.smooth"),
    (["-", "--size", "9x9", "--each"], "kymo plot --size 9x9 -- -x=.smooth"),
  ])
  func whatBeginsWithADashIsBehindTheOthers(words: [String], text: String) {
    #expect(command(words, for: "-x=.smooth") == text)
  }
}
