import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct PlotMarksTests {
  private func svg(_ arguments: String...) throws -> String {
    let run = try kymo(["plot"] + arguments + ["--format", "svg", "-o", "-"])
    #expect(run.status == 0, "\(run.errorText)")
    return String(decoding: run.output, as: UTF8.self)
  }

  @Test func marksStandInThePictureAndInItsDescription() throws {
    let picture = try svg(".bouncy", "--mark", "overshoot,settle", "--mark", "removed")
    for words in ["+4.2 % at 0.35 s", "settled within 1 %", "0.52 s", "removed at 0.76 s"] {
      #expect(picture.contains(">\(words)</text>"), "\(words)")
    }
    #expect(picture.contains("Marked on .bouncy: overshoot +4.2 % at 0.35 s, settled at 0.52 s"))
  }

  @Test func theRulerTellsWhereTheDelayStands() throws {
    let every = try svg(".linear(duration: 0.4).delay(0.4).repeatCount(3)")
    let once = try svg(".linear(duration: 0.4).repeatCount(3).delay(0.4)")
    #expect(every.split(separator: ">delay 0.4 s<").count == 4)
    #expect(once.split(separator: ">delay 0.4 s<").count == 2)
    #expect(once.contains(">2 reversed<"))
    let bare = try svg(".linear(duration: 0.4).repeatCount(3).delay(0.4)", "--no-ruler")
    #expect(!bare.contains(">delay 0.4 s<"))
  }

  @Test func aMarkThatSaysNothingIsRefused() throws {
    let unknown = try kymo("plot", ".bouncy", "--mark", "setle")
    #expect(unknown.status == 64 && unknown.errorText.contains("overshoot"))
    let keyframes = "KeyframeTrack(initialValue: 0) { LinearKeyframe(10, duration: 0.2) }"
    let run = try kymo("plot", keyframes, "--mark", "overshoot")
    #expect(run.status == 64 && run.errorText.contains("keyframes"))
  }

  @Test func interruptionsAndScenariosHaveMarksToo() throws {
    let cut = try kymo(
      "interrupt", ".bouncy", ".bouncy", "--at", "0.2", "--mark", "overshoot,removed,frames",
      "--format", "svg", "-o", "-")
    #expect(cut.status == 0, "\(cut.errorText)")
    #expect(cut.outputText.contains(">+4.3 % at 0.57 s</text>"))
    #expect(cut.outputText.contains("dots are frames at 60 Hz"))
    let scenario = try kymo(
      "scenario", "samples/scenarios/toggle-tapped-twice.swift", "--mark", "settle", "--format",
      "svg", "-o", "-", in: repository.path)
    #expect(scenario.status == 0, "\(scenario.errorText)")
    #expect(scenario.outputText.contains(">settled "))
    #expect(scenario.outputText.contains("Marked on scale: settled at "))
  }

  @Test(arguments: [
    (["interrupt", ".bouncy", ".smooth", "--at", "0.2", "--format", "csv"], "a table"),
    (["scenario", "samples/scenarios/counter.swift"], "a table"),
    (
      ["scenario", "samples/scenarios/widget-day.swift", "--format", "svg", "-o", "-"], "far apart"
    ),
  ])
  func whereThereIsNoPlaceForMarksTheyAreRefused(_ arguments: [String], _ words: String) throws {
    let run = try kymo(arguments + ["--mark", "settle"], in: repository.path)
    #expect(run.status == 64 && run.errorText.contains(words), "\(run.errorText)")
  }
}
