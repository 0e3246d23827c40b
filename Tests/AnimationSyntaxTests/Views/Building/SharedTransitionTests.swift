import AnimationSyntax
import MotionRecording
import Testing

/// Transitions of a `Group` or `ForEach`: each view inside has them, because a transition is an inherited trait.
@Suite("Views: transitions of groups and lists")
struct SharedTransitionTests {
  private func played(_ view: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Board: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            \(view)
            Button("Go") { withAnimation(.linear(duration: 0.1)) { isOn.toggle() } }
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(arguments: [
    ("Group { if isOn { Circle() } }.transition(.scale)", ["Circle.scale"]),
    (
      "Group { if isOn { Circle() } else { Capsule() } }.transition(.scale)",
      ["Capsule.scale", "Circle.scale"]
    ),
    (
      "ForEach(isOn ? [1, 2] : [1], id: \\.self) { _ in Circle() }.transition(.scale)",
      ["Circle[2].scale"]
    ),
    ("Group { if isOn { Circle().transition(.opacity) } }.transition(.scale)", ["Circle.opacity"]),
    ("if isOn { Circle().transition(.scale).transition(.opacity) }", ["Circle.scale"]),
    ("VStack { if isOn { Circle() } }.transition(.scale)", ["Circle.opacity"]),
  ])
  func eachViewHasIt(view: String, attributes: [String]) throws {
    #expect(try played(view).attributes == attributes)
  }

  @Test(
    "several views that a builder gives have the transition each",
    arguments: [
      "top.transition(.scale)", "top.padding(6).transition(.scale)",
      "Group { top }.transition(.scale)",
      "Group { top }.padding(6).transition(.scale)", "Group { top.transition(.scale) }.padding(6)",
    ])
  func builders(content: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        @ViewBuilder var top: some View {
          if isOn { Circle() }
          if !isOn { Capsule() }
        }
        var body: some View {
          VStack {
            \(content)
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          }
        }
      }
      """, doing: "tap(\"Go\")")
    played.expect("Circle.scale", [0.5: 0, 1: 0.5, 1.5: 1], within: 1e-3)
    played.expect("Capsule.scale", [0.5: 1, 1: 0.5], within: 1e-3)
  }
}
