import Testing

/// Functions of texts and properties of characters.
///
/// The values are from Swift's compiler and Foundation on Linux.
@Suite("Views: texts and characters")
struct TextFunctionsTests {
  @Test("functions give what Swift's give")
  func values() throws {
    try ValueTable().expect([
      #"Double("a, b, c".components(separatedBy: ", ")[1].count)"#: 1,
      #"Double("a b c".split(separator: " ", maxSplits: 1).count)"#: 2,
      #"Double("a b c".split(separator: " ", maxSplits: 1)[1].count)"#: 3,
      #"Double("a  b".split(separator: " ", omittingEmptySubsequences: false).count)"#: 3,
      #"Double("a, b".split(separator: ", ").count)"#: 2,
      #"Double("a  b".components(separatedBy: " ").count)"#: 3,
      #"Double("".components(separatedBy: ",").count)"#: 1,
      #"Double("".split(separator: ",").count)"#: 0,
      #"Double("ab".components(separatedBy: "").count)"#: 1,
      #"Double("a1b2".components(separatedBy: .decimalDigits).count)"#: 3,
      #"Double(" a\n".trimmingCharacters(in: .whitespaces).count)"#: 2,
      #"Double(" a\n".trimmingCharacters(in: .whitespacesAndNewlines).count)"#: 1,
      #"Double("\n a ".trimmingCharacters(in: .newlines).count)"#: 3,
      #"Double("a-b".replacingOccurrences(of: "-", with: "+++").count)"#: 5,
      #""hello".hasPrefix("he") ? 1 : 0"#: 1,
      #""hello".contains("ll") ? 1 : 0"#: 1,
      #""hello".contains("z") ? 1 : 0"#: 0,
      #"Double("Hello World".lowercased().split(separator: " ").map(\.count).max()!)"#: 5,
      #""hello".uppercased() == "HELLO" ? 1 : 0"#: 1,
      #"Double("a,b,c".split(separator: ",").map { String($0) }.joined().count)"#: 3,
      #"Double(Character("7").wholeNumberValue!)"#: 7,
      #"Character("a").isLetter ? 1 : 0"#: 1,
      #"Character(" ").isWhitespace ? 1 : 0"#: 1,
      #"Double(Character("a").asciiValue!)"#: 97,
      #"Character("A").isUppercase ? 1 : 0"#: 1,
      #"Double("a\tb".split(whereSeparator: { $0.isWhitespace }).count)"#: 2,
      #"Double("ab12".filter(\.isNumber).count)"#: 2,
      #"Double("x".padding(toLength: 4, withPad: ".", startingAt: 0).count)"#: 4,
      #"Double("hello".range(of: "ll") != nil ? 1 : 0)"#: 1,
      #"Double("Hello".localizedCaseInsensitiveContains("ELL") ? 1 : 0)"#: 1,
      #"Double("hello".index("hello".startIndex, offsetBy: 2) > "hello".startIndex ? 1 : 0)"#: 1,
      #"Double("hello"["hello".index("hello".startIndex, offsetBy: 1)] == "e" ? 1 : 0)"#: 1,
      #"Double("hello".distance(from: "hello".startIndex, to: "hello".endIndex))"#: 5,
      #"" a\n".trimmingCharacters(in: .whitespaces.inverted) == " a\n" ? 0 : 1"#: 1,
      #"Double("a1-b2".components(separatedBy: .alphanumerics.inverted)[1] == "b2" ? 1 : 0)"#: 1,
      #"let name = "ada lovelace"; let i = name.firstIndex(of: " ")!; return name[..<i] == "ada" ? 1 : 0"#:
        1,
      #"let t = "abc"; let r = t.range(of: "bc")!; return t[r] == "bc" ? 1 : 0"#: 1,
      #"Double("abc".padding(toLength: 2, withPad: "x", startingAt: 0).count)"#: 2,
      #""7".padding(toLength: 4, withPad: "ab", startingAt: 1) == "7bab" ? 1 : 0"#: 1,
      #""\u{e9}1".filter { $0.isASCII } == "1" ? 1 : 0"#: 1,
      #"Double("c3".compactMap(\.hexDigitValue).reduce(0, +))"#: 15,
    ])
  }

  @Test("a letter is typed after the other")
  func typing() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var shown = ""
        let text = "Hey"
        var body: some View {
          Circle().scaleEffect(Double(shown.count)).onTapGesture { type(0) }
        }
        func type(_ n: Int) {
          guard n < text.count else { return }
          shown.append(text[text.index(text.startIndex, offsetBy: n)])
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { type(n + 1) }
        }
      }
      """, doing: "at(0.2) { tap(\"Circle\") }")
    played.expect("Circle.scaleEffect", [0: 0, 0.2: 1, 0.3: 2, 0.4: 3])
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test(
    "what is not known of a text is said",
    arguments: [
      "\"a\".index(before: \"a\".startIndex)", "\"a\".index(\"a\".endIndex, offsetBy: 1)",
    ])
  func traps(index: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn && \(index) > "a".startIndex ? 1 : 0)
            .onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.notes.contains { $0.contains("where an app stops") })
  }
}
