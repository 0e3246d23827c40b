import AnimationSyntax
import Testing

/// Button styles that trigger the action of their button themselves.
@Suite("Views: styles that trigger")
struct PrimitiveStyleTests {
  private static func view(_ body: String, _ kind: String = "PrimitiveButtonStyle") -> String {
    """
    struct Own: \(kind) {
      @State private var isDown = false
      func makeBody(configuration: Configuration) -> some View { \(body) }
    }
    struct ContentView: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Circle().offset(x: isOn ? 100 : 0)
          Button("Go") { withAnimation(.linear(duration: 0.5)) { isOn.toggle() } }
        }.buttonStyle(Own())
      }
    }
    """
  }

  @Test(
    "a tap of what the style shows does what the button does, once",
    arguments: [
      "Button { configuration.trigger() } label: { configuration.label }",
      "Button(action: configuration.trigger) { configuration.label }",
      "Button(action: { configuration.trigger() }) { configuration.label.padding() }",
      "configuration.label.onTapGesture { configuration.trigger() }",
      "configuration.label.onTapGesture(perform: configuration.trigger)",
    ])
  func triggers(body: String) throws {
    // With a tap of its own, and without any action.
    for actions in [["tap(\"Go\")"], nil] {
      let played = try PlayedViews(
        Self.view(body), options: ViewOptions(root: "ContentView", actions: actions ?? []))
      #expect(played.attributes == ["Circle.offset.x"], "\(played.notes)")
      played.expect("Circle.offset.x", [0.5: 0, 0.75: 50, 1: 100], within: 1e-4)
    }
  }

  @Test("a style has states of its own, for each of its buttons")
  func states() throws {
    let body =
      "configuration.label.scaleEffect(isDown ? 2 : 1)"
      + ".onTapGesture { withAnimation(.linear(duration: 0.2)) { isDown = true } }"
    let played = try PlayedViews(
      Self.view(body).replacing("Button(\"Go\")", with: "Button(\"Other\") {}; Button(\"Go\")"),
      doing: "tap(\"Go\")")
    #expect(played.attributes == ["Text[2].scaleEffect"], "\(played.attributes)")
    played.expect("Text[2].scaleEffect", [0.5: 1, 0.6: 1.5, 0.7: 2], within: 1e-4)
  }

  @Test(
    "a button in a style is in no style of its own, so that styles end",
    arguments: ["Primitive", ""])
  func ends(kind: String) throws {
    let played = try PlayedViews(
      Self.view("VStack { Button(\"Inner\") {}; configuration.label }", "\(kind)ButtonStyle"),
      doing: "at(0.5) { withAnimation { isOn = true } }")
    #expect(played.attributes == ["Circle.offset.x"], "\(played.notes)")
  }
}
