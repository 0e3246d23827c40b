import AnimationSyntax
import MotionRecording
import Testing

/// Views of the same type that an expression or `return` chooses between: they are one view, which changes.
///
/// The identity of a view is determined by its place in the static type, and a `?:` outside of a result builder has a
/// single type.
@Suite("Views: views that are chosen")
struct ChosenViewTests {
  private func played(_ view: String, _ declarations: String = "") throws -> PlayedViews {
    try PlayedViews(
      """
      struct Lamp: View { var size: Double; var body: some View { Circle().scaleEffect(size) } }
      struct Board: View {
        @State private var isOn = false
        \(declarations)
        var body: some View {
          VStack {
            \(view)
            Button("Go") { withAnimation(.linear(duration: 0.1)) { isOn.toggle() } }
          }
        }
      }
      """, options: ViewOptions(root: "Board", actions: ["tap(\"Go\")"]))
  }

  @Test(
    "one that changes moves, and none comes or goes",
    arguments: [
      ("isOn ? Circle().scaleEffect(2) : Circle().scaleEffect(1)", "", "Circle.scaleEffect"),
      ("(isOn ? Text(\"a\") : Text(\"b\")).scaleEffect(isOn ? 2 : 1)", "", "Text.scaleEffect"),
      ("isOn ? Lamp(size: 2) : Lamp(size: 1)", "", "Circle.scaleEffect"),
      (
        "isOn ? AnyView(Circle().scaleEffect(2)) : AnyView(Circle().scaleEffect(1))", "",
        "Circle.scaleEffect"
      ),
      (
        "isOn ? HStack { Circle().scaleEffect(2); Text(\"x\") } : HStack { Circle().scaleEffect(1); Text(\"y\") }",
        "", "Circle.scaleEffect"
      ),
      (
        "label.scaleEffect(isOn ? 2 : 1)",
        "var label: Text { if isOn { return Text(\"a\") } else { return Text(\"b\") } }",
        "Text.scaleEffect"
      ),
      (
        "dot(isOn)",
        "func dot(_ isBig: Bool) -> some View { if isBig { return Circle().scaleEffect(2) }; return Circle().scaleEffect(1) }",
        "Circle.scaleEffect"
      ),
      (
        "let label = isOn ? Text(\"a\") : Text(\"b\")\n      label.scaleEffect(isOn ? 2 : 1)", "",
        "Text.scaleEffect"
      ),
    ])
  func oneView(view: String, declarations: String, attribute: String) throws {
    let played = try played(view, declarations)
    #expect(played.attributes == [attribute])
    #expect(played.value(attribute, at: 0) == 1)
    let half = try #require(played.value(attribute, at: 0.55))
    #expect(abs(half - 1.5) < 0.02)
    #expect(played.rows.last { $0.attribute == attribute }?.value == 2)
    #expect(!played.events.contains { $0.event.contains("appear") })
  }

  @Test(
    "what is of another type comes and goes",
    arguments: [
      "if isOn { Circle() } else { Circle().scaleEffect(1) }",
      "isOn ? AnyView(Circle()) : AnyView(Rectangle())",
    ])
  func anotherView(view: String) throws {
    let played = try played(view)
    #expect(
      played.attributes.count == 2 && played.attributes.allSatisfy { $0.hasSuffix(".opacity") })
    #expect(played.events.contains { $0.event.contains("disappear") })
  }
}
