import AnimationSyntax
import Testing

/// Closures after controls: which one is the label, and which one is called when a person changes the value.
@Suite("Views: closures of controls")
struct ControlClosureTests {
  private func played(_ control: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var text = ""
        @State private var amount = 0.5
        @State private var isFocused = false
        @State private var isOn = false
        func go() { isOn = true }
        var body: some View {
          VStack {
            \(control)
            Circle().offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
            Button("Other") { isOn = true }
          }
        }
      }
      """, doing: "tap(\"Other\")")
  }

  @Test(
    "one that is no label is not played, and told",
    arguments: [
      ("TextField(\"Name\", text: $text) { isFocused = $0 }", "TextField(onEditingChanged:)"),
      ("TextField(\"Name\", text: $text) { on in isFocused = on }", "TextField(onEditingChanged:)"),
      ("TextField(\"Name\", text: $text) { isFocused = true }", "TextField(onCommit:)"),
      ("SecureField(\"Name\", text: $text) { isFocused = true }", "SecureField(onCommit:)"),
      ("Slider(value: $amount) { on in isFocused = on }", "Slider(onEditingChanged:)"),
      ("Stepper(\"S\", value: $amount) { on in isFocused = on }", "Stepper(onEditingChanged:)"),
      ("Stepper(\"S\", onIncrement: go, onDecrement: go)", "Stepper(onDecrement:)"),
    ])
  func actions(control: String, name: String) throws {
    let played = try played(control)
    played.expect("Circle.offset.x", [1: 50], within: 1e-4)
    #expect(played.notes.contains { $0.contains("'\(name)' is not played") })
  }

  @Test(
    "a tap on a stepper without a value is one on its plus",
    arguments: [
      "Stepper(\"S\", onIncrement: go, onDecrement: nil)",
      "Stepper(\"S\") { isOn = true } onDecrement: {}",
      "Stepper { Text(\"S\") } onIncrement: { go() } onDecrement: {}",
    ])
  func steppers(control: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        func go() { isOn = true }
        var body: some View {
          \(control)
          Circle().offset(x: isOn ? 100 : 0).animation(.linear(duration: 1), value: isOn)
        }
      }
      """, doing: "tap(\"S\")")
    played.expect("Circle.offset.x", [1: 50], within: 1e-4)
    #expect(!played.notes.contains { $0.contains("not played") })
  }

  @Test(
    "labels and what is empty need no note",
    arguments: [
      "TextField(\"Name\", text: $text) { _ in }", "TextField(text: $text) { Text(\"Name\") }",
      "Slider(value: $amount) { Text(\"Amount\") }",
      "Stepper(value: $amount) { Text(\"Amount\") }",
    ])
  func labels(control: String) throws {
    let played = try played(control)
    played.expect("Circle.offset.x", [1: 50], within: 1e-4)
    #expect(!played.notes.contains { $0.contains("not played") })
  }
}
