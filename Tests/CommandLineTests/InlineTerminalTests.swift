import Foundation
import TestSupport
import Testing

/// What `--inline` does in terminals of many kinds, told apart by their environment alone.
///
/// `script` of util-linux gives the tool a terminal; where it is missing, or has other options, there
/// is nothing to test with.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script") && isLinux))
struct InlineTerminalTests {
  private static let known = [
    "TMUX", "STY", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "LC_TERMINAL", "TERM_PROGRAM", "TERM",
  ]

  private func run(_ environment: [String: String]) throws -> String {
    let tool = try ToolRunner.kymo().executable
    var script = ToolRunner(executable: "/usr/bin/script")
    for name in Self.known { script.environment[name] = .some(nil) }
    script.environment.merge(environment.mapValues { Optional($0) }) { $1 }
    let run = try script.run(
      ["-qec", "'\(tool)' plot .bouncy --inline --size 100x60", "/dev/null"])
    return run.outputText
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
    (["TERM": "linux"], "(TERM=linux) shows no pictures"),
    (["TERM": "screen-256color"], "screen does not pass pictures on"),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/x"], "tmux does not pass pictures on"),
    ([:], "(without a name)"),
  ])
  func anotherIsToldWhy(_ environment: [String: String], _ words: String) throws {
    let text = try run(environment)
    #expect(text.hasPrefix("kymo: error: ") && text.contains(words), "\(text)")
    #expect(text.contains("--inline=sixel"))
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
