import Testing

@testable import SwiftProgram

@Suite struct TextLinesTests {
  /// Line feeds end lines, and each character is one column, however many bytes it has.
  @Test(arguments: [
    ("", 0, 1, 1),
    ("ab", 0, 1, 1),
    ("ab", 2, 1, 3),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("\n\nab", 3, 3, 2),
    ("é", 2, 1, 2),
    ("a👩‍👩‍👧b", 19, 1, 3),
    ("é\ná b", 6, 2, 3),
    ("a\n", 2, 2, 1),
    ("a\nb", 99, 2, 2),
  ])
  func offsetsHaveALineAndAColumn(text: String, offset: Int, line: Int, column: Int) {
    let lines = TextLines(Array(text.utf8))
    #expect(lines.line(of: offset) == line)
    #expect(lines.column(of: offset) == column)
  }

  /// Every character of a text is at the place that is found by counting.
  @Test func placesAreThoseThatAreCounted() {
    let text = "let a = 1\n\n  let b = \"é\"\n"
    let lines = TextLines(Array(text.utf8))
    var (offset, line, column) = (0, 1, 1)
    for character in text {
      #expect(lines.line(of: offset) == line && lines.column(of: offset) == column)
      offset += String(character).utf8.count
      (line, column) = character == "\n" ? (line + 1, 1) : (line, column + 1)
    }
  }
}
