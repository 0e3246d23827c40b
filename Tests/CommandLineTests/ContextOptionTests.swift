import Foundation
import TestSupport
import Testing

/// The option `--context` of every command that has it.
@Suite(.runsPrograms) struct ContextOptionTests {
  private static let slow = ".default.speed(0.25).delay(0.5)"

  @Test func inspectTellsWhatIsCut() throws {
    let run = try kymo("inspect", Self.slow, "--context", "widget")
    #expect(run.status == 0)
    #expect(
      run.outputText.contains(
        """
        Note: it is cut off at 2 s: a widget shows the target from then on; without the limit it would be \
        logically complete at 2.5 s and removed at 3.7933 s.
        """), "\(run.outputText)")
    #expect(run.outputText.contains("removal                       2 s\n"))
    let endless = try kymo(
      "inspect", ".linear(duration: 1).repeatForever()", "--context", "live-activity")
    #expect(endless.outputText.contains("without the limit it would never end"))
    let json = try kymo("inspect", Self.slow, "--context", "widget", "--format", "json")
    #expect(json.outputText.contains("it is cut off at 2 s"))
  }

  @Test func whatIsOverInTimeIsTheSame() throws {
    for command in ["inspect", "sample"] {
      let plain = try kymo(command, ".bouncy", ".easeInOut(duration: 2)")
      for context in ["app", "widget", "liveActivity", "live-activity"] {
        let run = try kymo(
          command, ".bouncy", ".easeInOut(duration: 2)", "--context", context)
        #expect(run.status == 0 && run.output == plain.output, "\(command) \(context)")
      }
    }
  }

  @Test func sampleEndsAtTwoSeconds() throws {
    for clock in ["frames", "continuous"] {
      let run = try kymo("sample", Self.slow, "--context", "widget", "--clock", clock)
      let plain = try kymo("sample", Self.slow, "--clock", clock)
      let table = rows(run.outputText)
      #expect(table.count == 121 && table.last?.dropFirst() == ["2", "1", "0"])
      #expect(table.dropLast() == rows(plain.outputText).prefix(120))
    }
  }

  @Test func before17TheSystemDecides() throws {
    let activity = try kymo(
      "sample", Self.slow, "--context", "live-activity", "--semantics", "ios16")
    let ease = try kymo("sample", ".easeInOut(duration: 0.35)")
    #expect(
      rows(activity.outputText).map { $0.dropFirst() }
        == rows(ease.outputText).map { $0.dropFirst() })
    let widget = try kymo("sample", Self.slow, "--context", "widget", "--semantics", "ios16")
    #expect(rows(widget.outputText).map { Array($0.dropFirst()) } == [["0", "1", "0"]])
    let words = try kymo("inspect", Self.slow, "--context", "widget", "--semantics", "ios16")
    #expect(words.outputText.contains("before iOS 17 widgets were not animated"))
  }

  @Test func interruptIsCutTwoSecondsAfterTheLastChange() throws {
    let run = try kymo(
      "interrupt", ".spring(duration: 9)", ".spring(duration: 9)", "--at", "1.5", "--context",
      "widget", "--format", "csv")
    #expect(run.status == 0)
    let table = rows(run.outputText)
    #expect(table.last?[0] == "3.5" && table.last?.last == "capped+removed+logicallyComplete")
    #expect(table[90].last == "merge")
  }

  @Test func plotSaysWhereItIsShown() throws {
    let run = try kymo("plot", Self.slow, "--context", "widget", "--format", "svg", "-o", "-")
    #expect(run.status == 0 && run.outputText.contains("in a widget"))
  }

  @Test func whatIsNoAnimationCannotBeLimited() throws {
    let run = try kymo("plot", "Spring(duration: 5)", "--context", "widget")
    #expect(run.status == 64)
    #expect(
      run.errorText.contains(
        "--context limits animations and transitions, and there are none here"))
    #expect(try kymo("sample", "Spring(duration: 5)", "--context", "app").status == 0)
    #expect(try kymo("sample", ".bouncy", "--context", "watch").status == 64)
  }

  private func played(_ text: String, _ options: String...) throws -> ToolRunner.Run {
    try kymo(["scenario", "-"] + options, input: Array(text.utf8))
  }

  @Test func aScenarioHasTheContextOfTheOptionIfItSaysNone() throws {
    let text = "@State var x = 0.0\nat(0) { withAnimation(.linear(duration: 5)) { x = 1 } }\n"
    #expect(rows(try played(text, "--context", "widget").outputText).last?[0] == "2")
    #expect(rows(try played(text, "--context", "app").outputText).last?[0] != "2")
    let same = try played("context(.widget)\n" + text, "--context", "widget")
    #expect(same.status == 0)
    let other = try played("context(.widget)\n" + text, "--context", "app")
    #expect(other.status == 65)
    #expect(
      other.errorText.contains("this is a widget, but --context asks for an app"),
      "\(other.errorText)")
    #expect(other.errorText.contains("^"))
  }
}
