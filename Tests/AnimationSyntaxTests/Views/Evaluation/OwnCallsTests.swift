import AnimationSyntax
import Testing

/// What a view of the app's own calls of itself.
@Suite("Views: calls of a view's own initializers and modifiers")
struct OwnCallsTests {
  private func played(_ box: String, shown: String) throws -> PlayedViews {
    try PlayedViews(
      """
      extension EnvironmentValues { @Entry var shift = 0.0 }
      struct Shifted: View {
        let isOn: Bool
        @Environment(\\.shift) var shift
        var body: some View { Circle().offset(x: isOn ? shift : 0) }
      }
      \(box)
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          \(shown).onTapGesture { withAnimation(.linear(duration: 0.2)) { isOn = true } }
        }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap()"]))
  }

  @Test(
    "an initializer that calls another one gives the view its values",
    arguments: [
      (
        "extension Box where Content == Circle { init(_ end: Double) { self.init(end: end, content: { Circle() }) } }",
        "Box(isOn ? 40 : 0)"
      ),
      (
        "extension Box { init(twice end: Double, content: @escaping () -> Content) { self.init(end: end * 2, content: content) } }",
        "Box(twice: isOn ? 20 : 0) { Circle() }"
      ),
      (
        "extension Box { init(end: Double, shown: Content) { self.init(end: end) { shown } } }",
        "Box(end: isOn ? 40 : 0, shown: Circle())"
      ),
      (
        "extension Box { init(isOn: Bool, content: @escaping () -> Content) { if isOn { self.init(end: 40, content: content) } else { self.init(end: 0, content: content) } } }",
        "Box(isOn: isOn) { Circle() }"
      ),
    ])
  func delegating(initializer: String, shown: String) throws {
    let played = try played(
      """
      struct Box<Content: View>: View {
        private let end: Double
        private let content: () -> Content
        init(end: Double, content: @escaping () -> Content) { self.end = end; self.content = content }
        var body: some View { content().offset(x: end) }
      }
      \(initializer)
      """, shown: shown)
    #expect(played.attributes == ["Circle.offset.x"])
    played.expect("Circle.offset.x", [0.5: 0, 0.6: 20, 0.7: 40], within: 1e-9)
    #expect(played.notes.isEmpty, "\(played.notes)")
  }

  @Test(
    "a modifier that a view calls on itself acts on it",
    arguments: [
      ("environment(\\.shift, 40)", ["Circle.offset.x"]),
      ("opacity(isOn ? 0.5 : 1)", ["Shifted.opacity"]),
      ("scaleEffect(isOn ? 2 : 1).padding(8)", ["Shifted.scaleEffect"]),
      ("self.opacity(isOn ? 0.5 : 1)", ["Shifted.opacity"]),
    ])
  func modifiers(modifier: String, attributes: [String]) throws {
    let played = try played(
      "extension Shifted { func marked() -> some View { \(modifier) } }",
      shown: "Shifted(isOn: isOn).marked()")
    #expect(played.attributes == attributes)
    #expect(played.notes.isEmpty, "\(played.notes)")
  }
}
