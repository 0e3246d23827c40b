import TestSupport
import Testing

@Suite("Temporary folder")
struct TemporaryFolderTests {
  @Test("keeps what is written into it")
  func files() throws {
    let folder = try TemporaryFolder()
    #expect(try folder.names() == [])
    let path = try folder.write([1, 2, 3], to: "b")
    try folder.write([], to: "a")
    #expect(path == folder.file("b"))
    #expect(try folder.read("b") == [1, 2, 3])
    #expect(try folder.names() == ["a", "b"])
  }

  @Test("is gone when nothing holds it, with all that is in it")
  func removal() throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let written = try folder?.write([1], to: "file")
    let path = try #require(written)
    let shell = ToolRunner(executable: "/bin/sh")
    #expect(try shell.run(["-c", "test -f \(path)"]).status == 0)
    folder = nil
    #expect(try shell.run(["-c", "test -e \(path)"]).status == 1)
  }

  @Test("is another one each time")
  func separate() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(first.path != second.path)
  }
}
