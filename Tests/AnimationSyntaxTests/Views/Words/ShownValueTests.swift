import AnimationSyntax
import Testing

@Suite("what controls show of their values")
struct ShownValueTests {
  private func notes(_ content: String, _ action: String) throws -> [String] {
    try PlayedViews(
      """
      struct Own: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          Circle().offset(x: configuration.isOn ? 10 : 0)
        }
      }
      struct Flat: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct ContentView: View {
        @State private var isOn = false
        @State private var level = 0.0
        var body: some View { VStack { \(content) } }
      }
      """, doing: "at(0.5) { \(action) }"
    ).notes
  }

  private static let moves = "how a control moves to its new value is not known"
  private static let looks = "disabled has no rows: how SwiftUI changes its look is not known"

  @Test(
    "has no rows where it changes",
    arguments: [
      ("Toggle(\"a\", isOn: $isOn)", "isOn = true"),
      ("Toggle(\"a\", isOn: $isOn)", "withAnimation { isOn = true }"),
      ("Slider(value: $level)", "withAnimation { level = 1 }"),
      ("Slider(value: .constant(isOn ? 1 : 0))", "withAnimation { isOn = true }"),
      ("Picker(\"a\", selection: .constant(isOn)) { Text(\"x\").tag(true) }", "isOn = true"),
      (
        "Picker(\"a\", selection: $isOn) { Text(\"x\").tag(true) }.pickerStyle(.segmented)",
        "isOn = true"
      ),
    ])
  func said(content: String, action: String) throws {
    let notes = try notes(content, action)
    #expect(notes.count { $0.contains(Self.moves) } == 1, "\(notes)")
  }

  @Test(
    "and is not spoken of where it stays, jumps, or is of a style of the app's own",
    arguments: [
      ("Toggle(\"a\", isOn: $isOn)", "withAnimation { level = 1 }"),
      ("Slider(value: $level)", "level = 1"),
      ("Toggle(\"a\", isOn: $isOn).toggleStyle(Own())", "withAnimation { isOn = true }"),
      ("Stepper(\"a\", value: $level)", "withAnimation { level = 1 }"),
    ])
  func still(content: String, action: String) throws {
    let notes = try notes(content, action)
    #expect(!notes.contains { $0.contains(Self.moves) }, "\(notes)")
  }

  @Test(
    "what is disabled looks different where it is a control",
    arguments: [
      ("Button(\"a\") {}.disabled(isOn)", true),
      ("HStack { Toggle(\"a\", isOn: $isOn) }.disabled(isOn)", true),
      ("Circle().onTapGesture {}.disabled(isOn)", false),
      ("Button(\"a\") {}.disabled(true)", false),
      ("Button(\"a\") {}.buttonStyle(Flat()).disabled(isOn)", false),
    ])
  func disabled(content: String, isSaid: Bool) throws {
    let notes = try notes(content, "withAnimation { isOn = true }")
    #expect(notes.contains { $0.contains(Self.looks) } == isSaid, "\(notes)")
  }

  @Test(
    "items of a toolbar come and go without rows",
    arguments: [
      "ToolbarItem { if isOn { Button(\"x\") {} } }",
      "if isOn { ToolbarItem { Button(\"x\") {} } }",
      "if isOn { Button(\"x\") {} }",
    ])
  func toolbar(content: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          NavigationStack { Text("a").toolbar { \(content) } }
        }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true } }")
    #expect(played.attributes.isEmpty, "\(played.attributes)")
    #expect(
      played.notes.count { $0.contains("comes or goes without rows") } == 1, "\(played.notes)")
  }

  @Test("a default focus is set when the view appears")
  func focus() throws {
    let played = try PlayedViews(
      """
      enum Field { case a, b }
      struct ContentView: View {
        @FocusState private var field: Field?
        @State private var text = ""
        var body: some View {
          TextField("a", text: $text)
            .focused($field, equals: .a)
            .offset(x: field == .a ? 20 : 0)
            .animation(.linear(duration: 1), value: field)
            .defaultFocus($field, .a)
        }
      }
      """, options: .init())
    played.expect("TextField.offset.x", [0: 0, 0.5: 10])
  }
}
