import Foundation
import TestSupport
import Testing

/// Custom colors, backgrounds, letters and axes, as typed.
@Suite(.runsPrograms) struct FigureLookTests {
  private func svg(_ arguments: String...) throws -> String {
    let run = try kymo(arguments + ["--format", "svg", "-o", "-"], in: repository.path)
    #expect(run.status == 0, "\(run.errorText)")
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func everyMarkAskedForIsInThePictureForOneToTwelveCurves() throws {
    for count in [1, 2, 6, 12] {
      let bounces = (0..<count).map { String(Double($0) * 0.05) }.joined(separator: ", ")
      let picture = try svg(
        "plot", ".spring(bounce: [\(bounces)])", "--mark",
        "overshoot,settle,crossing,logical,removed,peak-velocity", "--size", "1200x750")
      // Each picture shows its logical completion: 0.5 s for all of them, at the curve or in its
      // row.
      let told = picture.components(separatedBy: ">0.50 s<").count - 1
      let beside =
        picture.components(separatedBy: "complete at 0.50 s<").count - 1
        + (picture.components(separatedBy: "complete 0.50 s<").count - 1)
        + (picture.components(separatedBy: "and complete at 0.50 s").count - 1)
      #expect(max(told, beside) >= count, "\(count) curves: \(told) in rows, \(beside) beside")
    }
  }

  @Test func everyLineOfAScenarioHasItsName() throws {
    let picture = try svg("scenario", "samples/scenarios/toast-comes-back.swift")
    for words in ["button is gone", "toast is gone", "toast appears", "toast disappears"] {
      #expect(picture.contains(">\(words)<"), "\(words)")
    }
  }

  @Test func everyGhostSaysWhatItIs() throws {
    let picture = try svg(
      "interrupt", ".bouncy", ".bouncy", ".smooth", "--at", "0.15,0.3", "--to", "1,0,1")
    #expect(picture.components(separatedBy: ">without the interruption<").count == 3)
    #expect(!picture.contains("stroke-opacity=\"0.35\""))
  }

  @Test func aSingleCurveTellsItsStoryUnlessItIsToBeQuiet() throws {
    let story = try svg("plot", ".bouncy")
    for words in ["+4.2 % at 0.35 s", "settled within 1 %", "0.52 s"] {
      #expect(story.contains(">\(words)<"), "\(words)")
    }
    #expect(story.contains(">value from 0 to 1 · removed at 0.76 s<"))
    for quiet in [["--quiet"], ["--mark", "none"]] {
      let run = try kymo(["plot", ".bouncy"] + quiet + ["--format", "svg", "-o", "-"])
      #expect(run.status == 0 && !run.outputText.contains("settled"))
    }
  }

  @Test func cellsOfASheetCarryTheirFigures() throws {
    let sheet = try svg("sheet", ".bouncy", ".smooth")
    #expect(sheet.contains(">0.52 s, +4.2 %<") && sheet.contains(">0.54 s<"))
    #expect(sheet.contains("in the cells: settled within 1 %, overshoot"))
    #expect(try !svg("sheet", ".bouncy", "--quiet").contains("+4.2 %"))
    let removed = try svg("sheet", ".bouncy", "--mark", "removed,frames", "--fps", "30")
    #expect(removed.contains(">removed 0.76 s<") && removed.contains("dots are frames at 30 Hz"))
    let small = try kymo(
      "sheet", "@presets:swiftui", "--size", "200x150", "--format", "svg", "-o", "-")
    #expect(small.status == 0 && small.errorText.contains("too small for their marks"))
  }

  @Test(arguments: [("200x100", true), ("1200x750", false)])
  func namesThatHaveNoRoomAreTold(_ size: String, _ isTold: Bool) throws {
    let curves = [".bouncy", ".smooth", ".snappy", ".linear", ".easeIn"]
    let run = try kymo(["plot"] + curves + ["--size", size, "--format", "svg", "-o", "-"])
    // Curves have their names as titles, too, so that only words in the figure count.
    #expect(run.status == 0 && run.outputText.contains(">.smooth</text>") != isTold)
    #expect(run.errorText.contains("too small for the names of its curves") == isTold)
  }

  @Test func aSpringThatGrowsSaysSo() throws {
    let spring = ".spring(duration: 0.5, bounce: -0.97)"
    let run = try kymo("plot", spring, "--format", "svg", "-o", "-")
    #expect(
      run.status == 0 && run.errorText.contains("'\(spring)': SwiftUI's steps of 1/300 s grow"))
    #expect(!run.outputText.contains("000 000 000"))
    #expect(try kymo("plot", ".bouncy", "--format", "svg", "-o", "-").errorText.isEmpty)
  }

  /// Of a sweep the note names the springs that grow, and one note is enough for all that have the same bound.
  @Test(arguments: [["sample"], ["sheet", "--format", "svg", "-o", "-"]])
  func springsThatGrowAreNamedInOneNote(_ words: [String]) throws {
    let sweep = ".spring(duration: 0.5, bounce: [-0.97, 0.2, -0.99])"
    let run = try kymo(words + [sweep, "--span", "0.1"])
    let names = ["-0.97", "-0.99"].map { "'.spring(duration: 0.5, bounce: \($0))'" }
    #expect(run.status == 0 && run.errorText.components(separatedBy: "note:").count == 2)
    #expect(run.errorText.contains("\(names[0]) and \(names[1]): SwiftUI's steps of 1/300 s grow"))
  }

  @Test func motionWithoutEndSaysSo() throws {
    let picture = try svg("plot", ".bouncy.repeatForever()", "--show", "value,velocity")
    #expect(picture.contains(">repeats forever<") && !picture.contains("undershoots"))
    #expect(try svg("plot", ".bouncy", "--span", "0.2").contains(">goes on<"))
    #expect(try svg("plot", "Spring.bouncy", "--span", "0.2").contains(">goes on<"))
    #expect(try svg("plot", "Spring(response: 0.5, dampingRatio: 0)").contains(">goes on<"))
    #expect(try !svg("plot", ".bouncy", ".smooth").contains("goes on"))
    let steep = try svg("plot", ".timingCurve(0, 1, 0.5, 1, duration: 1)", "--show", "velocity")
    #expect(steep.contains(">infinite velocity<") && steep.contains("infinitely fast at 0 s"))
  }

  // MARK: - Colors

  @Test func ownColorsAreThoseOfTheCurves() throws {
    let picture = try svg("plot", ".bouncy", ".smooth", "--colors", "#ff00aa,0C8")
    #expect(picture.contains("stroke=\"#ff00aa\"") && picture.contains("stroke=\"#00cc88\""))
    let gray = try svg("plot", ".bouncy", ".smooth", "--palette", "gray")
    #expect(gray.contains("stroke=\"#1b1f24\"") && !gray.contains("#205dcb"))
    let paper = try svg("plot", ".bouncy", "--background", "#002b36")
    #expect(paper.contains("fill=\"#002b36\""))
    let clear = try svg("plot", ".bouncy", ".smooth", "--background", "transparent")
    #expect(!clear.contains("#ffffff"))
  }

  @Test(arguments: [
    (["--colors", "red"], "write '#ff0000'"),
    (["--colors", "#12345"], "three or six digits; this one has 5"),
    (["--colors", "#123456,"], "found nothing"),
    (["--colors", "#zzz"], "colors such as '#205dcb,#e07316'"),
    (["--colors", "#000", "--palette", "gray"], "give one of them"),
    (["--palette", "rainbow"], "okabe-ito"),
    (["--background", "transparant"], "did you mean 'transparent'?"),
    (["--background", "#000", "--theme", "auto"], "--background transparent"),
    (["--background", "#000", "--pair"], "--background transparent"),
    (["--text", "outlines", "--theme", "auto"], "--pair makes a file for each theme"),
    (["--axes", "time,velocity"], "value,velocity"),
    (["--axes", "value,velocity", "--show", "velocity"], "leave out --show"),
    (["--axes", "value,velocity", "--mark", "settle"], "leave out --mark"),
    (["--axes", "value,velocity", "--strobe"], "--strobe"),
    (["--handles"], "is a spring"),
    (["--quiet", "--mark", "settle"], "give one of them"),
    (["--mark", "none,settle"], "leave out none or settle"),
  ])
  func whatCannotBeIsRefused(_ options: [String], _ words: String) throws {
    let run = try kymo(["plot", ".bouncy", "--format", "svg", "-o", "-"] + options)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test(arguments: [
    (["plot", ".bouncy", "--colors", "#000"], "colors of its terminal"),
    (["plot", ".bouncy", "--axes", "value,velocity"], "-o portrait.svg"),
    (["plot", ".easeIn", "--handles"], "-o curve.svg"),
    (["plot", ".easeIn", ".easeOut", "--handles", "--format", "svg", "-o", "-"], "found 2 curves"),
    (["plot", ".linear", "--handles", "--format", "svg", "-o", "-"], "is a straight line"),
    (["plot", ".bouncy", "--text", "outlines", "--format", "png", "-o", "-"], "pixels"),
    (["plot", ".bouncy", "--text", "outlines", "--format", "pdf", "-o", "-"], "carries its fonts"),
    (
      ["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--format", "csv", "--palette", "gray"],
      "a table has no colors for --palette"
    ),
    (
      ["plot", ".bouncy", "--background", "transparent", "--inline=sixel"], "no transparent ground"
    ),
  ])
  func whatAFormatHasNoUseForIsRefused(_ arguments: [String], _ words: String) throws {
    let run = try kymo(arguments)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }

  // MARK: - Letters, handles, portraits

  @Test func outlinesAreTheSameWhateverElseABatchDraws() throws {
    let folder = try TemporaryFolder()
    let alone = folder.path + "/alone.svg"
    let list = ["one=.bouncy", "two=.smooth", "three=.easeIn"]
    let single = try kymo("plot", "three=.easeIn", "--text", "outlines", "-o", alone)
    #expect(single.status == 0, "\(single.errorText)")
    let batch = try kymo(
      ["plot"] + list + ["--each", "--text", "outlines", "-o", folder.path + "/{name}.svg"])
    #expect(batch.status == 0, "\(batch.errorText)")
    let text = try String(contentsOfFile: alone, encoding: .utf8)
    let other = try String(contentsOfFile: folder.path + "/three.svg", encoding: .utf8)
    func picture(_ text: String) -> Substring {
      text[(text.range(of: "</metadata>")!.upperBound)...]
    }
    #expect(picture(text) == picture(other))
    #expect(!text.contains("<text"))
  }

  @Test func handlesAreDrawnWithTheirNumbers() throws {
    let picture = try svg("plot", ".timingCurve(0.3, -0.4, 0.2, 1.3, duration: 0.5)", "--handles")
    #expect(picture.contains(">0.3, \u{2212}0.4<") && picture.contains(">0.2, 1.3<"))
    #expect(try svg("plot", "css:400ms ease-out", "--handles").contains(">0.58, 1<"))
  }

  @Test func aPortraitHasValuesToTheRight() throws {
    let picture = try svg("plot", ".bouncy", "--axes", "value,velocity", "--frames")
    for words in ["value", "start", "target"] {
      #expect(picture.contains(">\(words)<"), "\(words)")
    }
    #expect(picture.contains(">velocity, per second · from 0 to 1"))
    #expect(!picture.contains(">seconds<") && picture.contains("phase portrait"))
  }
}
