import AnimationSyntax
import Testing

/// Views are notified only of the `@Published` properties of an `ObservableObject`, and where the object does so
/// itself.
@Suite("Views: what an observable object tells views of")
struct PublishedTests {
  private static func model(_ declaration: String, _ members: String) -> String {
    """
    \(declaration) {
      var n = 0.0
      \(members)
    }
    struct V: View {
      @StateObject var s = Model()
      var body: some View {
        VStack {
          Circle().offset(x: s.n, y: s.m)
          Button("Go") { withAnimation(.linear(duration: 0.1)) { s.n = 100 } }
          Button("Both") { withAnimation(.linear(duration: 0.1)) { s.m = 10 } }
        }
      }
    }
    """
  }

  @Test(
    "a property without @Published is shown with what is told next",
    arguments: [
      "final class Model: ObservableObject", "class Base: ObservableObject {}\nclass Model: Base",
      "protocol Store: ObservableObject {}\nclass Model: Store",
      "class Model: NSObject, ObservableObject", "class Model: Combine.ObservableObject",
    ])
  func unpublished(declaration: String) throws {
    let played = try PlayedViews(
      Self.model(declaration, "@Published var m = 0.0"),
      doing: "at(0.5) { tap(\"Go\") }", "at(1.5) { tap(\"Both\") }")
    played.expect("Circle.offset.x", [0.5: 0, 1: 0, 1.5: 0, 1.55: 50, 1.6: 100], within: 1e-3)
    played.expect("Circle.offset.y", [1: 0, 1.5: 0, 1.55: 5, 1.6: 10], within: 1e-3)
  }

  @Test("where that is why nothing moves, it is said")
  func notes() throws {
    let played = try PlayedViews(
      Self.model("class Model: ObservableObject", "@Published var m = 0.0"),
      doing: "at(0.5) { tap(\"Go\") }")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("nothing moves") && $0.contains("'Model.n'") && $0.contains("@Published")
      })
  }

  @Test(
    "every variable counts where it is published or the class is @Observable",
    arguments: [
      "@Observable class Model", "class Model: ObservableObject { @Published var n = 0.0 } //",
    ])
  func told(declaration: String) throws {
    let text = """
      \(declaration.contains("//") ? String(declaration.dropLast(3)) : declaration + " { var n = 0.0 }")
      struct V: View {
        @\(declaration.contains("Observable class") ? "State" : "StateObject") var s = Model()
        var body: some View {
          VStack {
            Circle().offset(x: s.n)
            Button("Go") { withAnimation(.linear(duration: 0.1)) { s.n = 100 } }
          }
        }
      }
      """
    let played = try PlayedViews(text, doing: "at(0.5) { tap(\"Go\") }")
    played.expect("Circle.offset.x", [0.5: 0, 0.55: 50, 0.6: 100], within: 1e-3)
  }

  @Test(
    "objectWillChange.send() tells views, in its transaction",
    arguments: [
      "var n = 0; func go() { n = 1; withAnimation(.linear(duration: 0.1)) { objectWillChange.send() } }",
      "var n = 0; func go() { n = 1; withAnimation(.linear(duration: 0.1)) { self.objectWillChange.send() } }",
      "let objectWillChange = PassthroughSubject<Void, Never>(); var n = 0; func go() { n = 1; withAnimation(.linear(duration: 0.1)) { objectWillChange.send() } }",
      "var n = 0 { didSet { objectWillChange.send() } }; func go() { withAnimation(.linear(duration: 0.1)) { n = 1 } }",
      "var n = 0 { willSet { objectWillChange.send() } }; func go() { withAnimation(.linear(duration: 0.1)) { n = 1 } }",
    ])
  func announced(members: String) throws {
    let played = try PlayedViews(
      """
      final class Store: ObservableObject { \(members) }
      struct V: View {
        @ObservedObject var s = Store()
        var body: some View {
          VStack {
            Circle().opacity(s.n == 0 ? 1 : 0)
            Button("Go") { s.go() }
          }
        }
      }
      """, doing: "at(0.5) { tap(\"Go\") }")
    played.expect("Circle.opacity", [0.5: 1, 0.55: 0.5, 0.6: 0], within: 1e-3)
    #expect(played.animations(of: "Circle.opacity") == [".linear(duration: 0.1)"])
    #expect(!played.notes.contains { $0.contains("objectWillChange") })
  }

  @Test("what an object begins with is no change that a view would have to be told of")
  func beginnings() throws {
    let played = try PlayedViews(
      """
      final class Model: ObservableObject {
        var n = 0.0
        init(n: Double) { self.n = n }
      }
      struct V: View {
        @StateObject var s = Model(n: 3)
        var body: some View { Circle().offset(x: s.n) }
      }
      """)
    #expect(played.notes.contains { $0.contains("nothing moves") })
    #expect(!played.notes.contains { $0.contains("@Published") })
  }
}
