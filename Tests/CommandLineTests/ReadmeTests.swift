import Foundation
import TestSupport
import Testing

/// What the README shows is what the tool does.
@Suite struct ReadmeTests {
  private static func readme() throws -> String {
    try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
  }

  /// The indented `kymo` lines, with what is shown below those that begin with a prompt.
  private static func examples() throws -> [(command: String, output: [String])] {
    var examples: [(command: String, output: [String])] = []
    var isTranscript = false
    for line in try readme().split(separator: "\n", omittingEmptySubsequences: false) {
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

  @Test func everyCommandRunsAndPrintsWhatIsShown() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 7)
    for (command, output) in examples {
      let folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(
        atPath: folder.file("samples"),
        withDestinationPath: repository.appending(path: "samples").path)
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

  @Test func everyLinkLeadsSomewhere() throws {
    let readme = try Self.readme()
    for match in readme.matches(of: /\]\(([^)#]+)\)/) where !match.1.hasPrefix("https:") {
      let path = repository.appending(path: String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(match.1)")
    }
  }

  @Test func theFirstCommandsAreTheOnesThatAreTested() throws {
    let readme = try Self.readme()
    #expect(readme.contains("\nswift test\n"))
    let command = try #require(readme.firstMatch(of: /swift run -c release (kymo plot .*)\n/))
    let folder = try TemporaryFolder()
    let run = try kymo(Array(ShellWords.split(String(command.1)).dropFirst()), in: folder.path)
    #expect(run.status == 0)
    #expect(try folder.names() == ["compare.png"])
  }
}
