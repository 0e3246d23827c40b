import TestSupport
import Testing

@Suite("Text difference")
struct TextDifferenceTests {
  @Test("is empty for equal texts", arguments: ["", "a", "a\n", "\n\n", "ä\nb\r\n"])
  func equal(text: String) {
    let difference = TextDifference(expected: text, actual: text)
    #expect(difference.isEmpty)
    #expect("\(difference)" == "no difference")
  }

  @Test("shows a changed line between its neighbours, what is missing first")
  func change() {
    let difference = TextDifference(expected: "a\nb\nc", actual: "a\nB\nc")
    #expect(!difference.isEmpty)
    #expect("\(difference)" == " a\n-b\n+B\n c")
  }

  @Test(
    "notices what the eye does not",
    arguments: [
      ("a", "a\n"), ("a\r\nb", "a\nb"), ("a ", "a"), ("\u{E4}", "a\u{308}"), ("", "\n"),
    ])
  func subtle(expected: String, actual: String) {
    #expect(!TextDifference(expected: expected, actual: actual).isEmpty)
    #expect(!TextDifference(expected: actual, actual: expected).isEmpty)
  }

  @Test("shows added and removed lines at the ends")
  func ends() {
    #expect("\(TextDifference(expected: "b\nc", actual: "a\nb"))" == "+a\n b\n-c")
  }

  @Test("leaves out equal lines far from a change and counts them")
  func context() {
    let lines = (1...20).map(String.init)
    var changed = lines
    changed[9] = "ten"
    let difference = TextDifference(
      expected: lines.joined(separator: "\n"), actual: changed.joined(separator: "\n"))
    #expect(
      "\(difference)" == """
          … 6 equal lines
         7
         8
         9
        -10
        +ten
         11
         12
         13
          … 7 equal lines
        """)
  }

  @Test("gives both texts back from its lines", arguments: [1, 2, 3, 4, 5])
  func bothTexts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let expected = (0..<30).map { _ in ["a", "b", "c"].randomElement(using: &random) ?? "" }
    let actual = (0..<30).map { _ in ["a", "b", "c"].randomElement(using: &random) ?? "" }
    let difference = TextDifference(
      expected: expected.joined(separator: "\n"), actual: actual.joined(separator: "\n"))
    var old: [String] = []
    var new: [String] = []
    for line in difference.lines {
      switch line {
      case .common(let text):
        old.append(text)
        new.append(text)
      case .missing(let text): old.append(text)
      case .unexpected(let text): new.append(text)
      }
    }
    #expect(old == expected && new == actual, "\(random)")
  }
}
