import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct SheetCommandTests {
  private func svg(_ arguments: String...) throws -> String {
    let run = try kymo(["sheet"] + arguments + ["--format", "svg", "-o", "-"])
    #expect(run.status == 0, "\(run.errorText)")
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func aSweepOverTwoArraysHasTheirElementsAsHeads() throws {
    let picture = try svg(".spring(duration: [0.3, 0.5, 0.8], bounce: [-0.2, 0, 0.15, 0.3, 0.5])")
    for head in ["\u{2212}0.2", "0", "0.15", "0.3", "0.5"] {
      #expect(picture.split(separator: ">bounce: \(head)</text>").count == 2, "\(head)")
    }
    #expect(picture.split(separator: ">duration</text>").count == 4)
    #expect(picture.contains("duration: 0.8, bounce: 0.3"))
    #expect(picture.contains("15 curves side by side on common axes."))
  }

  @Test func oneArrayIsARowAndColumnsBreakIt() throws {
    let row = try svg(".spring(bounce: [0, 0.2, 0.4])")
    #expect(row.contains(">bounce: 0.2</text>"))
    let broken = try svg(".spring(bounce: [0, 0.1, 0.2, 0.3])", "--columns", "2")
    for name in ["0", "0.1", "0.2", "0.3"] {
      #expect(broken.contains(">bounce: \(name)</text>"), "\(name)")
    }
  }

  @Test func otherCurvesHaveTheirNames() throws {
    let picture = try svg("quick=.snappy", ".bouncy", ".linear")
    for name in ["quick", ".bouncy", ".linear"] { #expect(picture.contains(">\(name)</text>")) }
  }

  @Test(arguments: ["png", "svg", "pdf"])
  func everyFormatCarriesItsCommand(format: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("sheet.\(format)")
    let run = try kymo("sheet", ".spring(bounce: [0, 0.3])", "-o", file, "--title", "Springs")
    #expect(run.status == 0, "\(run.errorText)")
    let words = try kymo("inspect", file).outputText
    #expect(words.contains("kymo sheet '.spring(bounce: [0, 0.3])'"), "\(words)")
  }

  @Test func itHasTheMannersOfOtherFigures() throws {
    let folder = try TemporaryFolder()
    let run = try kymo(
      "sheet", "@presets:css", "--pair", "-o", folder.file("css.svg"), "--no-metadata")
    #expect(run.status == 0 && run.outputText.contains("<picture>"), "\(run.errorText)")
    #expect(FileManager.default.fileExists(atPath: folder.file("css-dark.svg")))
    let adaptive = try svg(".bouncy", ".snappy", "--theme", "auto")
    #expect(adaptive.contains("prefers-color-scheme"))
    let words = try kymo("sheet", ".bouncy", "--alt-text")
    #expect(words.status == 0 && words.outputText.contains(".bouncy"), "\(words.errorText)")
  }

  @Test(arguments: [
    ([".bouncy"], "name a file, such as -o sheet.svg"),
    ([".bouncy", "-o", "a.csv"], "cannot write csv"),
    ([".bouncy", "-o", "a.png", "--columns", "0"], "--columns needs"),
    ([".bouncy", "-o", "a.png", "--theme", "auto"], "--theme auto is for SVG"),
    ([".bouncy", "--ascii"], "unknown option '--ascii'"),
  ])
  func whatMakesNoSheetIsRefused(_ arguments: [String], _ words: String) throws {
    let run = try kymo(["sheet"] + arguments)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }
}
