import Testing

@Suite("what a style is given is a view, whatever modifier comes first")
struct StyleLabelTests {
  @Test(
    "modifiers that move nothing have no note, and the others play",
    arguments: [
      "configuration.label.font(.headline)", "configuration.label.lineLimit(1).font(.headline)",
      "HStack { configuration.label.font(.headline) }", "configuration.label.textCase(.uppercase)",
      "configuration.label.multilineTextAlignment(.center)",
      "configuration.label.fontWeight(.bold)",
      "configuration.label", "configuration.label.labelStyle(.iconOnly)",
    ])
  func quiet(label: String) throws {
    for type in [
      "Configuration", "Self.Configuration", "ButtonStyleConfiguration",
      "ButtonStyle.Configuration",
    ] {
      let played = try played(label, type)
      #expect(played.attributes.count == 1, "\(played.attributes)")
      // By hand: halfway from 1 to 0.5.
      played.expect(played.attributes.first ?? "", [0.5: 1, 1: 0.75])
      #expect(!played.notes.contains { $0.contains("left out") }, "\(played.notes)")
    }
  }

  @Test(
    "what changes there without numbers is told",
    arguments: [
      (
        "configuration.label.font(configuration.isPressed ? .title : .body)",
        "font has no rows: where views lie"
      ),
      (
        "configuration.label.foregroundStyle(configuration.isPressed ? .red : .blue)",
        "how SwiftUI mixes colors"
      ),
      (
        "configuration.label.underline(configuration.isPressed)",
        "underline has no rows: how SwiftUI changes its look"
      ),
    ])
  func told(label: String, note: String) throws {
    let played = try played(label, "Configuration")
    #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
  }

  @Test("a modifier that nobody declares is still told")
  func unknown() throws {
    let played = try played("configuration.label.shimmer()", "Configuration")
    #expect(played.notes.contains { $0.contains("'.shimmer' is not known; it is left out") })
  }

  private func played(_ label: String, _ type: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Soft: ButtonStyle {
        func makeBody(configuration: \(type)) -> some View {
          VStack { \(label) }.scaleEffect(configuration.isPressed ? 0.5 : 1)
            .animation(.linear(duration: 1), value: configuration.isPressed)
        }
      }
      struct ContentView: View { var body: some View { Button("Go") {}.buttonStyle(Soft()) } }
      """, doing: "press(\"Go\", for: 2)")
  }
}
