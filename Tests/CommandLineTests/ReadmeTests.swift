import Foundation
import TestSupport
import Testing

/// The commands and outputs in the README and the other pages are those of the tool.
///
/// `RECORD_PAGES=1 swift test --filter ReadmeTests` writes the tool's present output into the pages, and fails for
/// those that changed.
@Suite(.runsPrograms) struct ReadmeTests {
  private static let pages =
    ["README.md", "samples/gallery.md"]
    + ((try? FileManager.default.contentsOfDirectory(
      atPath: repository.appending(path: "Sources/kymo/kymo.docc").path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted().map { "Sources/kymo/kymo.docc/\($0)" }

  private static func text(of page: String) throws -> String {
    try String(contentsOf: repository.appending(path: page), encoding: .utf8)
  }

  /// A view of an app, one of whose animations depends on the app's state.
  private static let contentView = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        Text("a").animation(.easeIn(duration: 0.5).delay(index / 20), value: isOn)
          .onTapGesture { withAnimation(.bouncy) { isOn.toggle() } }
      }
    }
    """

  /// A folder in which every command of the pages can run: that of an app with motions, their goldens and a git
  /// repository, and with this project's samples.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let samples = repository.appending(path: "samples")
    try copyVisible(samples, to: URL(filePath: folder.file("samples")))
    for name in ["motion.txt", "menu.swift", "goldens"] {
      try FileManager.default.copyItem(
        atPath: samples.appending(path: "guard/\(name)").path, toPath: folder.file(name))
    }
    try folder.write(Array(contentView.utf8), to: "ContentView.swift")
    var shell = ToolRunner(executable: "/bin/sh")
    shell.workingDirectory = folder.path
    let commit = try shell.run([
      "-c",
      """
      git init --quiet && git add motion.txt
      git -c user.name=A -c user.email=a@example.com commit --quiet --message Motion
      """,
    ])
    #expect(commit.status == 0, "\(commit.errorText)")
    return folder
  }

  /// Copies a folder without its hidden files, such as the hundreds of megabytes of a sample's build.
  private static func copyVisible(_ folder: URL, to copy: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: copy, withIntermediateDirectories: true)
    let entries = try files.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    for entry in entries {
      let place = copy.appending(path: entry.lastPathComponent)
      if try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
        try copyVisible(entry, to: place)
      } else {
        try files.copyItem(at: entry, to: place)
      }
    }
  }

  @Test(arguments: pages)
  func everyCommandRunsAndPrintsWhatIsShown(_ page: String) throws {
    // Later lines may use the files of earlier ones; the samples themselves must not change.
    let folder = try Self.folder()
    var text = PageText(try Self.text(of: page))
    let isRecording = ProcessInfo.processInfo.environment["RECORD_PAGES"] == "1"
    var outputs: [String] = []
    let pictures = Set(try SamplesTests.lines())
    for example in text.examples {
      if !example.isTranscript, pictures.contains(example.command) {
        // ``SamplesTests`` makes these pictures and checks them.
        outputs.append("")
        continue
      }
      let words = Array(ShellWords.split(example.command).dropFirst())
      let run = try kymo(words, in: folder.path)
      guard example.isTranscript else {
        // The output may be a film, which is not text.
        #expect(run.status == 0, "\(example.command): \(run.errorText)")
        outputs.append("")
        continue
      }
      let printed = (run.outputText + run.errorText).trimmingCharacters(in: .newlines)
      outputs.append(printed)
      if !isRecording {
        #expect(printed == text.output(of: example), "\(example.command)")
      }
    }
    #expect(!outputs.isEmpty)
    guard isRecording else { return }
    let before = text.text
    text.record(outputs)
    if text.text != before {
      try Data(text.text.utf8).write(to: repository.appending(path: page))
      Issue.record("the page was recorded; run again without RECORD_PAGES")
    }
  }

  @Test func theReadmeHasTwoCommandsAndTheyAreTheOnesThatAreTested() throws {
    let readme = try Self.text(of: "README.md")
    let commands = readme.matches(of: /```sh\n(.*)\n```\n/).map { String($0.1) }
    #expect(commands.count == 2 && readme.components(separatedBy: "```").count == 5)
    #expect(commands.last == "swift test")
    let command = try #require(
      commands.first?.wholeMatch(of: /\.\/bootstrap && swift run (kymo plot .*)/))
    let folder = try TemporaryFolder()
    let run = try kymo(Array(ShellWords.split(String(command.1)).dropFirst()), in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.names() == ["compare.png"])
  }

  /// Two minutes are some four hundred words.
  @Test func theReadmeIsShort() throws {
    let readme = try Self.text(of: "README.md")
    #expect(readme.utf8.count <= 7000)
    #expect(readme.components(separatedBy: "<img ").count == 10)
  }
}

/// The lines of a page in Markdown, with its commands, some of which have their output.
private struct PageText {
  /// An indented `kymo` line; one that begins with a prompt has its output below it.
  struct Example {
    var command: String
    var isTranscript: Bool
    /// The lines of the output; empty where none is shown yet.
    var output: Range<Int>
  }

  private(set) var lines: [String]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
  }

  var text: String { lines.joined(separator: "\n") }

  var examples: [Example] {
    var examples: [Example] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      if line.hasPrefix("    kymo ") {
        examples.append(
          Example(
            command: String(line.dropFirst(4)), isTranscript: false, output: index..<index))
      } else if line.hasPrefix("    $ kymo ") {
        let start = index
        // Output may contain empty lines; those before other text, or before another prompt, belong to the page.
        while index < lines.count, lines[index].isEmpty || lines[index].hasPrefix("    "),
          !lines[index].hasPrefix("    $ ")
        { index += 1 }
        var end = index
        while end > start, lines[end - 1].isEmpty { end -= 1 }
        examples.append(
          Example(command: String(line.dropFirst(6)), isTranscript: true, output: start..<end))
      }
    }
    return examples
  }

  func output(of example: Example) -> String {
    lines[example.output].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  /// Replaces the output below each prompt.
  mutating func record(_ outputs: [String]) {
    for (example, output) in zip(examples, outputs).reversed() where example.isTranscript {
      lines.replaceSubrange(
        example.output,
        with: output.components(separatedBy: "\n").map { $0.isEmpty ? "" : "    " + $0 })
    }
  }
}
