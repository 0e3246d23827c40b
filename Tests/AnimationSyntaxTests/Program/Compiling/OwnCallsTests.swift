import AnimationSyntax
import Testing

/// Calls of a view's own functions.
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

  @Test("a modifier that is put around a view by its type acts as by its function")
  func modifiedContent() throws {
    let played = try PlayedViews(
      """
      struct Lift: ViewModifier {
        var amount: Double
        func body(content: Content) -> some View { content.offset(y: -amount) }
      }
      extension View {
        func lifted(_ amount: Double) -> some View { ModifiedContent(content: self, modifier: Lift(amount: amount)) }
      }
      struct ContentView: View {
        @State private var isUp = false
        var body: some View {
          Circle().lifted(isUp ? 20 : 0).onTapGesture { withAnimation(.linear(duration: 1)) { isUp = true } }
        }
      }
      """, doing: "tap(\"Lift\")")
    played.expect("Circle.offset.y", [0.5: 0, 1: -10, 1.5: -20], within: 1e-4)
    #expect(played.notes.isEmpty)
  }

  @Test(
    "what a view shows where there is nothing to show is played: its label, its description, its buttons"
  )
  func contentUnavailable() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isUp = false
        var body: some View {
          ContentUnavailableView {
            Label("Nothing", systemImage: "tray").opacity(isUp ? 0.5 : 1)
          } description: {
            Text("Nothing is here").offset(y: isUp ? 8 : 0)
          } actions: {
            Button("Again") { isUp.toggle() }.scaleEffect(isUp ? 2 : 1)
          }
        }
      }
      """, doing: "tap(\"Again\")")
    played.expect("Label.opacity", [0.45: 1, 0.5: 0.5])
    played.expect("Text.offset.y", [0.45: 0, 0.5: 8])
    played.expect("Button.scaleEffect", [0.45: 1, 0.5: 2])
  }

  @Test(
    "what is given to a function of views is a view, whose modifiers are known",
    arguments: [
      "$0.bold().fixedSize().font(.body).lineLimit(1).clipShape(Circle()).imageScale(.large)",
      "view in view.clipShape(.circle).tag(2)",
    ])
  func givenViews(closure: String) throws {
    let played = try PlayedViews(
      """
      extension View {
        @ViewBuilder
        func when<Yes: View, No: View>(
          _ isTrue: Bool, @ViewBuilder then: (Self) -> Yes, @ViewBuilder otherwise: (Self) -> No
        ) -> some View {
          if isTrue { then(self) } else { otherwise(self) }
        }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().when(true) { \(closure) } otherwise: { $0.offset(y: 4) }
            .offset(x: isOn ? 10 : 0).onTapGesture { isOn = true }
        }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 10])
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test(
    "a function that the files add to every view is one of the view, with and without self",
    arguments: ["shifted(isOn ? 40 : 0)", "self.shifted(isOn ? 40 : 0)"])
  func added(shown: String) throws {
    let played = try PlayedViews(
      """
      private extension View {
        func shifted(_ way: Double) -> some View { Circle().offset(x: way) }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack { \(shown) }.onTapGesture { withAnimation(.linear(duration: 0.2)) { isOn = true } }
        }
      }
      """, doing: "tap()")
    played.expect("Circle.offset.x", [0.5: 0, 0.6: 20, 0.7: 40])
    #expect(played.notes.isEmpty)
  }
}
