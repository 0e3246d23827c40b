import RecordingFormats
import Testing

@Suite struct JSONTextTests {
  @Test func allKindsOfValuesAreRead() throws {
    let json = try JSONText(
      """
      {"a": [1, -2.5e3, true, false, null], "b": {"c": "x\\n\\"\\u00e9\\ud83d\\ude00/"},
       "d": [], "e": {}}
      """)
    #expect(
      json.member("a")?.elements
        == [.number(1), .number(-2500), .bool(true), .bool(false), .null])
    #expect(json.member("b")?.member("c")?.text == "x\n\"é😀/")
    #expect(json.member("d")?.elements == [] && json.member("e") == .object([]))
    #expect(json.member("f") == nil && json.text == nil && json.number == nil)
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("{\n\"a\": 1,\n}", 3), ("[1\n2]", 2), ("nul", 1), ("{\"a\" 1}", 1),
    ("\"\\x\"", 1), ("\"\\ud83d\"", 1), ("1 2", 1), ("[1,]", 1), ("1e999", 1), ("\"a\nb\"", 1),
  ])
  func whatIsNoJSONIsToldWithItsLine(text: String, line: Int) {
    #expect {
      try JSONText(text)
    } throws: { ($0 as? DataError)?.line == line }
  }

  @Test func whatIsTooDeepIsToldWithItsLine() {
    whatIsNoJSONIsToldWithItsLine(text: String(repeating: "[", count: 1000), line: 1)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var writer = JSONWriter()
    writer.document { json in
      json.schema("kymograph/test", version: 3)
      json.member("text", "a \"quoted\" \\ line\n\ttab \u{1} é")
      json.member("number", 0.1 + 0.2)
      json.member("none", nullBecause: "it is not there")
    }
    let json = try JSONText(writer.text)
    #expect(json.member("version")?.number == 3)
    #expect(json.member("text")?.text == "a \"quoted\" \\ line\n\ttab \u{1} é")
    #expect(json.member("number")?.number == 0.1 + 0.2)
    #expect(json.member("none") == .null)
  }
}
