import RecordingFormats
import TestSupport
import Testing

@Suite("JSON writer")
struct JSONWriterTests {
  @Test("lays out members and elements as asked")
  func layout() {
    var json = JSONWriter()
    json.document { json in
      json.schema("kymograph/example", version: 1)
      json.member("yes", true)
      json.member("no", false)
      json.object("empty") { _ in }
      json.array("nothing", .inline) { _ in }
      json.array("words") { words in
        words.element("a")
        words.element("b")
      }
      json.array("numbers", .inline) { numbers in
        numbers.element(1)
        numbers.element(0.5)
      }
      json.array("rows") { rows in
        rows.object(.inline) { row in
          row.member("time", 0.25)
          row.object("at") { $0.member("x", 1) }
        }
        rows.array { $0.object { $0.member("name", "deep") } }
      }
    }
    let difference = TextDifference(
      expected: """
        {
          "schema": "kymograph/example",
          "version": 1,
          "yes": true,
          "no": false,
          "empty": {},
          "nothing": [],
          "words": [
            "a",
            "b"
          ],
          "numbers": [1, 0.5],
          "rows": [
            {"time": 0.25, "at": {"x": 1}},
            [
              {
                "name": "deep"
              }
            ]
          ]
        }

        """, actual: json.text)
    #expect(difference.isEmpty, "\(difference)")
  }

  @Test(
    "gives every text back",
    arguments: ["", "\"", "\\", "a\nb\tc\rd", "\u{0}\u{1F}\u{7F}", "Größe 👍", "\u{2028}"])
  func strings(text: String) throws {
    let value = try document { json in
      json.member(text, text)
      json.array("list") { $0.element(text) }
    }
    #expect(value[text] == .string(text))
    #expect(value["list"]?[0] == .string(text))
  }

  @Test(
    "gives every number back, bit for bit, except the sign of zero",
    arguments: AwkwardNumbers.finite)
  func numbers(number: Double) throws {
    let value = try document { json in
      json.member("number", number)
      json.array("list") { $0.element(number) }
    }
    let bits = number == 0 ? 0 : number.bitPattern
    #expect(value["number"]?.double?.bitPattern == bits)
    #expect(value["list"]?[0]?.double?.bitPattern == bits)
  }

  @Test("writes whole numbers with all their digits", arguments: [0, -1, Int.max, Int.min])
  func integers(number: Int) throws {
    #expect(try document { $0.member("number", number) }["number"] == .number(String(number)))
  }

  @Test(
    "replaces a number that is not finite by null and its reason",
    arguments: [
      (.infinity, "positive infinity"), (-.infinity, "negative infinity"), (.nan, "not a number"),
    ] as [(Double, String)])
  func notFinite(number: Double, reason: String) throws {
    let value = try document { json in
      json.member("peak", number)
      json.array("list", .inline) { $0.element(number) }
    }
    #expect(value.names == ["peak", "peakReason", "list"])
    #expect(value["peak"] == .null)
    #expect(value["peakReason"] == .string(reason))
    #expect(value["list"]?[0] == .null)
  }

  @Test("says why a number does not exist, and nothing if it does")
  func optional() throws {
    let value = try document { json in
      json.member("overshoot", nil, orNullBecause: "it does not overshoot")
      json.member("settled", 0.5, orNullBecause: "it does not settle")
      json.member("endless", .infinity, orNullBecause: "it does not exist")
    }
    #expect(
      value
        == .object([
          .init(name: "overshoot", value: .null),
          .init(name: "overshootReason", value: .string("it does not overshoot")),
          .init(name: "settled", value: .number("0.5")),
          .init(name: "endless", value: .null),
          .init(name: "endlessReason", value: .string("positive infinity")),
        ]))
  }

  @Test("passes on what its content throws")
  func failure() {
    struct Refusal: Error {}
    var json = JSONWriter()
    #expect(throws: Refusal.self) {
      try json.document { json in try json.array("a") { _ in throw Refusal() } }
    }
  }

  @Test("hands its text on while it is written")
  func drain() {
    var json = JSONWriter()
    var bytes: [UInt8] = []
    var chunks = 0
    json.document { json in
      json.array("rows") { rows in
        for index in 0..<20_000 {
          rows.object(.inline) { $0.member("index", index) }
          rows.drain {
            bytes += $0
            chunks += 1
          }
        }
      }
    }
    json.flush { bytes += $0 }
    #expect(chunks > 2)
    #expect(throws: Never.self) {
      let value = try JSONValue(bytes)
      #expect(value["rows"]?.count == 20_000)
    }
  }

  @Test("traps when a member is written into an array")
  func memberInArray() async {
    await #expect(processExitsWith: .failure) {
      var json = JSONWriter()
      json.document { json in json.array("list") { $0.member("name", 1) } }
    }
  }

  @Test("traps when an element is written into an object")
  func elementInObject() async {
    await #expect(processExitsWith: .failure) {
      var json = JSONWriter()
      json.document { $0.element(1) }
    }
  }

  /// Writes a document and reads it.
  private func document(_ content: (inout JSONWriter) -> Void) throws -> JSONValue {
    var json = JSONWriter()
    json.document(content)
    return try JSONValue(json.bytes)
  }
}
