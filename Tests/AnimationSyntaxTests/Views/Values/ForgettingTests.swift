import AnimationSyntax
import Testing

/// What is not known to be done makes what it would write unknown, and starts nothing.
@Suite("Views: statements of which it is not known whether they are done")
struct ForgettingTests {
  /// What statements do to an object that one circle shows, where nothing is known of their condition; the other circle
  /// moves whatever they do.
  private func played(_ statements: String) throws -> PlayedViews {
    try PlayedViews(
      """
      @Observable final class Model {
        static var shared = Model()
        var count = 0.0
        var isLoading = false
        func restart() { count = 0; load() }
        func load() { \(statements) }
        func loadAll() async {
          guard !isLoading else { return }
          isLoading = true
          defer { isLoading = false }
          count = await Server.count(3)
        }
        func move() { count = 40 }
        init() { load() }
      }
      struct ContentView: View {
        @State private var scale = 1.0
        var body: some View {
          HStack {
            Button("Go") {
              withAnimation(.linear(duration: 0.2)) { scale = 2 }
              if Server.isReady { Model.shared.restart() }
            }
            Circle().scaleEffect(scale)
            Rectangle().offset(x: Model.shared.count)
          }
        }
      }
      """, doing: "tap(\"Go\")")
  }

  @Test(
    "what would be done later is not started, and takes no view away",
    arguments: [
      "Task { await loadAll() }", "Task { move() }", "DispatchQueue.main.async { self.move() }",
      "DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.move() }",
      "Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in self.move() }",
    ])
  func later(statements: String) throws {
    let played = try played(statements)
    #expect(played.attributes == ["Circle.scaleEffect"])
    #expect(played.events.map(\.event) == ["tap:Go"])
    #expect(abs(try #require(played.value("Circle.scaleEffect", at: 0.6)) - 1.5) < 1e-9)
    #expect(played.notes.contains { $0.contains("'Server.isReady' is not known") })
    #expect(played.notes.contains { $0.contains("Rectangle.offset") })
  }
}
