import AnimationSyntax
import Testing

@Suite("Views: animations and transactions with a body")
struct AnimationCompilerTests {
  private func played(_ modifiers: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Grow: ViewModifier {
        var isOn: Bool
        func body(content: Content) -> some View { content.scaleEffect(isOn ? 2 : 1) }
      }
      extension View { func grown(_ isOn: Bool) -> some View { modifier(Grow(isOn: isOn)) } }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Rectangle()\(modifiers) }
      }
      """, options: .init())
  }

  /// By hand: a quarter of the way after a quarter of the duration, which is a second or the 0.4 s of the inner
  /// animation.
  @Test(
    "what is written in the body has its animation, and what is written inside of it has its own",
    arguments: [
      // The innermost animation applies: the value changes in its update too.
      (
        ".animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1).animation(.linear(duration: 0.4), value: isOn) }",
        ["Rectangle.opacity": 0.75], 0.6
      ),
      (
        ".transaction { $0.animation = .linear(duration: 1) } body: { $0.opacity(isOn ? 0 : 1).animation(.linear(duration: 0.4), value: isOn) }",
        ["Rectangle.opacity": 0.75], 0.6
      ),
      (
        ".animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1).animation(.linear(duration: 0.4)) { $0.blur(radius: isOn ? 4 : 0) } }",
        ["Rectangle.opacity": 0.9, "Rectangle.blur": 1], 0.6
      ),
      // The content itself is not animated by the animation of the body.
      (
        ".offset(x: isOn ? 40 : 0).animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1) }",
        ["Rectangle.opacity": 0.9, "Rectangle.offset.x": 40], 0.6
      ),
      (
        ".animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1).grown(isOn) }",
        ["Rectangle.opacity": 0.9, "Rectangle.scaleEffect": 1.1], 0.6
      ),
      (
        ".animation(.linear(duration: 1)) { $0.overlay { Capsule().offset(x: isOn ? 30 : 0) } }",
        ["Capsule.offset.x": 3], 0.6
      ),
      (
        ".animation(.linear(duration: 1)) { view in HStack { view; Circle().offset(y: isOn ? 30 : 0) } }",
        ["Circle.offset.y": 3], 0.6
      ),
      // A body that returns its content unchanged has no effect.
      (
        ".offset(x: isOn ? 40 : 0).animation(.linear(duration: 1)) { $0 }.animation(.linear(duration: 0.4), value: isOn)",
        ["Rectangle.offset.x": 10], 0.6
      ),
    ])
  func bodies(modifiers: String, values: [String: Double], time: Double) throws {
    let played = try played(modifiers + ".onTapGesture { isOn.toggle() }")
    #expect(Set(played.attributes) == Set(values.keys))
    for (attribute, value) in values { played.expect(attribute, [time: value], within: 1e-4) }
  }

  @Test("what is tapped may be in the body")
  func gestures() throws {
    try played(
      ".animation(.linear(duration: 1)) { $0.opacity(isOn ? 0 : 1).onTapGesture { isOn.toggle() } }"
    ).expect("Rectangle.opacity", [0.6: 0.9], within: 1e-4)
  }
}
