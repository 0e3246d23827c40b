import Foundation
import TestSupport
import Testing

/// Nothing is left of an unfinished file, whatever ends the run.
@Suite(.runsPrograms) struct NewFileTests {
  /// A scenario whose rows take long to write.
  private static let scenario = Array(
    """
    @State var x = 0.0
    at(0) { withAnimation(.linear(duration: 9000)) { x = 1 } }
    run(until: 9000)
    """.utf8)

  private static let words = ["scenario", "s.swift", "-o", "long.csv"]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(scenario, to: "s.swift")
    return folder
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL], [false, true])
  func aSignalLeavesNothing(_ number: Int32, isThere: Bool) throws {
    let folder = try Self.folder()
    if isThere { try folder.write(Array("before".utf8), to: "long.csv") }
    var runner = try ToolRunner.kymo()
    runner.workingDirectory = folder.path
    runner.signal = ToolRunner.Signal(number, after: 0.3)
    let run = try runner.run(Self.words)
    #expect(run.status == -number, "\(run.errorText)")
    #expect(try folder.names() == (isThere ? ["long.csv", "s.swift"] : ["s.swift"]))
    if isThere { #expect(try folder.read("long.csv") == Array("before".utf8)) }
  }

  /// The words that run a program which cannot name a file without a name, so that it needs temporary names.
  private static let namedWords = [
    "unshare", "--mount", "sh", "-c", #"mount --bind "$0" "/proc/$$/fd" && exec "$@""#,
  ]

  private static func namedWords(_ folder: TemporaryFolder) throws -> [String] {
    let empty = folder.file("empty")
    try FileManager.default.createDirectory(atPath: empty, withIntermediateDirectories: false)
    return namedWords + [empty]
  }

  /// Whether such programs can be run here.
  private static let canHideNames: Bool = {
    guard let folder = try? TemporaryFolder(), let words = try? namedWords(folder) else {
      return false
    }
    return (try? ToolRunner(executable: "/usr/bin/env").run(words + ["true"]))?.status == 0
  }()

  @Test(
    .enabled(if: canHideNames, "needs the right to mount"),
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGUSR1])
  func aSignalTakesATemporaryNameAway(_ number: Int32) throws {
    let folder = try Self.folder()
    try folder.write(Array("before".utf8), to: "long.csv")
    let words = try Self.namedWords(folder) + [ToolRunner.kymo().executable]
    var runner = ToolRunner(executable: "/usr/bin/env")
    runner.workingDirectory = folder.path
    let short = try runner.run(words + ["sample", ".linear", "-o", "short.csv"])
    #expect(short.status == 0, "\(short.errorText)")
    runner.signal = ToolRunner.Signal(number, after: 0.5)
    let run = try runner.run(words + Self.words)
    #expect(run.status == -number, "\(run.errorText)")
    #expect(try folder.names() == ["empty", "long.csv", "s.swift", "short.csv"])
    #expect(try folder.read("long.csv") == Array("before".utf8))
  }

  @Test(arguments: ["-o long.csv", "> other.txt"])
  func aFileThatMayNotGrowIsAnError(_ output: String) throws {
    let folder = try Self.folder()
    var runner = ToolRunner(executable: "/bin/sh")
    runner.workingDirectory = folder.path
    let command = "ulimit -f 100; \"$@\" \(output)"
    let run = try runner.run(
      ["-c", command, "sh", ToolRunner.kymo().executable, "scenario", "s.swift"])
    #expect(run.status == 74, "\(run.errorText)")
    #expect(run.errorText.contains("file too large"))
    #expect(try !folder.names().contains { $0.contains("long.csv") })
  }

  @Test func aLinkToWhatIsNotThereYetIsWrittenThrough() throws {
    let folder = try TemporaryFolder()
    let links = [
      "near.csv": "real.csv", "far.csv": "near2.csv", "near2.csv": "real2.csv",
      "nowhere.csv": "missing/x.csv", "round.csv": "round.csv",
    ]
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name), withDestinationPath: target)
    }
    for name in ["near", "far"] {
      let run = try kymo("sample", ".linear", "-o", "\(name).csv", in: folder.path)
      #expect(run.status == 0, "\(run.errorText)")
    }
    for (name, words) in [
      ("nowhere", "there is no folder 'missing/'"), ("round", "symbolic links"),
    ] {
      let run = try kymo("sample", ".linear", "-o", "\(name).csv", in: folder.path)
      #expect(run.status == 73 && run.errorText.contains(words), "\(run.errorText)")
    }
    for (name, target) in links {
      let found = try FileManager.default.destinationOfSymbolicLink(atPath: folder.file(name))
      #expect(found == target)
    }
    #expect(try folder.read("real.csv") == folder.read("real2.csv"))
    #expect(try folder.names() == (Array(links.keys) + ["real.csv", "real2.csv"]).sorted())
  }

  @Test func theLongestNameCanBeWrittenAndReplaced() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "日", count: 83) + ".csv"
    for _ in 0..<2 {
      #expect(try kymo("sample", ".linear", "-o", name, in: folder.path).status == 0)
      #expect(try folder.names() == [name])
    }
  }
}
