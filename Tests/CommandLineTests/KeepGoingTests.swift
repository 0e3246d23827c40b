import TestSupport
import Testing

/// The behavior when some of several expressions are not understood.
@Suite(.runsPrograms) struct KeepGoingTests {
  private static let list = ".bouncy\n.boncy\n\n.spring(bounse: 1)\n.smooth\n"

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Array(Self.list.utf8), to: "c.txt")
    return folder
  }

  private static let commands = [
    ["inspect", "-o", "a.txt"], ["sample", "-o", "a.csv"], ["plot", "-o", "a.svg"],
    ["sheet", "-o", "a.svg"],
  ]

  @Test(arguments: commands)
  func everyBadLineIsReported(command: [String]) throws {
    let folder = try folder()
    let run = try kymo(command + ["@c.txt", ".liner"], in: folder.path)
    #expect(run.status == 65)
    #expect(run.errorText.contains("c.txt:2:2: 'boncy'"))
    #expect(run.errorText.contains("c.txt:4:9: 'spring' has no parameter 'bounse'"))
    #expect(run.errorText.contains("'liner' is not known"))
    #expect(run.errorText.hasSuffix("kymo: error: 3 of 5 expressions are not understood\n"))
    #expect(try folder.names() == ["c.txt"])
  }

  /// One line of a list does not reject the others.
  @Test(arguments: commands)
  func theOtherLinesOfAFileAreWritten(command: [String]) throws {
    let folder = try folder()
    let run = try kymo(command + ["@c.txt", ".linear"], in: folder.path)
    #expect(run.status == 65)
    #expect(run.errorText.contains("c.txt:2:2") && run.errorText.contains("c.txt:4:9"))
    #expect(run.errorText.hasSuffix("kymo: error: 2 of 5 expressions are not understood\n"))
    let file = try #require(try folder.names().first)
    let text = String(decoding: try folder.read(file), as: UTF8.self)
    #expect(text.contains("bouncy") && text.contains("linear") && !text.contains("boncy"))
  }

  @Test(arguments: commands)
  func theOthersAreWrittenIfAskedFor(command: [String]) throws {
    let folder = try folder()
    let run = try kymo(command + ["@c.txt", "--keep-going"], in: folder.path)
    #expect(run.status == 65)
    #expect(run.errorText.contains("c.txt:2:2") && run.errorText.contains("c.txt:4:9"))
    #expect(run.errorText.hasSuffix("kymo: error: 2 of 4 expressions are not understood\n"))
    let file = try #require(try folder.names().first)
    let text = String(decoding: try folder.read(file), as: UTF8.self)
    #expect(text.contains("bouncy") && text.contains("smooth") && !text.contains("boncy"))
  }

  @Test func withoutABadLineNothingChanges() throws {
    let plain = try kymo("sample", ".bouncy")
    let going = try kymo("sample", ".bouncy", "--keep-going")
    #expect(going.status == 0 && going.output == plain.output && going.errorText.isEmpty)
  }

  @Test func nothingIsWrittenIfNothingIsUnderstood() throws {
    let run = try kymo("sample", ".boncy", ".liner", "--keep-going")
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
  }
}
