import Testing

@Suite("what asks whether it is enabled sees what is disabled around it")
struct EnabledTests {
  /// The code that reads the value, in each place in which an app does.
  private static let readers = """
    struct Row: View {
      @Environment(\\.isEnabled) private var isEnabled
      var body: some View {
        Circle().opacity(isEnabled ? 1 : 0.25).animation(.linear(duration: 1), value: isEnabled)
      }
    }
    struct Dim: ViewModifier {
      @Environment(\\.isEnabled) var isOn: Bool
      func body(content: Content) -> some View {
        content.opacity(isOn ? 1 : 0.25).animation(.linear(duration: 1), value: isOn)
      }
    }
    struct Soft: ButtonStyle {
      @Environment(\\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(isEnabled ? 1 : 0.25)
          .animation(.linear(duration: 1), value: isEnabled)
      }
    }
    struct Own: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Label(configuration: configuration) }
      struct Label: View {
        let configuration: Configuration
        @Environment(\\.isEnabled) var isEnabled
        var body: some View {
          configuration.label.opacity(isEnabled ? 1 : 0.25)
            .animation(.linear(duration: 1), value: isEnabled)
        }
      }
    }
    struct Switch: ToggleStyle {
      @Environment(\\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Circle().opacity(isEnabled ? 1 : 0.25).animation(.linear(duration: 1), value: isEnabled)
      }
    }
    """

  private func played(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      \(Self.readers)
      struct ContentView: View {
        @State private var isOff = false
        var body: some View { \(content) }
      }
      """, doing: "at(0.5) { isOff = true }")
  }

  @Test(
    "in views, modifiers and styles",
    arguments: [
      ("Row().disabled(isOff)", "Circle"), ("VStack { Row() }.disabled(isOff)", "Circle"),
      ("Row().disabled(false).disabled(isOff)", "Circle"),
      ("Row().disabled(isOff).disabled(false)", "Circle"),
      ("Row().environment(\\.isEnabled, !isOff)", "Circle"),
      ("Rectangle().modifier(Dim()).disabled(isOff)", "Rectangle"),
      ("Button(\"Go\") {}.buttonStyle(Soft()).disabled(isOff)", "Text"),
      ("VStack { Button(\"Go\") {} }.disabled(isOff).buttonStyle(Soft())", "Text"),
      ("Button(\"Go\") {}.buttonStyle(Own()).disabled(isOff)", "Text"),
      ("Toggle(\"On\", isOn: .constant(true)).toggleStyle(Switch()).disabled(isOff)", "Circle"),
      ("ForEach(0..<1) { _ in Row() }.disabled(isOff)", "Circle"),
      ("Text(\"a\").overlay { Row() }.disabled(isOff)", "Circle"),
    ])
  func reads(content: String, name: String) throws {
    let played = try played(content)
    // By hand: halfway from 1 to 0.25.
    played.expect("\(name).opacity", [0.5: 1, 1: 0.625, 1.5: 0.25])
    #expect(!played.notes.contains { $0.contains("left out") }, "\(played.notes)")
  }

  @Test(
    "what lies outside, or is disabled anyway, stays as it is",
    arguments: [
      "VStack { Row(); Text(\"a\").disabled(isOff) }",
      "Rectangle().disabled(isOff).modifier(Dim())",
      "VStack { Row().disabled(isOff) }.disabled(true)", "Row().disabled(!isOff).disabled(true)",
    ])
  func outside(content: String) throws {
    #expect(try played(content).attributes.isEmpty)
  }

  @Test("where it is not known whether it is disabled, what asks for that is left out")
  func unknown() throws {
    let played = try played("Row().disabled(isOff && store.isBusy)")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains(
          "'store.isBusy' is not known; whether it is disabled and Circle.opacity are left out")
      }, "\(played.notes)")
  }
}
