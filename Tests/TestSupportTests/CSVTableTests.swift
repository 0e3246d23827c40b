import TestSupport
import Testing

@Suite("CSV checker")
struct CSVTableTests {
  @Test("reads what the grammar allows")
  func wellFormed() throws {
    let table = try CSVTable(Array("a,b\n\"x,\"\"y\"\"\n\",\n".utf8))
    #expect(table.rows == [["a", "b"], ["x,\"y\"\n", ""]])
  }

  @Test(
    "refuses what the grammar forbids",
    arguments: ["a", "a,b\nc", "a\"b\n", "\"a\n", "\"a\"b\n", "a\r\n", "a,"])
  func malformed(text: String) {
    #expect(throws: CSVTable.Malformed.self) { try CSVTable(Array(text.utf8)) }
  }
}
