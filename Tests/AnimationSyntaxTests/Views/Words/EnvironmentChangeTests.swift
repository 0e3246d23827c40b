import Testing

@Suite("what the environment changes of SwiftUI's own views")
struct EnvironmentChangeTests {
  private func played(_ modifier: String) throws -> PlayedViews {
    try PlayedViews(
      """
      private struct LiftKey: EnvironmentKey { static let defaultValue = 0.0 }
      extension EnvironmentValues {
        var lift: Double { get { self[LiftKey.self] } set { self[LiftKey.self] = newValue } }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Text("a").\(modifier) }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { isOn = true } }")
  }

  private static let places = "has no rows: where views lie is not computed"
  private static let look = "has no rows: how SwiftUI changes its look is not known"

  @Test(
    "has no rows, as the same change by a modifier",
    arguments: [
      ("environment(\\.font, isOn ? .largeTitle : .body)", "Text.font \(places)"),
      ("environment(\\.lineLimit, isOn ? 1 : 3)", "Text.lineLimit \(places)"),
      (
        "environment(\\.layoutDirection, isOn ? .rightToLeft : .leftToRight)",
        "Text.layoutDirection \(places)"
      ),
      ("environment(\\.colorScheme, isOn ? .dark : .light)", "Text.colorScheme \(look)"),
      ("transformEnvironment(\\.lineSpacing) { $0 = isOn ? 20 : 0 }", "Text.lineSpacing \(places)"),
      (
        "dynamicTypeSize(.xSmall ... (isOn ? .xxxLarge : .small))",
        "Text.dynamicTypeSize \(places)"
      ),
      ("dynamicTypeSize(isOn ? .xLarge : .small)", "Text.dynamicTypeSize \(places)"),
    ])
  func said(modifier: String, note: String) throws {
    let notes = try played(modifier).notes
    #expect(notes.count { $0.hasSuffix(note) } == 1, "\(notes)")
    #expect(!notes.contains { $0.contains("depends on what changes") }, "\(notes)")
  }

  @Test(
    "and what stays, or is the app's own, is passed over",
    arguments: [
      "environment(\\.font, .title)", "environment(\\.lift, isOn ? 1 : 0)",
      "dynamicTypeSize(.small ... .xLarge)", "transformEnvironment(\\.lineSpacing) { $0 = 4 }",
    ])
  func still(modifier: String) throws {
    let notes = try played(modifier).notes
    #expect(!notes.contains { $0.contains("no rows") }, "\(notes)")
  }

  @Test("a value of the app's own may be a closure after it")
  func closure() throws {
    let played = try PlayedViews(
      """
      extension EnvironmentValues { @Entry var act: (CGFloat) -> Void = { _ in } }
      struct Child: View {
        @Environment(\\.act) private var act
        var body: some View { Button("Go") { act(50) } }
      }
      struct ContentView: View {
        @State private var x: CGFloat = 0
        var body: some View {
          Child().environment(\\.act) { k in withAnimation(.linear(duration: 1)) { x = k } }
            .offset(x: x)
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    played.expect("Child.offset.x", [0.5: 0, 1: 25])
  }
}
