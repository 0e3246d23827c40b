import Foundation
import TestSupport
import Testing

/// Where the system grants no threads, all work is done on the existing one.
@Suite(.runsPrograms) struct ThreadLimitTests {
  /// The words that run a program without the right to start threads; root, who is exempt from the limit, becomes
  /// nobody.
  private static let words: [String]? = {
    let isRoot = getuid() == 0
    let words =
      (isRoot ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : [])
      + ["prlimit", "--nproc=1:1"]
    guard let tool = try? ToolRunner.kymo().executable,
      let run = try? ToolRunner(executable: "/usr/bin/env").run(words + [tool, "--version"])
    else { return nil }
    return run.status == 0 ? words : nil
  }()

  @Test(
    .enabled(if: words != nil, "needs prlimit, and the right to become nobody"),
    arguments: [["{index}.png", "--each"], ["{index}.svg", "--each"], ["x.png"], ["x.pdf"]])
  func picturesAreDrawnWithoutThreads(_ output: [String]) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.path)
    var runner = ToolRunner(executable: "/usr/bin/env")
    runner.workingDirectory = folder.path
    runner.timeLimit = 60
    let run = try runner.run(
      try #require(Self.words)
        + [ToolRunner.kymo().executable, "plot", ".bouncy", ".smooth", ".linear", "-o"] + output)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(try folder.names().count == (output.contains("--each") ? 3 : 1))
  }
}
