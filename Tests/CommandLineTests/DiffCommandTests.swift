import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct DiffCommandTests {
  private func comparisons(_ arguments: String..., in folder: String? = nil) throws -> [[String:
    Any]]
  {
    let run = try kymo(["diff", "--format", "json"] + arguments, in: folder)
    #expect(run.status == 0 && run.errorText.isEmpty, "\(run.errorText)")
    let document = try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any]
    #expect(document?["schema"] as? String == "kymograph/diff")
    return try #require(document?["comparisons"] as? [[String: Any]])
  }

  /// The largest difference in value.
  private func largest(_ comparison: [String: Any]) throws -> Double {
    let value = try #require(comparison["value"] as? [String: Any])
    let largest = try #require(value["largest"] as? [String: Any])
    return try #require(largest["amount"] as? Double)
  }

  @Test(arguments: [".bouncy", "Spring.bouncy", "css:ease", ".linear.repeatForever()"])
  func nothingDiffersFromItself(_ expression: String) throws {
    for clock in ["continuous", "frames"] {
      let run = try kymo(
        "diff", expression, expression, "--clock", clock, "--tolerance", "0",
        "--velocity-tolerance", "0", "--time-tolerance", "0")
      #expect(run.status == 0 && run.errorText.isEmpty)
      #expect(run.outputText.contains("B is the same motion as A."))
      #expect(run.outputText.contains("within the limits"))
    }
  }

  @Test(arguments: [
    // SwiftUI rounds its curves, by at most a millionth.
    ("0.300001", 0), ("0.29", 1), ("30.0001%", 0), ("29%", 1), ("0", 1),
  ])
  func theStatusSaysWhetherTheLimitIsKept(_ tolerance: String, _ status: Int32) throws {
    for format in ["text", "json", "markdown", "svg"] {
      let run = try kymo(
        "diff", ".linear", ".linear(duration: 0.5)", "--tolerance", tolerance, "--format", format)
      #expect(run.status == status, "\(format)")
      #expect(!run.output.isEmpty)
      #expect(run.errorText.isEmpty == (status == 0))
    }
  }

  @Test func whatIsNotKeptIsTold() throws {
    let run = try kymo("diff", ".linear", ".linear(duration: 0.5)", "--tolerance", "1%")
    #expect(
      run.errorText == """
        kymo: error: the motions differ by more than the tolerance
          the values are 0.3 apart at 0.35 s, 0.29 more than the 0.01 that --tolerance allows

        """)
    #expect(run.status == 1)
  }

  @Test func withoutLimitsItOnlyReports() throws {
    let run = try kymo("diff", ".linear", ".bouncy")
    #expect(run.status == 0 && run.errorText.isEmpty && !run.outputText.contains("limits"))
  }

  @Test func labelsNameTheMotions() throws {
    let run = try kymo("diff", "old=.bouncy", "new=.bouncy.delay(0.2)")
    #expect(run.outputText.hasPrefix("old  .bouncy\nnew  .bouncy.delay(0.2)\n"))
    #expect(run.outputText.contains("  new is the same motion as old, 0.2 s later.\n"))
  }

  @Test func aRecordingOfFramesIsTheMotionOnFrames() throws {
    let folder = try TemporaryFolder()
    let sampled = try kymo(
      "sample", ".bouncy", ".snappy", "--to", "300", "-o", folder.file("a.csv"))
    #expect(sampled.status == 0)
    let run = try kymo(
      "diff", "@\(folder.file("a.csv"))#.bouncy", ".bouncy", "--to", "300", "--clock", "frames",
      "--tolerance", "0", "--velocity-tolerance", "0", "--time-tolerance", "0")
    #expect(run.status == 0, "\(run.errorText)")
  }

  @Test func aDenseRecordingEqualsItsExpression() throws {
    let folder = try TemporaryFolder()
    _ = try kymo(
      "sample", ".bouncy", "--clock", "continuous", "--count", "1000", "-o", folder.file("a.csv"))
    let ofTable = try comparisons("@\(folder.file("a.csv"))", ".snappy")[0]
    let ofExpression = try comparisons(".bouncy", ".snappy")[0]
    for key in ["rootMeanSquare", "area"] {
      let one = try #require((ofTable["value"] as? [String: Any])?[key] as? Double)
      let other = try #require((ofExpression["value"] as? [String: Any])?[key] as? Double)
      #expect(abs(one - other) < 1e-6)
    }
    #expect(abs(try largest(ofTable) - largest(ofExpression)) < 1e-6)
  }

  @Test func tablesOfOtherCommandsAreRead() throws {
    let folder = try TemporaryFolder()
    _ = try kymo(
      "interrupt", ".bouncy", ".smooth", "--at", "0.2", "-o", folder.file("i.csv"))
    #expect(try comparisons("@\(folder.file("i.csv"))", "@\(folder.file("i.csv"))").count == 1)
    _ = try kymo(
      "scenario", "samples/scenarios/staggered-delays.swift", "-o", folder.file("s.csv"),
      in: repository.path)
    let all = try comparisons("@\(folder.file("s.csv"))", "@\(folder.file("s.csv"))")
    #expect(all.count > 1 && all.allSatisfy { $0["state"] as? String == "unchanged" })
  }

  /// The product of a step's position and the duration need not give the position again when it is divided.
  @Test(arguments: [350, 300, 700, 123, 1000])
  func stepsJumpAtEachOfThemWhateverTheDuration(_ milliseconds: Int) throws {
    let duration = Double(milliseconds) / 1000
    let comparison = try comparisons(
      ".linear(duration: \(duration))", "css:\(milliseconds)ms steps(8, jump-end)")[0]
    let jumps = try #require(comparison["jumps"] as? [[String: Double]])
    #expect(jumps.count == 8)
    for (index, jump) in jumps.enumerated() {
      #expect(abs((jump["time"] ?? -1) - duration * Double(index + 1) / 8) < 1e-12)
      #expect(abs((jump["after"] ?? 0) - 0.125) < 1e-12 && jump["before"] == 0)
    }
  }

  @Test func filesArePairedByName() throws {
    let all = try comparisons(
      "@samples/guard/before.txt", "@samples/guard/retune.txt", in: repository.path)
    let states = all.map { "\($0["name"] as? String ?? "") \($0["state"] as? String ?? "")" }
    #expect(
      states == [
        "open changed", "close changed", "toast unchanged", "badge added", "tooltip removed",
      ])
  }

  /// The example in samples/guard: the table that goes into the pull request is what the command
  /// prints.
  @Test func theTableOfThePullRequestIsWhatTheCommandPrints() throws {
    let run = try kymo(
      "diff", "@samples/guard/before.txt", "@samples/guard/retune.txt", "--format", "markdown",
      in: repository.path)
    let path = repository.appending(path: "samples/guard/retune.md")
    #expect(run.outputText == (try String(contentsOf: path, encoding: .utf8)))
  }

  @Test func theFigureSaysWhatItShows() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.svg")
    let run = try kymo("diff", ".snappy", ".bouncy", "--tolerance", "10%", "-o", path)
    #expect(run.status == 0 && run.output.isEmpty)
    let picture = try String(contentsOfFile: path, encoding: .utf8)
    #expect(picture.contains("B reaches its target 0.15 s earlier"))
    #expect(picture.contains("<title>how far they are apart</title>"))
    #expect(picture.contains("furthest apart"))
    for name in ["a.png", "a.pdf", "a.json", "a.md", "a.txt"] {
      #expect(try kymo("diff", ".snappy", ".bouncy", "-o", folder.file(name)).status == 0)
      #expect(!(try folder.read(name)).isEmpty)
    }
  }

  @Test(arguments: [
    ([".bouncy"], 64, "needs two motions"), ([], 64, "needs two motions"),
    (["-", "-"], 64, "standard input can be read only once"),
    ([".bouncy", ".snappy", "--tolerance", "1 px"], 64, "found '1 px'"),
    ([".bouncy", ".snappy", "--tolerance", "-1%"], 64, "below 0"),
    ([".bouncy", ".snappy", "--velocity-tolerance", "nan"], 64, "--velocity-tolerance"),
    ([".bouncy", ".snappy", "--time-tolerance", "-1"], 64, "0 or more"),
    ([".bouncy", ".snappy", "-o", "a.csv"], 64, "'.csv' is not a format"),
    ([".bouncy", ".snappy", "-o", "a"], 64, "no extension"),
    ([".bouncy", ".snapy"], 65, "did you mean"), (["@missing.csv", ".snappy"], 66, "missing.csv"),
    ([".spring(bounce: [0, 0.1])", ".snappy"], 64, "2 motions"),
    (["@nan.csv", ".snappy"], 65, "nan.csv:3: the value 'nan'"),
    (["@two.csv", ".snappy"], 64, "two.csv#a"),
    (["@two.csv#c", ".snappy"], 65, "the motions are a, b"),
    (["@two.csv", "@two.csv", "-o", "a.svg"], 64, "choose one by name"),
    ([".bouncy", ".snappy", "--pair"], 64, "--pair writes several files"),
    ([".bouncy", ".snappy", "--format", "markdown", "--ascii"], 64, "--ascii is for figures"),
    (["--git", "HEAD", ".bouncy"], 64, "--git needs one file"),
    (["--git", "HEAD", "@two.csv", "@two.csv"], 64, "--git needs one file"),
    (["--git", "HEAD", "@presets:css"], 64, "is not a file in git"),
    (["--git", "HEAD", "@two.csv"], 66, "not in a git repository"),
    (["--git=--output=x", "@two.csv"], 64, "needs a revision"),
    (["--git", "HEAD", "@nowhere/two.csv"], 66, "no folder"),
  ])
  func whatIsWrongIsToldWithItsStatus(
    _ arguments: [String], _ status: Int32, _ words: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("time,value\n0,0\n0.5,nan\n".utf8), to: "nan.csv")
    try folder.write(
      Array("curve,time,value\na,0,0\na,1,1\nb,0,0\nb,1,1\n".utf8), to: "two.csv")
    let run = try kymo(["diff"] + arguments, in: folder.path)
    #expect(run.status == status, "\(run.errorText)")
    #expect(run.errorText.contains(words), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }
}
