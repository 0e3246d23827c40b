import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct AltTextTests {
  @Test func itSaysWhatTheCurveDoes() throws {
    let run = try kymo("plot", "Spring(duration: 0.5, bounce: 0.3)", "--alt-text")
    #expect(run.status == 0 && run.errorText.isEmpty)
    #expect(
      run.outputText.hasPrefix(
        "Spring(duration: 0.5, bounce: 0.3) rises from 0, first reaches 1 at 0.261 s, "
          + "overshoots by 4.6 % at 0.35 s, settles within 1 % at 0.523 s"))
    #expect(run.outputText.hasSuffix(".\n"))
  }

  @Test func curvesOnEachOtherAreSaidToBeOne() throws {
    let run = try kymo("plot", ".smooth", ".default", ".bouncy", ".spring", "--alt-text")
    #expect(run.outputText.contains(" .smooth, .default and .spring are one curve."))
    let picture = try kymo(
      "plot", ".smooth", ".default", ".bouncy", ".spring", "--format", "svg", "-o", "-")
    #expect(picture.outputText.contains(">.smooth = .default = .spring</text>"))
    #expect(try !kymo("plot", ".smooth", ".bouncy", "--alt-text").outputText.contains("one curve"))
  }

  @Test func aSweepIsNamedOnceAndItsCurvesByWhatDiffers() throws {
    let words = ["plot", ".spring(bounce: [0, 0.3, 0.6])"]
    let picture = try kymo(words + ["--format", "svg", "-o", "-"]).outputText
    #expect(picture.contains(">value from 0 to 1 · .spring(bounce: …) · last removed at "))
    for bounce in ["0", "0.3", "0.6"] { #expect(picture.contains(">\(bounce)</text>")) }
    #expect(!picture.contains(">.spring(bounce: 0.3)</text>"))
    // In words every curve has its full name.
    let alt = try kymo(words + ["--alt-text"]).outputText
    #expect(alt.contains(".spring(bounce: 0.3) rises"))
    // Beside other curves the curves of a sweep keep their full names.
    let mixed = try kymo(words + [".easeIn", "--format", "svg", "-o", "-"]).outputText
    #expect(mixed.contains(">.spring(bounce: 0.3)</text>"))
  }

  @Test func theSameWordsAreInThePicture() throws {
    let folder = try TemporaryFolder()
    for name in ["a.svg", "a.png", "a.pdf"] {
      let run = try kymo(
        "plot", ".bouncy", "Two=.smooth", "--alt-text", "-o", name, in: folder.path)
      #expect(run.status == 0)
      let inspected = try kymo("inspect", name, in: folder.path)
      #expect(inspected.outputText.contains("  description  " + run.outputText), "\(name)")
    }
  }

  @Test func theTitleStandsFirst() throws {
    let run = try kymo("plot", ".bouncy", "--title", "Which is livelier?", "--alt-text")
    #expect(run.outputText.hasPrefix("Which is livelier?. .bouncy rises") == false)
    #expect(run.outputText.hasPrefix("Which is livelier? .bouncy rises"))
  }

  @Test func allPictureCommandsHaveIt() throws {
    let interrupted = try kymo("interrupt", ".bouncy", ".smooth", "--at", "0.2", "--alt-text")
    #expect(interrupted.outputText.contains("merges with it"))
    let scenario = try kymo(
      "scenario", "samples/scenarios/toggle-tapped-twice.swift", "--alt-text", in: repository.path)
    #expect(scenario.status == 0 && scenario.outputText.contains("goes from"))
  }

  @Test(arguments: [
    ["plot", ".bouncy", "--alt-text", "--format", "svg"],
    ["plot", ".bouncy", "--alt-text", "--format", "png", "-o", "-"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--alt-text", "-o", "a.csv"],
    ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--no-metadata", "--format", "csv"],
  ])
  func whereItHasNoPlaceThatIsTold(_ words: [String]) throws {
    let folder = try TemporaryFolder()
    let run = try kymo(words, in: folder.path)
    #expect(run.status == 64 && run.output.isEmpty, "\(run.errorText)")
    #expect(try folder.names().isEmpty)
  }
}
