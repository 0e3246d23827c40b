import Foundation
import TestSupport
import Testing

/// `--theme auto` and `--pair`: one picture for light and for dark readers.
@Suite(.runsPrograms) struct ThemeTests {
  private static let commands = [
    ["plot", ".bouncy", ".smooth"], ["interrupt", ".bouncy", ".smooth", "--at", "0.2"],
    ["scenario", "samples/scenarios/toggle-tapped-twice.swift"],
    ["plot", "@samples/keyframes/reaction.txt"],
  ]

  private func svg(_ command: [String], _ options: String...) throws -> String {
    let run = try kymo(
      command + ["--format", "svg", "-o", "-"] + options, in: repository.path)
    #expect(run.status == 0, "\(run.errorText)")
    return run.outputText
  }

  @Test(arguments: commands)
  func anAutomaticPictureIsTheLightOneAndTheDarkOne(_ command: [String]) throws {
    let text = try svg(command, "--theme", "auto")
    let both = AdaptiveSVG(text)
    let light = try svg(command)
    #expect(XMLChecker.problem(in: text) == nil)
    #expect(both.lightBody == AdaptiveSVG(light).lightBody)
    #expect(both.darkBody == AdaptiveSVG(try svg(command, "--theme", "dark")).lightBody)
    #expect(text.utf8.count < light.utf8.count + 1500)
  }

  @Test(arguments: ["png", "pdf"])
  func aPictureOfPixelsHasOneTheme(_ format: String) throws {
    let folder = try TemporaryFolder()
    let run = try kymo("plot", ".bouncy", "--theme", "auto", "-o", "a.\(format)", in: folder.path)
    #expect(run.status == 64 && run.errorText.contains("--pair"))
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: ["svg", "png"])
  func aPairIsTheLightAndTheDarkPicture(_ format: String) throws {
    let folder = try TemporaryFolder()
    let words = ["plot", ".bouncy", "--no-metadata", "--title", "A \"B\" & C"]
    let run = try kymo(words + ["--pair", "-o", "x y,1.\(format)"], in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try folder.names() == ["x y,1-dark.\(format)", "x y,1-light.\(format)"])
    for theme in ["light", "dark"] {
      let single = try kymo(words + ["--theme", theme, "--format", format, "-o", "-"])
      #expect(try folder.read("x y,1-\(theme).\(format)") == single.output)
    }
    let lines = run.outputText.split(separator: "\n").map(String.init)
    #expect(lines.first == "<picture>" && lines.last == "</picture>" && lines.count == 4)
    #expect(
      lines[1]
        == "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"x%20y%2C1-dark.\(format)\">")
    #expect(
      lines[2].hasPrefix(
        "  <img src=\"x%20y%2C1-light.\(format)\" alt=\"A &quot;B&quot; &amp; C. .bouncy rises"))
  }

  @Test func aPairOfManyCommandsIsPossible() throws {
    for command in Self.commands {
      let folder = try TemporaryFolder()
      let run = try kymo(command + ["--pair", "-o", folder.file("p.svg")], in: repository.path)
      #expect(run.status == 0, "\(run.errorText)")
      #expect(try folder.names() == ["p-dark.svg", "p-light.svg"])
    }
  }

  @Test(arguments: [
    ["--pair"], ["--pair", "-o", "-", "--format", "svg"], ["--pair", "-o", "a.pdf"],
    ["--pair", "-o", "a.txt"], ["--pair", "--theme", "dark", "-o", "a.svg"],
    ["--pair", "--alt-text", "-o", "a.svg"], ["--pair", "-o", "none/a.svg"],
  ])
  func whatAPairCannotBeIsTold(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(["plot", ".bouncy"] + options, in: folder.path)
    #expect(run.status == (options.contains("none/a.svg") ? 73 : 64), "\(run.errorText)")
    #expect(run.output.isEmpty && run.errorText.hasPrefix("kymo: error: "))
    #expect(try folder.names().isEmpty)
  }

  @Test(arguments: [["--theme", "auto"], ["--theme", "dark"]])
  func theSameInputGivesTheSameBytes(_ options: [String]) throws {
    let words = ["plot", ".bouncy", "你=.smooth", "--format", "svg", "-o", "-"] + options
    let first = try kymo(words)
    let second = try kymo(
      words,
      environment: [
        "LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "COLUMNS": "40", "TERM": "dumb",
        "NO_COLOR": "1",
      ])
    #expect(first.output == second.output && !first.output.isEmpty)
  }
}
