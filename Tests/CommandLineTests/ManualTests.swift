import Foundation
import TestSupport
import Testing

/// The manual pages in `man/` describe the tool correctly.
///
/// `RECORD_MANUAL=1 swift test --filter ManualTests` writes them anew, and fails in order to report
/// it.
@Suite(.runsPrograms) struct ManualTests {
  private static let folder = repository.appending(path: "man")

  private static func freshPages() throws -> [String: String] {
    let tool = try kymoOnce("--experimental-dump-help")
    let language = try kymoOnce("list", "--format", "json")
    return ManualPages(
      tool: try JSONDecoder().decode(ToolDescription.self, from: Data(tool.output)),
      language: try JSONDecoder().decode(
        LanguageDescription.self, from: Data(language.output))
    ).pages
  }

  @Test func everyPageIsFresh() throws {
    let pages = try Self.freshPages()
    let isRecording = ProcessInfo.processInfo.environment["RECORD_MANUAL"] == "1"
    for (name, text) in pages {
      let file = Self.folder.appending(path: name)
      if isRecording { try Data(text.utf8).write(to: file) }
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == text, "\(name) is stale: record it with RECORD_MANUAL=1")
    }
    #expect(!isRecording, "the pages were recorded; run again without RECORD_MANUAL")
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(pages.keys), "a page in man/ has no command")
  }

  @Test func everyOptionIsInItsPage() throws {
    let tool = try JSONDecoder().decode(
      ToolDescription.self,
      from: Data(try kymoOnce("--experimental-dump-help").output))
    for command in tool.command.subcommands ?? [] where command.commandName != "help" {
      let file = Self.folder.appending(path: "kymo-\(command.commandName).1")
      let page = try String(contentsOf: file, encoding: .utf8)
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        for name in argument.names ?? [] where name.kind == "long" {
          #expect(page.contains("Fl \\-\(MdocText.escaped(name.name))"), "\(name.name)")
        }
      }
    }
  }

  /// `mandoc` is installed by `.ci/run`; elsewhere the pages are only compared.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/mandoc")))
  func mandocHasNothingToSay() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
      let process = Foundation.Process()
      process.executableURL = URL(filePath: "/usr/bin/mandoc")
      process.arguments = ["-Tlint", "-Wstyle", Self.folder.appending(path: name).path]
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let words = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(String(decoding: words, as: UTF8.self) == "")
    }
  }
}
