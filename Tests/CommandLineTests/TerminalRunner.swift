import Foundation
import TestSupport

/// Runs the built tool on a terminal, which `script` of util-linux provides.
///
/// Where that program is missing, or has other options, these tests cannot run.
enum TerminalRunner {
  static let isAvailable: Bool = {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      false
    #endif
  }()

  /// The variables that identify a terminal, which the test's own environment may contain.
  private static let known = [
    "TMUX", "STY", "KITTY_WINDOW_ID", "KONSOLE_VERSION", "LC_TERMINAL", "TERM_PROGRAM", "TERM",
    "LC_ALL", "LC_CTYPE", "LANG", "NO_COLOR", "COLUMNS", "LINES",
  ]

  /// The text that the tool writes to the terminal, including its errors, with line breaks as in a
  /// file.
  static func run(
    _ arguments: String, environment: [String: String] = ["TERM": "xterm-256color"],
    in folder: String? = nil
  ) throws -> (status: Int32, text: String) {
    let tool = try ToolRunner.kymo().executable
    var script = ToolRunner(executable: "/usr/bin/script")
    for name in known { script.environment[name] = .some(nil) }
    script.environment.merge(environment.mapValues { Optional($0) }) { $1 }
    script.workingDirectory = folder
    let run = try script.run(["-qec", "'\(tool)' \(arguments)", "/dev/null"])
    return (run.status, run.outputText.replacing("\r\n", with: "\n"))
  }
}
