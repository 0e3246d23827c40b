import TestSupport
import Testing

@Suite("JSON checker")
struct JSONValueTests {
  @Test("reads what the grammar allows")
  func wellFormed() throws {
    let text = #"{"a": [1, -2.5e-07, true, false, null], "b": {}, "c": "x\"\\\n\u001f"}"# + "\n"
    let value = try JSONValue(Array(text.utf8))
    #expect(value.names == ["a", "b", "c"])
    #expect(value["a"]?.count == 5)
    #expect(value["a"]?[1]?.double == -2.5e-7)
    #expect(value["c"] == .string("x\"\\\n\u{1F}"))
  }

  @Test(
    "refuses what the grammar forbids",
    arguments: [
      "", "{}", "{}\n\n", "{} x\n", "{\"a\": inf}\n", "{\"a\": nan}\n", "{\"a\": 1.}\n",
      "{\"a\": 01}\n", "{\"a\": +1}\n", "{\"a\": 1,}\n", "[1,]\n", "[1 2]\n", "{\"a\" 1}\n",
      "{a: 1}\n", "{\"a\": 1, \"a\": 2}\n", "[\"a\n\"]\n", "[\"\\x\"]\n", "[\"a]\n", "[\n", "[1}\n",
    ])
  func malformed(text: String) {
    #expect(throws: JSONValue.Malformed.self) { try JSONValue(Array(text.utf8)) }
  }
}
