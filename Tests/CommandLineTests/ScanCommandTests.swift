import Foundation
import TestSupport
import Testing

@Suite(.runsPrograms) struct ScanCommandTests {
  /// A folder with two files of an app.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      Array(
        """
        extension Animation {
          static let card = Animation.spring(response: 0.3, dampingFraction: 0.7)
        }
        """.utf8), to: "Tokens.swift")
    try folder.write(
      Array(
        """
        struct Card: View {
          var body: some View {
            Text("a").animation(.card, value: isOpen).opacity(0).animation(.bouncy)
          }
        }
        """.utf8), to: "Card.swift")
    return folder
  }

  private func scan(_ words: String..., in folder: TemporaryFolder) throws -> ToolRunner.Run {
    try kymo(["scan"] + words, in: folder.path)
  }

  @Test func everyFormatIsWritten() throws {
    let folder = try Self.folder()
    for (name, beginning) in [
      ("a.csv", "file,line,column"), ("a.json", "{\n  \"schema\": \"kymograph/scan\""),
      ("a.md", "### kymo scan"), ("a.sarif", "{\n  \"$schema\""), ("a.txt", "2 files: "),
      ("a.svg", "<svg"), ("a.pdf", "%PDF"),
    ] {
      let run = try scan(".", "-o", name, in: folder)
      #expect(
        run.status == 0 && run.outputText.isEmpty && run.errorText.isEmpty, "\(run.errorText)")
      let text = String(decoding: try folder.read(name), as: UTF8.self)
      #expect(text.contains(beginning), "\(name)")
    }
    let gitHub = try scan(".", "--format", "github", in: folder)
    #expect(
      gitHub.outputText.hasPrefix(
        "::warning file=Card.swift,line=3,col=68,title=animation-without-value::"))
  }

  @Test func statusesAreAsPromised() throws {
    let folder = try Self.folder()
    #expect(try scan(".", in: folder).status == 0)
    let failed = try scan(".", "--fail-on", "warning", in: folder)
    #expect(
      failed.status == 1 && failed.errorText.contains("2 findings of level 'warning' or above"))
    #expect(try scan(".", "--fail-on", "error", in: folder).status == 0)
    #expect(try scan("nowhere", in: folder).status == 66)
    #expect(try scan(in: folder).status == 64)
    #expect(try scan(".", "--rule", "nothing=off", in: folder).status == 64)
    let mistyped = try scan(".", "--rule", "long-animaton=off", in: folder)
    #expect(mistyped.status == 64 && mistyped.errorText.contains("did you mean 'long-animation'?"))
    #expect(try scan(".", "--fail-on", "changed", in: folder).status == 64)
    try folder.write([0xFF, 0xFE], to: "Broken.swift")
    let broken = try scan(".", in: folder)
    #expect(broken.status == 65 && broken.outputText.contains("findings"))
    #expect(broken.errorText.contains("'Broken.swift': it is not UTF-8 text"))
    #expect(try scan("Broken.swift", in: folder).status == 65)
  }

  @Test func aBaselineHoldsWhatIsThereAlready() throws {
    let folder = try Self.folder()
    #expect(
      try scan(".", "--write-baseline", "b.json", "--fail-on", "note", in: folder).status == 0)
    #expect(try scan(".", "--baseline", "b.json", "--fail-on", "note", in: folder).status == 0)
    let card = String(decoding: try folder.read("Card.swift"), as: UTF8.self)
    try folder.write(Array("\n\n\(card)".utf8), to: "Card.swift")
    #expect(try scan(".", "--baseline", "b.json", "--fail-on", "note", in: folder).status == 0)
    try folder.write(
      Array("\(card)\nlet x = Text(\"b\").animation(.bouncy)".utf8), to: "Card.swift")
    let new = try scan(".", "--baseline", "b.json", "--fail-on", "note", in: folder)
    #expect(new.status == 1 && new.outputText.contains("1 new finding: 1 warning"))
    try folder.write(Array("".utf8), to: "Card.swift")
    let gone = try scan(".", "--baseline", "b.json", "--strict-baseline", in: folder)
    #expect(gone.status == 1)
    try folder.write(Array("{}".utf8), to: "b.json")
    #expect(try scan(".", "--baseline", "b.json", in: folder).status == 65)
  }

  @Test func theConfigurationIsReadAndOptionsWin() throws {
    let folder = try Self.folder()
    let text =
      "{\"rules\": {\"animation-without-value\": \"error\", \"bounce-on-opacity\": \"off\"}}"
    try folder.write(Array(text.utf8), to: ".kymo-scan.json")
    let run = try scan(".", "--format", "github", in: folder)
    #expect(run.outputText.contains("::error ") && !run.outputText.contains("bounce-on-opacity"))
    let plain = try scan(".", "--format", "github", "--no-config", in: folder)
    #expect(
      !plain.outputText.contains("::error ") && plain.outputText.contains("bounce-on-opacity"))
    let given = try scan(
      ".", "--format", "github", "--rule", "animation-without-value=off", in: folder)
    #expect(!given.outputText.contains("animation-without-value"))
    try folder.write(Array("{\"rule\": {}}".utf8), to: ".kymo-scan.json")
    #expect(try scan(".", in: folder).status == 65)
  }

  @Test func foldersAndPatternsAreLeftOut() throws {
    let folder = try Self.folder()
    let shell = ToolRunner(executable: "/bin/sh")
    for name in ["Pods", ".build", "Old"] {
      _ = try shell.run([
        "-c", "mkdir \(folder.file(name)); cp \(folder.file("Card.swift")) \(folder.file(name))",
      ])
    }
    _ = try shell.run([
      "-c", "ln -s /usr \(folder.file("outside")); ln -s . \(folder.file("inside"))",
    ])
    #expect(try scan(".", in: folder).outputText.hasPrefix("3 files: "))
    #expect(try scan(".", "--exclude", "Old", in: folder).outputText.hasPrefix("2 files: "))
    #expect(
      try scan("Tokens.swift", "Pods/Card.swift", in: folder).outputText.hasPrefix("2 files: "))
  }

  @Test func onlyWhatChangedIsReported() throws {
    let folder = try Self.folder()
    var shell = ToolRunner(executable: "/bin/sh")
    shell.workingDirectory = folder.path
    let commit = try shell.run([
      "-c",
      "git init --quiet && git add . && git -c user.name=A -c user.email=a@example.com commit --quiet --message A",
    ])
    #expect(commit.status == 0)
    #expect(try scan(".", "--changed", "HEAD", in: folder).outputText.contains("no findings"))
    let card = String(decoding: try folder.read("Card.swift"), as: UTF8.self)
    try folder.write(
      Array("\(card)\nlet x = Text(\"b\").animation(.bouncy)".utf8), to: "Card.swift")
    #expect(
      try scan(".", "--changed", "HEAD", in: folder).outputText.contains("1 finding: 1 warning"))
    try folder.write(Array("let a: Animation = .linear(duration: 9)".utf8), to: "New.swift")
    #expect(try scan(".", "--git", in: folder).outputText.hasPrefix("2 files: "))
    #expect(try scan(".", "--changed", "--upload-pack=x", in: folder).status == 64)
    #expect(try scan(".", "--changed", "nothing", in: folder).status == 66)
  }

  @Test func noProgramOfARepositorysChoiceIsStarted() throws {
    let folder = try Self.folder()
    var shell = ToolRunner(executable: "/bin/sh")
    shell.workingDirectory = folder.path
    let script = """
      git init --quiet && printf '#!/bin/sh\\ntouch %s/started\\n' "$PWD" > .git/own && chmod +x .git/own \
      && git add . && git -c user.name=A -c user.email=a@example.com commit --quiet --message A \
      && cp .git/own .git/hooks/post-checkout && cp .git/own .git/hooks/post-index-change \
      && for name in core.fsmonitor core.pager filter.x.smudge filter.x.clean diff.x.textconv; do \
      git config "$name" "$PWD/.git/own"; done && echo '*.swift filter=x diff=x' > .gitattributes
      """
    let made = try shell.run(["-c", script])
    #expect(made.status == 0, "\(made.errorText)")
    try folder.write(Array("let a: Animation = .linear(duration: 9)".utf8), to: "New.swift")
    for words in [
      [".", "--git"], [".", "--changed", "HEAD"], ["HEAD..HEAD"], ["--since", "HEAD"],
    ] {
      #expect(try kymo(["scan"] + words, in: folder.path).status == 0)
      #expect(try !folder.names().contains("started"), "\(words)")
    }
    // The program itself works: git starts it for the command that it belongs to.
    _ = try shell.run(["-c", "git status"])
    #expect(try folder.names().contains("started"))
  }

  @Test func theSampleIsWhatItsCommandsMake() throws {
    let folder = try TemporaryFolder()
    let sample = repository.appending(path: "samples/app").path
    for (name, words) in [
      ("findings.txt", []), ("findings.md", []), ("motion.sarif", []),
      ("atlas.svg", ["--title", "Motion of Orchard"]),
    ] {
      let run = try kymo(["scan", "Sources"] + words + ["-o", folder.file(name)], in: sample)
      #expect(run.status == 0, "\(run.errorText)")
      let made = try folder.read(name)
      let kept = [UInt8](try Data(contentsOf: URL(filePath: "\(sample)/\(name)")))
      #expect(made == kept, "\(name) is stale")
    }
  }
}

/// Reviews of revisions and folders.
@Suite(.runsPrograms) struct ScanReviewTests {
  private static func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Array("let a: Animation = .linear(duration: 0.2)\n".utf8), to: "A.swift")
    var shell = ToolRunner(executable: "/bin/sh")
    shell.workingDirectory = folder.path
    let commit =
      "git add -A && git -c user.name=A -c user.email=a@example.com commit --quiet --message A"
    let script = """
      git init --quiet --initial-branch main && \(commit) && mkdir old && cp A.swift old \
      && git checkout --quiet -b topic && sed -i.bak s/0.2/0.3/ A.swift && rm A.swift.bak \
      && rm -r old && \(commit) && mkdir new old && cp A.swift new && git show main:A.swift > old/A.swift
      """
    let run = try shell.run(["-c", script])
    #expect(run.status == 0, "\(run.errorText)")
    return folder
  }

  @Test func revisionsAndFoldersAreCompared() throws {
    let folder = try Self.app()
    for words in [
      ["main..topic"], ["main...topic"], ["main..HEAD"], ["main.."], ["old..new"],
      ["--since", "old", "new"], ["main..topic", "A.swift"],
    ] {
      let run = try kymo(["scan"] + words, in: folder.path)
      #expect(
        run.status == 0
          && run.outputText.contains(": 1 retuned; 0 unchanged\nretuned  A.swift:1  a  "),
        "\(words): \(run.outputText)\(run.errorText)")
    }
    let above = try kymo(["scan", "../old..../new"], in: folder.file("new"))
    #expect(above.outputText.contains("../old..../new: 1 retuned;"), "\(above.errorText)")
    let none = try kymo(["scan", "main..topic", "old"], in: folder.path)
    #expect(none.outputText == "no motion changed in 0 files\n")
    let since = try kymo(["scan", "--since", "HEAD", "A.swift"], in: folder.path)
    #expect(since.outputText == "no motion changed in 1 file\n")
    let changed = try kymo(["scan", "main..topic", "--fail-on", "changed"], in: folder.path)
    #expect(changed.status == 1)
    let level = try kymo(["scan", "main..topic", "--fail-on", "note"], in: folder.path)
    #expect(level.status == 0 || level.status == 1)
  }

  @Test func namesReachNoShellAndNoOption() throws {
    let folder = try Self.app()
    for (name, status) in [
      ("--since=--upload-pack=touch x", 64), ("main..-x", 64), ("nothing..HEAD", 66),
      ("main..$(touch x)", 66),
      ("main..a\nb", 64), ("old..HEAD", 64),
    ] {
      let run = try kymo(["scan", name], in: folder.path)
      #expect(run.status == status, "\(name): \(run.errorText)")
    }
    #expect(try !folder.names().contains("x"))
    for words in [
      ["--format", "csv"], ["--format", "sarif"], ["--tokens"], ["--write-baseline", "b.json"],
    ] {
      #expect(try kymo(["scan", "main..topic"] + words, in: folder.path).status == 64)
    }
    let outside = try TemporaryFolder()
    let run = try kymo(["scan", "main..HEAD"], in: outside.path)
    #expect(run.status == 66 && run.errorText.contains("not in a git repository"))
  }

  @Test func theSampleIsReviewedAsItsCommandsSay() throws {
    let folder = try TemporaryFolder()
    let sample = repository.appending(path: "samples/app").path
    for (name, words) in [
      ("review.txt", []), ("review.md", []), ("review.svg", ["--title", "What the change does"]),
    ] {
      let run = try kymo(
        ["scan", "before..Sources"] + words + ["-o", folder.file(name)], in: sample)
      #expect(run.status == 0, "\(run.errorText)")
      let kept = [UInt8](try Data(contentsOf: URL(filePath: "\(sample)/\(name)")))
      #expect(try folder.read(name) == kept, "\(name) is stale")
    }
  }
}
