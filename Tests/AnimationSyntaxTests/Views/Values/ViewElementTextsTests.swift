import Testing

@Suite("texts after texts")
struct ViewElementTextsTests {
  private func played(_ content: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var n = 1
        var body: some View { \(content) }
      }
      """, doing: "at(0.5) { withAnimation(.linear(duration: 1)) { n = 2 } }")
  }

  @Test(
    "roll as one text",
    arguments: [
      "(Text(\"Score \") + Text(\"\\(n)\").bold()).contentTransition(.numericText())",
      "(Text(\"\\(n)\") + Text(\" points\")).contentTransition(.numericText())",
      "Text(\"Score \\(Text(\"\\(n)\").bold())\").contentTransition(.numericText())",
      "(Text(\"a\") + Text(\"\\(n)\") + Text(\"b\")).contentTransition(.numericText())",
    ])
  func rolled(content: String) throws {
    let played = try played(content)
    #expect(!played.attributes.isEmpty, "\(played.notes)")
    #expect(!played.notes.contains { $0.contains("nothing moves") }, "\(played.notes)")
  }

  @Test(
    "read another text at once without a transition",
    arguments: ["Text(\"Score \") + Text(\"\\(n)\")", "Text(\"\\(n)\") + Text(\" of \\(n)\")"])
  func read(content: String) throws {
    let notes = try played(content).notes
    #expect(notes.contains { $0.contains("does not move: a text shows") }, "\(notes)")
  }

  @Test("what changes of the second is said of the whole")
  func colors() throws {
    let notes = try played(
      "Text(\"a\") + Text(\"b\").foregroundColor(n == 1 ? .red : .blue)"
    ).notes
    #expect(notes.contains { $0.contains("how SwiftUI mixes colors is not known") }, "\(notes)")
  }
}
