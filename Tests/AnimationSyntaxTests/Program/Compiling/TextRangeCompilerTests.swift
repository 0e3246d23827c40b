import Testing

/// Ranges between texts, and the texts that they contain; the results are those that Swift prints.
@Suite("Views: ranges of texts")
struct TextRangeCompilerTests {
  @Test func patterns() throws {
    try ValueTable.expect(
      "return \"aQ5é!\".map(kind).joined(separator: \" \")",
      makes: "vowel upper digit letter other",
      """
      func kind(_ letter: Character) -> String {
        switch letter {
        case "a", "e": "vowel"
        case "A"..."Z": "upper"
        case "0"..<":": "digit"
        case _ where letter.isLetter: "letter"
        default: "other"
        }
      }
      """)
  }

  @Test func elements() throws {
    try ValueTable.expect(
      "return \"\\((\"a\"...\"f\").contains(\"c\")) \\((\"a\"..<\"f\").contains(\"f\"))\"",
      makes: "true false")
    try ValueTable.expect("return \"a1b2\".filter { (\"0\"...\"9\").contains($0) }", makes: "12")
  }
}
