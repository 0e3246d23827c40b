import AnimationSyntax
import Testing

/// Where nothing moves, a note says why.
@Suite("Views: notes where nothing moves")
struct ViewFileSessionTests {
  private func notes(_ body: String, preview: String = "ContentView(isOn: .constant(false))") throws
    -> [String]
  {
    try PlayedViews(
      """
      struct ContentView: View {
        @Binding var isOn: Bool
        @State private var isShown = false
        var body: some View { VStack { \(body) } }
      }
      #Preview { \(preview) }
      """, options: .init()
    ).notes
  }

  @Test(
    "what is not animated, not played or lost is told",
    arguments: [
      (
        "Button(\"Go\") { isShown = true }; if isShown { Circle().transition(.scale) }",
        "what changes jumps: no animation reaches it"
      ),
      (
        "Button(\"Go\") { withAnimation { isShown = true } }.sheet(isPresented: $isShown) { Text(\"a\") }",
        "what '.sheet' shows is not played"
      ),
      (
        "Circle().opacity(isOn ? 1 : 0).onTapGesture { withAnimation { isOn.toggle() } }",
        "what is written to a constant binding is lost, as in the app"
      ),
      (
        "Circle().opacity(isOn ? 1 : 0).animation(.smooth, value: isOn)",
        "nothing moves; what could be done: at(0.5) { isOn = true } (--do)"
      ),
    ])
  func reasons(body: String, note: String) throws {
    #expect(try notes(body).contains(note))
  }

  @Test("what moves where views lie is not said to jump")
  func layout() throws {
    let notes = try notes(
      "Button(\"Go\") { isShown = true }; Text(\"a\").font(isShown ? .title : .body)")
    #expect(notes.contains("Text.font has no rows: where views lie is not computed"))
    #expect(!notes.contains { $0.contains("jumps") })
  }
}
