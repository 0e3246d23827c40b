import Foundation
import TestSupport
import Testing

/// `kymo diff --git` in a repository of the test's own.
@Suite struct DiffGitTests {
  /// A folder with a repository in which a file was changed since its only commit.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let old = "card = .bouncy\ntoast = .snappy\nfade = .linear\n"
    try folder.write(Array(old.utf8), to: "motion.txt")
    let steps = [
      ["init", "-q"], ["add", "motion.txt"],
      [
        "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
        "commit", "-q", "-m", "First",
      ],
    ]
    for arguments in steps {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["git"] + arguments
      process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    let new = "card = .bouncy.delay(0.1)\nfade = .linear(duration: 0.35)\nglow = .smooth\n"
    try folder.write(Array(new.utf8), to: "motion.txt")
    return folder
  }

  @Test func aFileIsComparedWithWhatItWas() throws {
    let folder = try repository()
    let run = try kymo("diff", "--git", "HEAD", "@motion.txt", in: folder.path)
    #expect(run.status == 0, "\(run.errorText)")
    #expect(
      run.outputText.hasPrefix(
        "motion.txt against motion.txt at HEAD: 1 changed, 1 added, 1 removed, 1 unchanged\n"))
    #expect(run.outputText.contains("  It is the same motion as the old one, 0.1 s later.\n"))
    // From another folder, and one of its motions.
    let chosen = try kymo(
      "diff", "--git", "HEAD", "@\(folder.file("motion.txt"))#card", "--format", "json")
    #expect(chosen.status == 0 && chosen.outputText.contains("\"shift\": 0.1"))
  }

  @Test func whatIsGoneKeepsNoLimit() throws {
    let folder = try repository()
    let run = try kymo(
      "diff", "--git", "HEAD", "@motion.txt", "--tolerance", "100%", in: folder.path)
    #expect(run.status == 1)
    #expect(run.errorText.contains("  toast: this motion no longer exists\n"))
  }

  @Test(arguments: [
    (["--git", "nowhere", "@motion.txt"], "unknown git revision 'nowhere'"),
    (["--git", "HEAD", "@other.txt"], "there is no file 'other.txt' at HEAD"),
  ])
  func whatIsMissingIsTold(_ arguments: [String], _ words: String) throws {
    let folder = try repository()
    let run = try kymo(["diff"] + arguments, in: folder.path)
    #expect(run.status == 66 && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test func withoutGitThereIsNothingToAsk() throws {
    let folder = try repository()
    let run = try kymo(
      "diff", "--git", "HEAD", "@motion.txt", environment: ["PATH": "/nowhere"], in: folder.path)
    #expect(run.status == 66 && run.errorText.contains("git is not installed"))
  }
}
