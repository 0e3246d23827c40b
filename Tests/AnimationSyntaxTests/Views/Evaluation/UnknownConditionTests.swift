import AnimationSyntax
import Testing

/// Where a condition is not known, no branch is taken, and what a branch would have returned is not known.
@Suite("Views: conditions that are not known")
struct UnknownConditionTests {
  @Test(
    "what a function returns after one is not known",
    arguments: [
      ("var size: Double { if theme.isLarge { return 100 }; return 50 }", "size", false),
      (
        "var size: Double { if theme.isLarge { return 100 } else { print(\"a\") }; return 50 }",
        "size", false
      ),
      (
        "func size(_ x: Double) -> Double { switch theme.kind { case .a: return 1; default: break }; return x }",
        "size(3)", false
      ),
      (
        "func size() -> CGFloat { for i in 0..<3 { if theme.has(i) { return CGFloat(i) } }; return 9 }",
        "size()", false
      ),
      ("var size: Double { guard theme.isLarge else { return 10 }; return 50 }", "size", false),
      ("var size: Double { if theme.isLarge { 100 } else { 50 } }", "size", false),
      ("var size: Double { if theme.isLarge { print(\"a\") }; return 50 }", "size", true),
      ("var size: Double { if theme.isLarge { call { return 3 } }; return 50 }", "size", true),
    ])
  func results(declaration: String, value: String, isKnown: Bool) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let theme: Theme
        @State private var isOn = false
        \(declaration)
        var body: some View {
          VStack {
            Circle().offset(x: isOn ? \(value) : 0)
            Capsule().offset(x: isOn ? 10 : 0)
            Button("Go") { isOn.toggle() }
          }
        }
      }
      """, options: .init())
    #expect(
      played.attributes
        == (isKnown ? ["Circle.offset.x", "Capsule.offset.x"] : ["Capsule.offset.x"])
    )
    #expect(played.notes.contains { $0.contains("Circle.offset is left out") } == !isKnown)
  }

  @Test("an action goes on after a statement that is skipped")
  func actions() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let theme: Theme
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          Circle().offset(x: x).scaleEffect(y).onTapGesture { if theme.isLarge { y = 3 }; x = 10 }
        }
      }
      """, options: .init())
    #expect(played.attributes == ["Circle.offset.x"])
  }
}
