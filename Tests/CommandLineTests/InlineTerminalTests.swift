import Foundation
import TestSupport
import Testing

/// The effect of `--inline` in terminals of many kinds, distinguished only by their environment.
@Suite(.runsPrograms, .enabled(if: TerminalRunner.isAvailable))
struct InlineTerminalTests {
  private func run(_ environment: [String: String]) throws -> String {
    try TerminalRunner.run("plot .bouncy --inline --size 100x60", environment: environment).text
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], "\u{1B}_G"), (["TERM": "xterm", "KITTY_WINDOW_ID": "1"], "\u{1B}_G"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "ghostty"], "\u{1B}_G"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], "\u{1B}]1337"),
    (["TERM": "xterm-256color", "LC_TERMINAL": "iTerm2"], "\u{1B}]1337"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], "\u{1B}]1337"),
    (["TERM": "foot-extra"], "\u{1B}Pq"), (["TERM": "mlterm"], "\u{1B}Pq"),
    (["TERM": "xterm-256color", "KONSOLE_VERSION": "230400"], "\u{1B}Pq"),
  ])
  func aTerminalThatIsKnownGetsItsOwn(_ environment: [String: String], _ beginning: String) throws {
    #expect(try run(environment).hasPrefix(beginning))
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], "not known whether this terminal (xterm-256color)"),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"], "(Apple_Terminal)"),
    (["TERM": "linux"], "(TERM=linux) cannot show pictures"),
    (["TERM": "screen-256color"], "screen does not pass on pictures"),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], "tmux does not pass on pictures"),
    ([:], "(without a name)"),
  ])
  func anotherIsRefusedWithTheReason(_ environment: [String: String], _ words: String) throws {
    let text = try run(environment)
    #expect(text.hasPrefix("kymo: error: ") && text.contains(words), "\(text)")
    #expect(text.contains("--inline sixel"))
  }
}
