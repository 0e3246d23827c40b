import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: numbers that are read")
struct ViewNumberTextTests {
  private static func view(_ text: String, _ modifier: String) -> String {
    """
    struct ContentView: View {
      @State private var count = 98
      var body: some View {
        VStack { \(text) }\(modifier).onTapGesture { withAnimation(.bouncy) { count += 4 } }
      }
    }
    """
  }

  @Test(
    "digits roll as those of a number in a scenario",
    arguments: [
      ("Text(\"\\(count)\").contentTransition(.numericText())", ""),
      ("Text(\"\\(count) points\")", ".contentTransition(.numericText())"),
      ("Text(count, format: .number)", ".contentTransition(.numericText(value: Double(count)))"),
    ])
  func roll(text: String, modifier: String) throws {
    let played = try PlayedViews(Self.view(text, modifier))
    #expect(played.attributes == ["Text", "Text.roll"])
    let scenario = try ScenarioFile.parse(
      """
      @State var count = 98
      count.contentTransition(.numericText())
      at(0.5) { withAnimation(.bouncy) { count += 4 } }
      """, fileName: "a.swift"
    ) { _ in "" }
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario).run { rows.append($0) }
    for (attribute, name) in [("count", "Text"), ("count.roll", "Text.roll")] {
      let wanted = rows.filter { $0.attribute == attribute }
      let found = played.rows.filter { $0.attribute == name }
      #expect(found.map(\.value) == wanted.map(\.value))
      #expect(found.map(\.event) == wanted.map(\.event))
    }
  }

  @Test("without an animation a number jumps, and an unchanging one has no rows")
  func jump() throws {
    let played = try PlayedViews(
      Self.view("Text(\"\\(count)\"); Text(\"\\(7)\")", ".contentTransition(.numericText())"),
      doing: "at(0.5) { count = 5 }")
    #expect(played.row("Text[1]", at: 0.5)?.event == "jump")
    #expect(!played.attributes.contains("Text[2]"))
  }

  @Test("a text without a content transition, and one of several values, has no rows")
  func others() throws {
    #expect(try PlayedViews(Self.view("Text(\"\\(count)\")", "")).attributes.isEmpty)
    let played = try PlayedViews(
      Self.view("Text(\"\\(count) of \\(count)\")", ".contentTransition(.numericText())"))
    #expect(played.attributes.isEmpty)
  }
}
