import TestSupport
import Testing

@Suite(.runsPrograms) struct MadeOnceTests {
  private struct Refusal: Error {}

  @Test func eachIsMadeOnce() throws {
    let made = MadeOnce<String, Int>()
    var count = 0
    func value(_ key: String) throws -> Int {
      try made.value(of: key) {
        count += 1
        return count
      }
    }
    #expect(try [value("a"), value("b"), value("a"), value("b")] == [1, 2, 1, 2])
  }

  @Test func whatFailsIsNotTriedAgain() {
    let made = MadeOnce<String, Int>()
    #expect(throws: Refusal.self) { try made.value(of: "a") { throw Refusal() } }
    #expect(throws: Refusal.self) { try made.value(of: "a") { 1 } }
  }

  /// The shared result is the same as that of a separate run.
  @Test func anotherRunGivesTheSame() throws {
    #expect(
      try kymoOnce("plot", "--help") == kymo(["plot", "--help"], environment: ["COLUMNS": "80"]))
    let folder = try TemporaryFolder()
    for (words, name) in [
      (["play"] + PlayBrowserTests.expressions, "a.html"), (["play", ".bouncy"], "a.svg"),
      (["tune", ".bouncy", ".smooth"], "a.html"),
    ] {
      #expect(try kymo(words + ["-o", folder.file(name)]).status == 0)
      let own = try folder.read(name)
      #expect(try fileOnce(words, name) == own)
    }
  }

  @Test func aFileThatIsRefusedIsAnError() {
    #expect(throws: (any Error).self) { try fileOnce(["plot", ".bounzy"], "a.svg") }
  }
}
