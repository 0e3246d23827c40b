import Foundation
import TestSupport
import Testing

/// The example in `samples/guard/` works as described, and the recipes in `samples/ci/` work.
@Suite(.runsPrograms) struct GuardStoryTests {
  private static let samples = repository.appending(path: "samples")

  /// A copy of the sample with its goldens.
  private func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in try FileManager.default.contentsOfDirectory(
      atPath: Self.samples.appending(path: "guard").path)
    {
      try FileManager.default.copyItem(
        atPath: Self.samples.appending(path: "guard/\(name)").path, toPath: folder.file(name))
    }
    return folder
  }

  /// Runs lines of a shell in a folder, with the built tool on the path.
  private func shell(
    _ script: String, in folder: TemporaryFolder, _ environment: [String: String?] = [:]
  ) throws -> ToolRunner.Run {
    let tool = URL(filePath: try ToolRunner.kymo().executable).deletingLastPathComponent().path
    var runner = ToolRunner(executable: "/bin/bash")
    runner.workingDirectory = folder.path
    runner.environment = environment
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    runner.environment["PATH"] = "\(tool):\(path)"
    return try runner.run(["-e", "-o", "pipefail", "-c", script])
  }

  @Test func theTranscriptIsWhatHappens() throws {
    let folder = try copy()
    let transcript = String(decoding: try folder.read("transcript.txt"), as: UTF8.self)
    var told: [(command: String, output: String)] = []
    for line in transcript.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        told.append((String(line.dropFirst(2)), ""))
      } else if line.hasPrefix("# ") {
        // A comment ends the output of a command.
        continue
      } else if !told.isEmpty {
        told[told.count - 1].output += line + "\n"
      }
    }
    #expect(told.count >= 8)
    for (command, output) in told {
      let run = try shell("{ \(command)\n} 2>&1", in: folder)
      let status = run.status == 0 ? "" : "status \(run.status)\n"
      let printed = (run.outputText + status).trimmingCharacters(in: .newlines)
      #expect(printed == output.trimmingCharacters(in: .newlines), "\(command)")
    }
  }

  @Test func theGoldensAreThoseOfTheMotions() throws {
    let run = try kymo(
      "check", "-d", "goldens/", "@motion.txt", "menu.swift",
      in: Self.samples.appending(path: "guard").path)
    #expect(run.status == 0, "\(run.outputText)")
  }

  @Test func theStepsForGitHubCheckAnnotateAndSummarize() throws {
    let folder = try copy()
    let steps = try Recipe("samples/ci/github.yml").steps(mentioning: "kymo check")
    #expect(steps.count == 1)
    let step = try #require(steps.first)
    let summary = ["GITHUB_STEP_SUMMARY": folder.file("summary.md")]
    let fine = try shell(step, in: folder, summary)
    #expect(fine.status == 0, "\(fine.outputText)\(fine.errorText)")
    #expect(fine.outputText == "kymo check: 5 motions: 5 unchanged\n")
    let summaryText = String(decoding: try folder.read("summary.md"), as: UTF8.self)
    #expect(summaryText == "### kymo check: passed\n\n5 motions: 5 unchanged.\n")
    let text = String(decoding: try folder.read("motion.txt"), as: UTF8.self)
    _ = try folder.write(
      Array(text.replacing("bounce: 0.3)", with: "bounce: 0.31)").utf8), to: "motion.txt")
    let changed = try shell(step, in: folder, summary)
    #expect(changed.status == 1)
    #expect(changed.outputText.hasPrefix("::error file=motion.txt,line=2,title=card%3A changed::"))
    let more = String(decoding: try folder.read("summary.md"), as: UTF8.self)
    #expect(more.contains("### kymo check: failed") && more.hasPrefix(summaryText))
    #expect(FileManager.default.fileExists(atPath: folder.file("changed/card.svg")))
    // A mistake in an expression keeps its own status.
    _ = try folder.write(Array("card=.wibbly".utf8), to: "motion.txt")
    #expect(try shell(step, in: folder, summary).status == 65)
  }

  @Test func theStepForGitLabLeavesAReportAndPictures() throws {
    let folder = try copy()
    let step = try #require(
      try Recipe("samples/ci/gitlab.yml").steps(mentioning: "kymo check").first)
    #expect(try shell(step, in: folder).status == 0)
    #expect(
      String(decoding: try folder.read("motion.xml"), as: UTF8.self).contains("failures=\"0\""))
    let text = String(decoding: try folder.read("motion.txt"), as: UTF8.self)
    _ = try folder.write(
      Array(text.replacing("bounce: 0.3)", with: "bounce: 0.31)").utf8), to: "motion.txt")
    #expect(try shell(step, in: folder).status == 1)
    #expect(
      String(decoding: try folder.read("motion.xml"), as: UTF8.self).contains("failures=\"1\""))
    #expect(FileManager.default.fileExists(atPath: folder.file("changed/card.svg")))
  }
}
