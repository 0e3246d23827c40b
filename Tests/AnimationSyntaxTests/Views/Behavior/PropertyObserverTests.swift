import Testing

@testable import AnimationSyntax

/// Observers belong to the property: a write through a binding to it does not call them.
@Suite("Views: observers of wrapped properties")
struct PropertyObserverTests {
  @Test(
    "a property's own writes call them, those of others through its binding do not",
    arguments: [
      ("b = true", 9.0), ("b.toggle()", 9), ("self.b = true", 9),
      ("let binding = $b; binding.wrappedValue = true", 0), ("turn($b)", 0), ("c = true", 0),
    ])
  func state(action: String, expected: Double) throws {
    for observer in ["didSet { x += 9 }", "willSet { x += newValue ? 9 : 0 }"] {
      let played = try PlayedViews(
        """
        struct ContentView: View {
          @State private var b = false { \(observer) }
          @State private var c = false
          @State private var x = 0.0
          func turn(_ binding: Binding<Bool>) { binding.wrappedValue = true }
          var body: some View {
            Circle().offset(x: x + 1).opacity(b || c ? 0.5 : 1)
              .onTapGesture { withAnimation(.linear(duration: 0.2)) { \(action) } }
          }
        }
        """, doing: "tap(\"Circle\")")
      played.expect("Circle.opacity", [0.7: 0.5], within: 1e-6)
      #expect(
        played.attributes.contains("Circle.offset.x") == (expected > 0), "\(observer) \(action)")
      if expected > 0 { played.expect("Circle.offset.x", [0.7: 10], within: 1e-6) }
    }
  }

  @Test(
    "those of a binding are called by what its view writes",
    arguments: [("b = true", true), ("b.toggle()", true), ("$b.wrappedValue = true", false)])
  func binding(action: String, isCalled: Bool) throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        @Binding var b: Bool { didSet { x = oldValue ? 0 : 9 } }
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).opacity(b ? 0.5 : 1)
            .onTapGesture { withAnimation(.linear(duration: 0.2)) { \(action) } }
        }
      }
      struct ContentView: View {
        @State private var b = false { didSet { fatalError() } }
        var body: some View { Inner(b: $b) }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.opacity", [0.7: 0.5], within: 1e-6)
    #expect(played.attributes.contains("Circle.offset.x") == isCalled)
  }
}
