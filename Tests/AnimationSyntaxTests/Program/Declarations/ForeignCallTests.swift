import AnimationSyntax
import Testing

/// A call of an undeclared function that prevents the tap of a view is named in the file that contains it.
@Suite("Views: calls of what is not declared")
struct ForeignCallTests {
  @Test(
    "in a file that is longer than the one of the view, and in a shorter one",
    arguments: [
      (
        String(repeating: "// A line.\n", count: 40) + "func begin() { Server.post(3) }",
        "b.swift:41:16"
      ),
      ("func begin() { Server.post(3) }", "b.swift:1:16"),
      ("func begin() { next() }\nfunc next() {\n  _ = Server.post(3)\n}", "b.swift:3:7"),
    ])
  func otherFile(second: String, place: String) throws {
    let played = try PlayedViews(files: [
      """
      struct ContentView: View {
        @State private var count = 0
        var body: some View { Button("Go") { begin() } }
      }
      """, second,
    ])
    let note = played.notes.first { $0.contains("is not tapped") }
    #expect(
      try #require(note).hasPrefix(
        "\(place): 'Go' is not tapped: what 'Server.post(…)' changes is not known"))
  }
}
