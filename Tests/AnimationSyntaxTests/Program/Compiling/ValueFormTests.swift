import Testing

/// The form of a value, such as a lazy collection, that a variable keeps with the value; the texts are those that Swift
/// prints.
@Suite("Views: adapters, lazy collections and ends of chains in variables")
struct ValueFormTests {
  @Test(
    "what goes through others prints as a type of Swift's own, from a variable too",
    arguments: [
      "let r = [1, 2].reversed(); return \"\\(r)\"", "let r = [1].lazy; return \"\\(r)\"",
      "let r = [1].enumerated(); return \"\\(r)\"", "let r = zip([1], [2]); return \"\\(r)\"",
      "let r = [1].lazy.filter { $0 > 0 }; return \"\\(r)\"",
      "let r = [[1]].joined(); return \"\\(r)\"",
      "let r = stride(from: 0, to: 4, by: 2); return \"\\(r)\"",
      "let r = repeatElement(1, count: 2); return \"\\(r)\"",
      "let r = (1...5).dropFirst(); return \"\\(r)\"", "let r = \"a\".utf8; return \"\\(r)\"",
      "let r = [1, 2].reversed(); return String(describing: r)",
    ])
  func adaptersAreNotWritten(code: String) throws {
    try ValueTable.expect(code, makes: nil)
  }

  @Test(
    "what is made of adapters is known",
    arguments: [
      ("let r = [1, 2].reversed(); return \"\\(Array(r)) \\(r.map { $0 * 2 })\"", "[2, 1] [4, 2]"),
      ("let r: [Int] = [1, 2].reversed(); return \"\\(r)\"", "[2, 1]"),
      (
        "let r = [3, 1].lazy.map { $0 * 2 }; return \"\\(r.first!) \\(r.sorted()) \\(r.count)\"",
        "6 [2, 6] 2"
      ),
      ("let k = [\"a\": 1].keys; return \"\\(k)\"", "[\"a\"]"),
      ("let i = [1, 2].indices; return \"\\(i)\"", "0..<2"),
      ("let s = [1, 2, 3].dropFirst(); return \"\\(s)\"", "[2, 3]"),
    ])
  func madeOfAdapters(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text)
  }

  @Test("an index of a part of a text is none of a whole text, whatever type is written")
  func indices() throws {
    for type in ["String.Index", "String.Index?", "Substring.Index"] {
      try ValueTable.expect(
        """
        let s = "abc-def"
        let part = s.suffix(3)
        let j: \(type) = part.firstIndex(of: "e")!
        return "\\(s[j\(type.hasSuffix("?") ? "!" : "")])"
        """, makes: nil)
    }
    try ValueTable.expect(
      "let s = \"abc\"; let j: String.Index = s.firstIndex(of: \"b\")!; return \"\\(s[j])\"",
      makes: "b")
  }

  @Test("an initializer with a raw value may fail, and prints so")
  func rawValues() throws {
    try ValueTable.expect(
      "return \"\\(Side(rawValue: \"left\")?.rawValue) \\(Side(rawValue: \"up\"))\"",
      makes: "Optional(\"left\") nil", "enum Side: String { case left }")
    try ValueTable.expect(
      "return \"\\(Side(rawValue: \"left\"))\"", makes: nil, "enum Side: String { case left }")
  }

  @Test(
    "an element of an array of whole numbers and fractions is coalesced as Swift does, or not known"
  )
  func coalescedLiterals() throws {
    try ValueTable.expect("return \"\\([1.5, 2].first ?? 9)\"", makes: nil)
    try ValueTable.expect("return \"\\([1.5].first ?? 9.0) \\([1, 2].first ?? 9)\"", makes: "1.5 1")
    try ValueTable.expect("return \"\\([0.5, 1].max() ?? 0)\"", makes: "1.0")
  }
}
