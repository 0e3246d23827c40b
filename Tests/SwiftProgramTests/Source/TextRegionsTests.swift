import Testing

@testable import SwiftProgram

@Suite struct TextRegionsTests {
  /// Returns the text with comments as `-`, quoted text as `q` and code unchanged.
  private func shown(_ text: String, marksNumberSigns: Bool = false) -> String {
    let regions = TextRegions(Array(text.utf8), marksNumberSigns: marksNumberSigns)
    return zip(regions.bytes, regions.regions).map { byte, region in
      switch region {
      case .code: String(UnicodeScalar(byte))
      case .comment: "-"
      case .quoted: "q"
      }
    }.joined()
  }

  @Test(arguments: [
    ("a//b\nc", "a---\nc"),
    ("a/*b*/c", "a-----c"),
    ("a/*b/*c*/d*/e", "a-----------e"),
    ("a/*b\nc*/d", "a---\n---d"),
    ("a/*b", "a---"),
    ("a / b", "a / b"),
    ("\"//\"a", "qqqqa"),
    ("\"a\n//", "\"a\n--"),
    ("'a=b'=c", "qqqqq=c"),
    ("Bob's 'x'", "Bob's 'x'"),
    ("a # b", "a # b"),
  ])
  func tellsCodeFromCommentsAndQuotes(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: [
    ("# a\nb", "---\nb"),
    ("  # a", "  ---"),
    ("a # b", "a ---"),
    ("a #b", "a #b"),
    ("a#", "a#"),
    ("a #", "a -"),
    ("\"# a\"", "qqqqq"),
  ])
  func numberSignsAreCommentsInFiles(text: String, expected: String) {
    #expect(shown(text, marksNumberSigns: true) == expected)
  }

  @Test func trimmingLeavesOutCommentsAndBlanks() {
    let text = TextRegions(Array(" /* a */ b c // d\n ".utf8))
    #expect(text.string(in: text.trimmed(0..<text.bytes.count)) == "b c")
    let empty = TextRegions(Array(" // d".utf8))
    #expect(empty.trimmed(0..<5).isEmpty)
  }

  @Test(
    "brackets are paired with the nearest of their kind that is open",
    arguments: [
      ("a(b[c]{d})", [1, 3, 5, 6, 8, 9]), ("foo(\n.x(1)", [7, 9]), ("a(b]c", []), ("a)b(", []),
      ("(a[b)c]", [0, 4]), ("f(/*)*/)", [1, 7]), ("f(\")\")", [1, 5]), ("([)]", [0, 2]),
    ])
  func pairedBrackets(text: String, places: [Int]) {
    #expect(TextRegions(Array(text.utf8)).pairedBrackets.sorted() == places)
  }
}
