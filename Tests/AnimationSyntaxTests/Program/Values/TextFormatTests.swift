import AnimationSyntax
import Testing

/// Formats determine whether a text is unchanged, which is tested through the texts that a person can tap.
@Suite("Views: formats of numbers")
struct TextFormatTests {
  @Test(
    "a format style writes a number as in English, with groups of digits",
    arguments: [
      ("98", ".number", "98"), ("0.5", ".number", "0.5"), ("0.1 + 0.2", ".number", "0.3"),
      ("5.0", ".number", "5"), ("0.125", ".percent", "12.5%"), ("98", ".percent", "98%"),
      ("1234.5", ".number.grouping(.never)", "1234.5"), ("1234.5", ".number", "1,234.5"),
      ("-1234567", ".number", "-1,234,567"), ("12.5", ".percent", "1,250%"),
      ("0.07", ".percent", "7%"), ("999", ".number", "999"),
      ("1e9 + 0.5", ".number", "1,000,000,000.5"),
      ("1.015", ".number.precision(.fractionLength(2))", "1.02"),
      ("1234.5678", ".number.precision(.fractionLength(2))", "1,234.57"),
      ("2.5", ".number.precision(.fractionLength(0))", "2"),
      ("2.5", ".number.precision(.fractionLength(3))", "2.500"),
      ("2.5", ".number.precision(.fractionLength(0...3))", "2.5"),
      ("-0.25", ".percent.precision(.fractionLength(0))", "-25%"),
      ("3.5", ".currency(code: \"EUR\")", "€3.50"), ("350", ".currency(code: \"JPY\")", "¥350"),
      ("-1234.5", ".currency(code: \"USD\")", "-$1,234.50"),
    ])
  func styles(value: String, style: String, text: String) throws {
    for view in [
      "Text(\(value), format: \(style))", "Text((\(value)).formatted(\(style)))",
      "Text(\"\\(\(value), format: \(style))\")",
    ] {
      let played = try PlayedViews(
        """
        struct ContentView: View {
          @State var x = 0.0
          var body: some View {
            Button { withAnimation { x = 1 } } label: { \(view) }
            Circle().opacity(x)
          }
        }
        """, doing: "tap(\"\(text)\")")
      #expect(played.attributes == ["Circle.opacity"], "\(view)")
    }
  }

  /// The texts are from a program that Swift's compiler built.
  @Test("a style without arguments has groups too, and styles that are not computed are named")
  func otherStyles() throws {
    try ValueTable.expect(
      "let n = 1234567, x = 1234.5; return \"\\(n.formatted()) \\(x.formatted())\"",
      makes: "1,234,567 1,234.5")
    for style in [".number.notation(.compactName)", ".number.precision(.significantDigits(3))"] {
      let played = try PlayedViews(
        """
        struct ContentView: View {
          @State private var isOn = false
          var count: Int { 12345.formatted(\(style)).count }
          var body: some View {
            Circle().offset(x: isOn ? Double(count) : 0).onTapGesture { isOn.toggle() }
          }
        }
        """, doing: "tap(\"Circle\")")
      #expect(
        played.notes.contains { $0.contains("is a format that is not computed") },
        "\(played.notes)")
    }
  }

  @Test("a format writes numbers as the C library does, and what is not known of it is said")
  func directives() throws {
    try ValueTable(
      properties: """
        func reads(_ text: String, _ expected: String) -> Double { text == expected ? 1 : 0 }
        """
    ).expect([
      #"reads(String(format: "%x %X %o", 255, 255, 8), "ff FF 10")"#: 1,
      #"reads(String(format: "%e", 12345.678), "1.234568e+04")"#: 1,
      #"reads(String(format: "%+d % d", 5, 5), "+5  5")"#: 1,
      #"reads(String(format: "%5.1f|%-5d|", 2.25, 5), "  2.2|5    |")"#: 1,
      #"reads(String(format: "%.2f %.2f", 2.675, 0.125), "2.67 0.12")"#: 1,
      #"reads(String(format: "%c%c %i", 72, 105, 7), "Hi 7")"#: 1,
      #"reads(String(format: "%g", 0.0001), "0.0001")"#: 1,
      #"reads(String(format: "%02d:%02d %d%%", 3, 7, 45), "03:07 45%")"#: 1,
      #"reads(String(format: "%ld %@", 3_000_000_000, "x"), "3000000000 x")"#: 1,
    ])
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var count: Int { String(format: "%*d", 5, 7).count }
        var body: some View {
          Circle().offset(x: isOn ? Double(count) : 0).onTapGesture { isOn.toggle() }
        }
      }
      """, doing: "tap(\"Circle\")")
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("String(format:") })
  }

  @Test("tuples, ranges and dictionaries read as Swift prints them")
  func printed() throws {
    try ValueTable().expect([
      #""\((1, "a"))" == "(1, \"a\")" ? 1 : 0"#: 1,
      #""\((x: 1.5, y: 2))" == "(x: 1.5, y: 2)" ? 1 : 0"#: 1,
      #""\(1...3) \(0..<3) \(0.5...1)" == "1...3 0..<3 0.5...1.0" ? 1 : 0"#: 1,
      #""\([1: "x"])" == "[1: \"x\"]" ? 1 : 0"#: 1,
    ])
  }
}
