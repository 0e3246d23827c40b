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

  @Test(
    "what goes through others prints as a type of Swift's own where something else holds it",
    arguments: [
      "return \"\\(Held().r)\"", "return \"\\(Held())\"", "return \"\\(Held.e)\"",
      "return \"\\(Held().back)\"", "return \"\\(Held().written)\"", "return \"\\(turned)\"",
      "var h = Later(); return \"\\(h.r)\"", "let t = ([1].reversed(), 1); return \"\\(t)\"",
      "return \"\\([[1]].map { $0.reversed() })\"",
      "let n: [Int]? = [1]; return \"\\(n?.reversed())\"",
      "let r = [1].reversed(); let f = { [r] in \"\\(r)\" }; return f()",
    ])
  func heldAdaptersAreNotWritten(code: String) throws {
    try ValueTable.expect(code, makes: nil, Self.holders)
  }

  private static let holders = """
    let turned = [1, 2].reversed()
    struct Held {
      let r = [1, 2].reversed()
      static let e = ["a"].enumerated()
      let written: ReversedCollection<[Int]> = [1, 2].reversed()
      var back: ReversedCollection<[Int]> { [1, 2].reversed() }
    }
    struct Later { lazy var r = [3].reversed() }

    """

  @Test(
    "what is made of adapters that something else holds is known",
    arguments: [
      (
        "let s = Held(); return \"\\(Array(s.r)) \\(s.r.map { $0 + 1 }) \\(s.r.first!) \\(s.r.count)\"",
        "[2, 1] [3, 2] 2 2"
      ),
      ("return \"\\(Held.e.map { \"\\($0)\\($1)\" }) \\(Array(Held().back))\"", "[\"0a\"] [2, 1]"),
      (
        "let r = [1, 2].reversed(); let f = { [r] in r.map { $0 * 2 } }; return \"\\(f()) \\([r, r].map { $0.first! })\"",
        "[4, 2] [2, 2]"
      ),
      (
        "return \"\\([1, 2].reversed() as [Int]) \\(zip(Held().r, [5]).map { $0 + $1 })\"",
        "[2, 1] [7]"
      ),
    ])
  func madeOfHeldAdapters(code: String, text: String) throws {
    try ValueTable.expect(code, makes: text, Self.holders)
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

  /// The texts are from a program that Swift's compiler built.
  @Test(
    "raw values are those of their literals",
    arguments: [
      (
        "enum K: Int { case a = 0x10, b, c = 0b11, d = -1, e }",
        "[K.a, .b, .c, .d, .e].map(\\.rawValue)", "[16, 17, 3, -1, 0]"
      ),
      (
        "enum K: UInt8 { case a = 0x10, b }",
        "(K.b.rawValue, ~K.a.rawValue, K(rawValue: 17) == .b)",
        "(17, 239, true)"
      ),
      (
        "enum K: Double { case a = 1, b, c = -0.5 }", "[K.a, .b, .c].map(\\.rawValue)",
        "[1.0, 2.0, -0.5]"
      ),
      (
        "enum K: String { case a, b = \"\\u{41}\\t\" }", "[K.a.rawValue, K.b.rawValue]",
        "[\"a\", \"A\\t\"]"
      ),
    ])
  func rawValueLiterals(declaration: String, value: String, text: String) throws {
    try ValueTable.expect("return \"\\(\(value))\"", makes: text, declaration)
  }

  @Test(
    "an element of an array of whole numbers and fractions is coalesced as Swift does, or not known"
  )
  func coalescedLiterals() throws {
    try ValueTable.expect("return \"\\([1.5, 2].first ?? 9)\"", makes: nil)
    try ValueTable.expect("return \"\\([1.5].first ?? 9.0) \\([1, 2].first ?? 9)\"", makes: "1.5 1")
    try ValueTable.expect("return \"\\([0.5, 1].max() ?? 0)\"", makes: "1.0")
    for code in [
      "let v = [1.5, 2.5].first ?? 0; return \"\\(v)\"",
      "let v = [\"a\": 1.0][\"b\"] ?? 0; return \"\\(v)\"",
      "let v = [3.0].first { $0 < 1 } ?? 2; return \"\\(v)\"",
      "let t = (a: [3.5].first ?? 2, b: 1); return \"\\(t)\"",
      "let f = { [3.5].first ?? 2 }; return \"\\(f())\"",
      "let v = [[3.0, 1], []].first ?? []; return \"\\(v)\"",
      "let v = [[3.0], [2.0]].last ?? [1]; return \"\\(v)\"",
    ] {
      try ValueTable.expect(code, makes: nil)
    }
    try ValueTable.expect(
      """
      let w: Double = [1.5, 2].first ?? 0
      let q = ([1.5, 2].first ?? 0) * 2
      let z = [1.5, 2].filter { $0 > 1 }.first ?? 0
      return "\\(w) \\(q) \\(z)"
      """, makes: "1.5 3.0 1.5")
    try ValueTable.expect(
      "let w: [Double] = [[3.0, 1], []].first ?? []; return \"\\(w) \\([[3.0, 1.0], []].first ?? [])\"",
      makes: "[3.0, 1.0] [3.0, 1.0]")
  }
}
