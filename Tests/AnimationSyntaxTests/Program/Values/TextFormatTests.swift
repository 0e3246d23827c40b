import AnimationSyntax
import Testing

/// Formats decide whether a text reads as before: they are seen by what a person can tap.
@Suite("Views: formats of numbers")
struct TextFormatTests {
  @Test(
    "a format style writes a number without groups of digits",
    arguments: [
      ("98", ".number", "98"), ("0.5", ".number", "0.5"), ("0.1 + 0.2", ".number", "0.3"),
      ("5.0", ".number", "5"), ("0.125", ".percent", "12.5%"), ("98", ".percent", "98%"),
      ("1234.5", ".number.grouping(.never)", "1234.5"),
      ("2.5", ".number.precision(.fractionLength(0))", "2"),
      ("2.5", ".number.precision(.fractionLength(3))", "2.500"),
      ("2.5", ".number.precision(.fractionLength(0...3))", "2.5"),
      ("-0.25", ".percent.precision(.fractionLength(0))", "-25%"),
      ("3.5", ".currency(code: \"EUR\")", "3.50 EUR"),
      ("350", ".currency(code: \"JPY\")", "350 JPY"),
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
}
