import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test func `a text without a golden is a problem`() {
    #expect(Golden.problem(of: "text", named: "absent", testFile: "/nowhere/Test.swift") != nil)
  }

  @Test func `a text is compared byte for byte`() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "Test.swift")
    #expect(throws: (any Error).self) { try Golden.names(testFile: folder.file("Test.swift")) }
  }
}
