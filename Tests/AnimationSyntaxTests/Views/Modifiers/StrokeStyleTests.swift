import AnimationSyntax
import Testing

/// Stroke styles that properties and functions give by their type.
@Suite("Views: stroke styles")
struct StrokeStyleTests {
  @Test(
    "the width of a line is known from '.init' too",
    arguments: [
      ("var style: StrokeStyle { .init(lineWidth: width, lineCap: .round) }", "style", 6),
      ("var style: StrokeStyle { StrokeStyle(lineWidth: width) }", "style", 6),
      ("func style(_ width: Double) -> StrokeStyle { .init(lineWidth: width) }", "style(width)", 6),
      (
        "var style: StrokeStyle { var style = StrokeStyle(lineWidth: 3); style.lineWidth = width; return style }",
        "style", 6
      ),
      (
        "let fixed: StrokeStyle = .init(lineWidth: 4)", ".init(lineWidth: fixed.lineWidth * width)",
        24
      ),
    ] as [(String, String, Double)])
  func widths(member: String, style: String, half: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var width = 2.0
        \(member)
        var body: some View {
          Circle().stroke(.red, style: \(style))
            .onTapGesture { withAnimation(.linear(duration: 1)) { width = 10 } }
        }
      }
      """, options: .init())
    played.expect("Circle.stroke.lineWidth", [1: half])
  }
}
