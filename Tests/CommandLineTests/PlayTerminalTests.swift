import Foundation
import TestSupport
import Testing

/// The player in a terminal, which `script` provides.
@Suite(.waitsForPrograms, .enabled(if: TerminalRunner.isAvailable)) struct PlayTerminalTests {
  private static let short = "play '.linear(duration: 0.1)' --hold 0 --rest 0.05"

  @Test func itPlaysInPlaceAndLeavesTheTerminalAsItWas() throws {
    let run = try TerminalRunner.run("\(Self.short) --plays 1")
    #expect(run.status == 0)
    let text = run.text
    #expect(text.components(separatedBy: "\u{1B}[?2026h").count > 4)
    #expect(
      text.components(separatedBy: "\u{1B}[?2026h").count
        == text.components(separatedBy: "\u{1B}[?2026l").count)
    #expect(text.components(separatedBy: "\u{1B}[?25l").count == 2)
    #expect(text.components(separatedBy: "\u{1B}[?25h").count == 2)
    let end = try #require(text.range(of: "\u{1B}[?25h"))
    // The measures follow.
    #expect(
      text[end.upperBound...].contains("ends at") && text[end.upperBound...].contains("0.1 s"))
    #expect(!text.contains("\u{1B}[?1049h"))
  }

  @Test func aSignalEndsItAndTheTerminalIsAsItWas() throws {
    for (signal, status) in [("INT", 0), ("TERM", 143)] as [(String, Int32)] {
      let tool = try ToolRunner.kymo().executable
      var shell = ToolRunner(executable: "/usr/bin/script")
      shell.environment["TERM"] = "xterm-256color"
      let run = try shell.run([
        "-qec",
        "timeout --foreground --preserve-status -s \(signal) 2 '\(tool)' play .bouncy --plays 0",
        "/dev/null",
      ])
      #expect(run.status == status, "\(signal)")
      let text = run.outputText
      #expect(
        text.components(separatedBy: "\u{1B}[?2026h").count
          == text.components(separatedBy: "\u{1B}[?2026l").count)
      #expect(text.contains("\u{1B}[?25h"))
    }
  }

  @Test func aTerminalThatCannotMoveItsCursorIsRefused() throws {
    let run = try TerminalRunner.run(Self.short, environment: ["TERM": "dumb"])
    #expect(run.status == 64 && run.text.contains("cannot move its cursor"))
  }

  @Test func whoReducesMotionGetsTheStrobe() throws {
    let run = try TerminalRunner.run(
      Self.short, environment: ["TERM": "xterm-256color", "KYMO_REDUCE_MOTION": "1"])
    #expect(run.status == 0 && run.text.contains("every 1/30 s"))
    #expect(!run.text.contains("\u{1B}[?25l"))
  }

  @Test func asciiAndNoColor() throws {
    let run = try TerminalRunner.run(
      "\(Self.short) --plays 1 --ascii",
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])
    #expect(run.status == 0 && run.text.utf8.allSatisfy { $0 < 128 })
    #expect(!run.text.contains("38;5;"))
  }

  /// Space pauses, a dot steps, a digit slows down, and q ends a film that would play for ever.
  @Test func keysPauseStepAndEnd() throws {
    let tool = try ToolRunner.kymo().executable
    var script = ToolRunner(executable: "/usr/bin/script")
    script.environment["TERM"] = "xterm-256color"
    let run = try script.run(
      ["-qec", "'\(tool)' play '.linear(duration: 5)' --hold 0 --plays 0", "/dev/null"],
      input: Array(" ...2q".utf8))
    #expect(run.status == 0)
    let text = run.outputText
    // A film that was paused at the start and stepped three frames is at 0.05 s; the measures
    // follow.
    #expect(text.contains("0.00 s") && text.contains("ends at"))
    #expect(text.contains("space pauses"))
    #expect(text.components(separatedBy: "\u{1B}[?2026h").count < 10)
    #expect(text.components(separatedBy: "\u{1B}[?25h").count == 2)
  }
}
