import AnimationSyntax
import MotionRecording
import Testing

/// Bindings whose writes have a transaction: recorded, semantics reference, section 11.2.
@Suite("Views: bindings with transactions")
struct LocationTests {
  private func played(_ control: String, members: String = "", others: String = "") throws
    -> PlayedViews
  {
    try PlayedViews(
      """
      \(others)
      struct Switch: View {
        @Binding var isOn: Bool
        var body: some View { Button("Light") { isOn.toggle() } }
      }
      struct ContentView: View {
        @State private var isOn = false
        \(members)
        var body: some View {
          VStack { Circle().offset(x: isOn ? 100 : 0); \(control) }
        }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap(\"Light\")"]))
  }

  private static let animation = ".animation(.linear(duration: 0.4))"

  @Test(
    "a binding to a state writes with its animation",
    arguments: [
      "Toggle(\"Light\", isOn: $isOn\(animation))",
      "Toggle(isOn: $isOn\(animation)) { Text(\"Light\") }",
      "Toggle(\"Light\", isOn: $isOn.transaction(Transaction(animation: .linear(duration: 0.4))))",
      "Toggle(\"Light\", isOn: $isOn.transaction(.init(animation: .linear(duration: 0.4))))",
      "Switch(isOn: $isOn\(animation))",
      "Toggle(\"Light\", isOn: animated)",
    ])
  func state(control: String) throws {
    let played = try played(
      control, members: "var animated: Binding<Bool> { $isOn\(Self.animation) }")
    #expect(played.animations(of: "Circle.offset.x") == [".linear(duration: 0.4)"])
    played.expect("Circle.offset.x", [0.5: 0, 0.6: 25, 0.9: 100], within: 1e-9)
  }

  @Test(
    "a binding that is made of closures writes without it",
    arguments: [
      "Toggle(\"Light\", isOn: Binding(get: { isOn }, set: { isOn = $0 })\(animation))",
      "Toggle(\"Light\", isOn: Binding<Bool>(get: { isOn }, set: { value in isOn = value })\(animation))",
      "Toggle(\"Light\", isOn: .init(get: { isOn }, set: { isOn = $0 })\(animation))",
      "Toggle(\"Light\", isOn: Binding(get: { isOn }, set: set)\(animation))",
      "Switch(isOn: Binding(get: { isOn }, set: { isOn = $0 })\(animation))",
      "Toggle(\"Light\", isOn: made\(animation))",
      "Toggle(\"Light\", isOn: setting.isOn\(animation))",
      "Toggle(\"Light\", isOn: made.transaction(Transaction(animation: .bouncy)))",
      "Toggle(\"Light\", isOn: Binding(get: { isOn }, set: { value, _ in isOn = value })\(animation))",
    ])
  func closures(control: String) throws {
    let played = try played(
      control,
      members: """
        func set(_ value: Bool) { isOn = value }
        var made: Binding<Bool> { Binding(get: { isOn }, set: { isOn = $0 }) }
        var setting: Binding<Setting> { Binding(get: { Setting(isOn: isOn) }, set: { isOn = $0.isOn }) }
        """,
      others: "struct Setting { var isOn = false }")
    #expect(played.animations(of: "Circle.offset.x") == [])
    #expect(played.value("Circle.offset.x", at: 0.5) == 100)
  }

  @Test(
    "a closure that takes the binding's transaction does with it what it wants",
    arguments: [
      (
        "{ value, transaction in withTransaction(transaction) { isOn = value } }", animation,
        [".linear(duration: 0.4)"]
      ),
      ("{ value, transaction in withTransaction(transaction) { isOn = value } }", "", []),
      (
        "{ value, t in withAnimation(t.animation?.speed(2)) { isOn = value } }", animation,
        [".linear(duration: 0.4).speed(2)"]
      ),
      ("{ value, _ in withAnimation(.easeIn) { isOn = value } }", animation, [".easeIn"]),
    ])
  func transactions(set: String, modifier: String, animations: [String]) throws {
    let played = try played(
      "Toggle(\"Light\", isOn: Binding(get: { isOn }, set: \(set))\(modifier))")
    #expect(played.animations(of: "Circle.offset.x") == animations)
    #expect(played.rows.last { $0.attribute == "Circle.offset.x" }?.value == 100)
  }

  @Test(
    "a binding that a property holds is written through",
    arguments: [
      ("let b: Binding<Double>", "b.wrappedValue = 2"),
      ("var b: Binding<Double>", "self.b.wrappedValue = 2"),
      ("let b: Binding<Double>", "b.wrappedValue += 1"),
      ("@Binding var b: Double", "_b.wrappedValue = 2"),
    ])
  func stored(property: String, write: String) throws {
    let played = try PlayedViews(
      """
      struct Child: View {
        \(property)
        var body: some View { Button("Start") { withAnimation { \(write) } } }
      }
      struct ContentView: View {
        @State private var scale = 1.0
        var body: some View {
          VStack { Circle().scaleEffect(scale); Child(b: $scale) }
        }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap(\"Start\")"]))
    #expect(played.rows.last { $0.attribute.contains("scaleEffect") }?.target == 2)
    #expect(!played.notes.contains { $0.contains("is lost") })
  }
}
