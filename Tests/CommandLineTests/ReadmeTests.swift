import Foundation
import TestSupport
import Testing

/// What the README and the pages beside the samples show is what the tool does.
@Suite struct ReadmeTests {
  private static let pages = ["README.md", "samples/gallery.md"]

  private static func text(of page: String) throws -> String {
    try String(contentsOf: repository.appending(path: page), encoding: .utf8)
  }

  /// The indented `kymo` lines, with what is shown below those that begin with a prompt.
  private static func examples(of page: String) throws -> [(command: String, output: [String])] {
    var examples: [(command: String, output: [String])] = []
    var isTranscript = false
    for line in try text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("    $ kymo ") {
        examples.append((String(line.dropFirst(6)), []))
        isTranscript = true
      } else if line.hasPrefix("    kymo "), !isTranscript {
        examples.append((String(line.dropFirst(4)), []))
      } else if isTranscript, line.isEmpty || line.hasPrefix("    ") {
        examples[examples.count - 1].output.append(String(line.dropFirst(4)))
      } else {
        isTranscript = false
      }
    }
    return examples
  }

  @Test(arguments: pages)
  func everyCommandRunsAndPrintsWhatIsShown(_ page: String) throws {
    let folder = try TemporaryFolder()
    // What a line has made, the next may use; the samples themselves are not to be changed.
    try FileManager.default.copyItem(
      atPath: repository.appending(path: "samples").path, toPath: folder.file("samples"))
    let examples = try Self.examples(of: page)
    #expect(examples.count >= 7)
    for (command, output) in examples {
      let run = try kymo(Array(ShellWords.split(command).dropFirst()), in: folder.path)
      let shown = output.joined(separator: "\n").trimmingCharacters(in: .newlines)
      if shown.isEmpty {
        #expect(run.status == 0, "\(command): \(run.errorText)")
      } else {
        let printed = run.outputText + run.errorText
        #expect(printed.trimmingCharacters(in: .newlines) == shown, "\(command)")
      }
    }
  }

  @Test(arguments: pages)
  func everyLinkLeadsSomewhere(_ page: String) throws {
    let folder = repository.appending(path: page).deletingLastPathComponent()
    let text = try Self.text(of: page)
    for match in text.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("https:") {
      let path = folder.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  @Test func theFirstCommandsAreTheOnesThatAreTested() throws {
    let readme = try Self.text(of: "README.md")
    #expect(readme.contains("\nswift test\n"))
    let command = try #require(readme.firstMatch(of: /swift run -c release (kymo plot .*)\n/))
    let folder = try TemporaryFolder()
    let run = try kymo(Array(ShellWords.split(String(command.1)).dropFirst()), in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.names() == ["compare.png"])
  }
}
