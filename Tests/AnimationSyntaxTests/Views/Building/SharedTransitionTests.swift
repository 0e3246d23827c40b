import AnimationSyntax
import MotionRecording
import Testing

/// Transitions of a `Group` or `ForEach`: each view in it has them, because a transition is a trait that is handed down.
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
}
