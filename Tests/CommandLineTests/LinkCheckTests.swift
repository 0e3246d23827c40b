import Foundation
import TestSupport
import Testing

/// Python, which runs some of the project's own tools.
private enum Python {
  /// The path of the program; nil where there is none.
  static let path: String? = [
    "/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3",
  ].first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// `tools/check-links` finds links that lead nowhere.
@Suite(.runsPrograms, .enabled(if: Python.path != nil)) struct LinkCheckTests {
  private static let tool = repository.appending(path: "tools/check-links").path

  /// Runs the tool in a folder.
  private func check(_ folder: String) throws -> ToolRunner.Run {
    try ToolRunner(executable: try #require(Python.path)).run([Self.tool, folder])
  }

  @Test func everythingInTheProjectLeadsSomewhere() throws {
    let run = try check(repository.path)
    #expect(run.status == 0, "\(run.outputText)\(run.errorText)")
    #expect(run.outputText.contains(/note: \d{3,} links on \d\d+ pages, \d{3,} citations/))
  }

  /// The text of a page, and the problem with it; nil if there is none.
  @Test(
    arguments: [
      ("[there](other.md) and [here](#a-heading)\n\n## A heading", nil),
      ("[there](other.md#two-words-7)", nil), ("[a folder](folder/)", nil),
      ("[out](https://example.com/a#b)", nil), ("`[code](nowhere.md)`", nil),
      ("text\n\n    [code](nowhere.md)", nil), ("```\n[code](nowhere.md)\n```", nil),
      ("[there](nowhere.md)", "page.md:1: there is no nowhere.md"),
      ("\n<img src=\"gone.svg\">", "page.md:2: there is no gone.svg"),
      ("![picture](folder/gone.png)", "page.md:1: there is no folder/gone.png"),
      ("[there](other.md#two)", "page.md:1: other.md has no heading for #two"),
      ("[here](#gone)", "page.md:1: page.md has no heading for #gone"),
      ("<doc:Other>", "page.md:1: <doc:Other> leads nowhere outside of DocC"),
    ] as [(String, String?)])
  func findsWhatLeadsNowhere(page: String, mistake: String?) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("folder"), withIntermediateDirectories: true)
    try folder.write(Array("# Other\n\n## Two words, 7\n".utf8), to: "other.md")
    try folder.write(Array(page.utf8), to: "page.md")
    let run = try check(folder.path)
    #expect(run.status == (mistake == nil ? 0 : 1), "\(run.outputText)\(run.errorText)")
    #expect(mistake.map { run.outputText.contains($0) } ?? run.outputText.hasPrefix("note: "))
  }

  @Test(arguments: [
    ("semantics", "section 7.3", true), ("semantics", "section 7.9", false),
    ("Semantics", "sections 7.3 and 8", false), ("keyframe", "section 8", true),
  ])
  func findsSectionsThatAreNotThere(reference: String, sections: String, areThere: Bool) throws {
    let folder = try TemporaryFolder()
    let pages = "Sources/AnimationModel/AnimationModel.docc"
    try FileManager.default.createDirectory(
      atPath: folder.file(pages), withIntermediateDirectories: true)
    try folder.write(
      Array("# Semantics\n\n## 7. Seven\n\n### 7.3 Three\n".utf8), to: "\(pages)/SemanticsOfA.md")
    try folder.write(
      Array("# Keyframes\n\n## 8. Eight\n".utf8), to: "\(pages)/KeyframeSemantics.md")
    try folder.write(
      Array("let a = 1\n/// Source: \(reference) reference, \(sections).\n".utf8),
      to: "Sources/a.swift")
    let run = try check(folder.path)
    #expect(run.status == (areThere ? 0 : 1))
    #expect(
      areThere
        || run.outputText.hasPrefix("Sources/a.swift:2: the semantics reference has no section "))
  }
}
