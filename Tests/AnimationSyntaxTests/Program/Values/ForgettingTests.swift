import AnimationSyntax
import Testing

/// An action that may or may not run makes the values that it would write unknown, and starts nothing.
@Suite("Views: statements of which it is not known whether they are done")
struct ForgettingTests {
  /// Plays statements under an unknown condition that change an object that one circle shows; the other circle moves in
  /// any case.
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
      "withAnimation { move() }", "withTransaction(Transaction(animation: .easeIn)) { move() }",
    ])
  func later(statements: String) throws {
    let played = try played(statements)
    #expect(played.attributes == ["Circle.scaleEffect"])
    #expect(played.events.map(\.event) == ["tap:Go"])
    #expect(abs(try #require(played.value("Circle.scaleEffect", at: 0.6)) - 1.5) < 1e-9)
    #expect(played.notes.contains { $0.contains("'Server.isReady' is not known") })
    #expect(played.notes.contains { $0.contains("Rectangle.offset") })
  }

  /// An action of a tap that makes a value unknown that a view shows.
  struct Way: CustomTestStringConvertible {
    var declared = ""
    var state: String
    var done: String
    var shown: String
    var note: String
    var testDescription: String { "\(done) / \(shown)" }
  }

  @Test(
    "what is not known is left out, and what does not depend on it plays",
    arguments: [
      Way(
        state: "var x = 0.0", done: "if Server.isReady { withAnimation { x = 40 } }",
        shown: "Rectangle().offset(x: x)", note: "what is inside of 'if' and Rectangle.offset"),
      Way(
        state: "var x = 0.0", done: "withAnimation { x = Server.value }",
        shown: "Rectangle().offset(x: x)", note: "Rectangle.offset"),
      Way(
        declared: "@Observable final class Model { var x = 0.0 }", state: "var model = Model()",
        done: "if Server.isReady { withAnimation { model.x = 40 } }",
        shown: "Rectangle().offset(x: model.x)", note: "Rectangle.offset"),
      Way(
        declared:
          "@Observable final class Model { static let shared = Model(); var x = 0.0; init() { withAnimation { x = 4 } } }",
        state: "var x = 0.0", done: "if Server.isReady { Model.shared.x = 40 }",
        shown: "Rectangle().offset(x: Model.shared.x)", note: "Rectangle.offset"),
      Way(
        declared:
          "struct Child: View { @Binding var x: Double; var body: some View { Rectangle().offset(x: x) } }",
        state: "var x = 0.0", done: "for item in Server.items { withAnimation { x += item.size } }",
        shown: "Child(x: $x)", note: "Rectangle.offset"),
      Way(
        state: "var items = [1, 2]", done: "withAnimation { items = Server.items }",
        shown: "ForEach(items, id: \\.self) { Rectangle().offset(x: Double($0)) }",
        note: "what is inside of 'ForEach'"),
      Way(
        state: "var items = [1, 2]", done: "withAnimation { items[1] = Server.number }",
        shown: "ForEach(items, id: \\.self) { Rectangle().offset(x: Double($0)) }",
        note: "what is inside of 'ForEach'"),
      Way(
        declared: "struct Item: Identifiable { var id: Int; var x = 0.0 }",
        state: "var items = [Item(id: Server.number), Item(id: 2)]",
        done: "withAnimation { items[0] = Item(id: 4) }",
        shown: "ForEach(items) { Rectangle().offset(x: $0.x) }", note: "what is inside of 'ForEach'"
      ),
      Way(
        state: "var isOn = false", done: "withAnimation { isOn = Server.isOn }",
        shown: "if isOn { Rectangle() } else { Capsule() }", note: "what is inside of 'if'"),
      Way(
        declared: "enum Mode { case some, other }", state: "var mode = Mode.some",
        done: "withAnimation { mode = Server.mode }",
        shown: "switch mode { case .some: Rectangle()\n case .other: Capsule() }",
        note: "what is inside of 'switch'"),
      Way(
        state: "var name: String?", done: "withAnimation { name = Server.name }",
        shown: "if let name { Text(name) }", note: "what is inside of 'if'"),
      Way(
        state: "var number = 0", done: "withAnimation { number = Server.number }",
        shown: "Rectangle().id(number)", note: "what is inside of '.id'"),
      Way(
        state: "var number = Server.number", done: "withAnimation { number = 1 }",
        shown: "Rectangle().id(number)", note: "what is inside of '.id'"),
    ])
  func identity(_ way: Way) throws {
    let played = try PlayedViews(
      """
      \(way.declared)
      struct ContentView: View {
        @State private var scale = 1.0
        @State private \(way.state)
        var body: some View {
          HStack {
            Button("Go") {
              withAnimation(.linear(duration: 0.2)) { scale = 2 }
              \(way.done)
            }
            Circle().scaleEffect(scale)
            \(way.shown)
          }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.attributes == ["Circle.scaleEffect"])
    #expect(played.events.map(\.event) == ["tap:Go"])
    #expect(abs(try #require(played.value("Circle.scaleEffect", at: 0.6)) - 1.5) < 1e-9)
    #expect(
      played.notes.contains { $0.contains("'Server.") && $0.contains(way.note) },
      "\(played.notes)")
  }

  @Test("an object that views are the first to ask for animates nothing where it is made")
  func madeByViews() throws {
    let played = try PlayedViews(
      """
      @Observable final class Model {
        static let shared = Model()
        var count = 0.0
        init() { withAnimation { move() } }
        func move() { count = 40 }
      }
      struct ContentView: View {
        var body: some View {
          HStack {
            Text("Go").onTapGesture { withAnimation(.linear(duration: 0.2)) { Model.shared.count = 80 } }
            Rectangle().offset(x: Model.shared.count)
          }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.attributes == ["Rectangle.offset.x"])
    played.expect("Rectangle.offset.x", [0.5: 40, 0.6: 60, 0.7: 80], within: 1e-9)
    #expect(played.notes.isEmpty)
  }
}
