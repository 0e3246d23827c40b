import TestSupport
import Testing

/// Tests of `kymo diff --git` in a repository of their own.
@Suite(.runsPrograms) struct DiffGitTests {
  /// A folder with a repository in which a file was changed after its only commit.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let old = "card = .bouncy\ntoast = .snappy\nfade = .linear\n"
    try folder.write(Array(old.utf8), to: "motion.txt")
    let steps = [["init", "-q"], ["add", "motion.txt"], ["commit", "-q", "-m", "First"]]
    for arguments in steps { try git(arguments, in: folder) }
    let new = "card = .bouncy.delay(0.1)\nfade = .linear(duration: 0.35)\nglow = .smooth\n"
    try folder.write(Array(new.utf8), to: "motion.txt")
    return folder
  }

  private func git(_ arguments: [String], in folder: TemporaryFolder) throws {
    var runner = ToolRunner(executable: "/usr/bin/env")
    runner.workingDirectory = folder.path
    let identity = [
      "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false",
    ]
    let run = try runner.run(["git"] + identity + arguments)
    #expect(run.status == 0, "\(run.errorText)")
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
    (["--git", "HEAD", "@other.txt"], "there was no file 'other.txt' at HEAD"),
  ])
  func whatIsMissingIsTold(_ arguments: [String], _ words: String) throws {
    let folder = try repository()
    let run = try kymo(["diff"] + arguments, in: folder.path)
    #expect(run.status == 66 && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test(arguments: [
    (["--git", "^HEAD", "@motion.txt"], Int32(64), "'^HEAD' is not a revision but a set of them"),
    (["--git", "HEAD", "@"], 64, "'@' needs the name of a file after it"),
    (["--git", "HEAD..HEAD", "@motion.txt"], 66, "unknown git revision 'HEAD..HEAD'"),
    (["--git", "HEAD:motion.txt", "@motion.txt"], 66, "unknown git revision"),
    (["--git", "HEAD", "@."], 66, "cannot read '.': it was a folder at HEAD"),
    (["--git", "HEAD", "@large.txt"], 65, "'large.txt' at HEAD is larger than 16,777,216 bytes"),
  ])
  func whatCannotBeReadIsTold(_ arguments: [String], _ status: Int32, _ words: String) throws {
    let folder = try repository()
    try folder.write([UInt8](repeating: UInt8(ascii: " "), count: 17 << 20), to: "large.txt")
    try git(["add", "large.txt"], in: folder)
    try git(["commit", "-q", "-m", "Second"], in: folder)
    try folder.write([], to: "large.txt")
    let run = try kymo(["diff"] + arguments, in: folder.path)
    #expect(run.status == status && run.errorText.contains(words), "\(run.errorText)")
  }

  @Test func atIsHead() throws {
    let folder = try repository()
    let run = try kymo("diff", "--git", "@", "@motion.txt", in: folder.path)
    #expect(run.status == 0 && run.outputText.contains("motion.txt at @"), "\(run.errorText)")
  }

  @Test func aRepositoryThatGitDoesNotTrustIsTold() throws {
    let folder = try repository()
    // Git's own tests use this variable to treat all files as another user's.
    let run = try kymo(
      "diff", "--git", "HEAD", "@motion.txt",
      environment: [
        "GIT_TEST_ASSUME_DIFFERENT_OWNER": "1",
        // Neither the user's settings nor the machine's may declare every folder safe.
        "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
      ],
      in: folder.path)
    #expect(run.status == 66)
    #expect(
      run.errorText.contains("git does not read the repository of 'motion.txt': detected dubious"),
      "\(run.errorText)")
  }

  @Test func outsideOfARepositoryThereIsNothingToLookIn() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(".bouncy".utf8), to: "motion.txt")
    let run = try kymo("diff", "--git", "HEAD", "@motion.txt", in: folder.path)
    #expect(run.status == 66 && run.errorText.contains("is not in a git repository"))
  }

  @Test func ignoredSignalsOfChildrenDoNotMatter() throws {
    let folder = try repository()
    var runner = ToolRunner(executable: "/usr/bin/env")
    runner.workingDirectory = folder.path
    let command = #"trap "" CHLD; exec "$@" diff --git HEAD @motion.txt"#
    let run = try runner.run(["bash", "-c", command, "bash", ToolRunner.kymo().executable])
    #expect(run.status == 0, "\(run.errorText)")
  }

  @Test func withoutGitThereIsNothingToAsk() throws {
    let folder = try repository()
    let run = try kymo(
      "diff", "--git", "HEAD", "@motion.txt", environment: ["PATH": "/nowhere"], in: folder.path)
    #expect(run.status == 66 && run.errorText.contains("git is not installed"))
  }
}
