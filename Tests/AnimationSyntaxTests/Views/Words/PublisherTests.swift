import AnimationSyntax
import MotionRecording
import Testing

/// The values that views receive from properties with `@Published`.
@Suite("Views: publishers of properties")
struct PublisherTests {
  private func played(_ publisher: String, _ action: String = "x += $0") throws -> PlayedViews {
    try PlayedViews(
      """
      class Store: ObservableObject { @Published var level = 5.0 }
      struct ContentView: View {
        @State private var x = 0.0
        @StateObject private var store = Store()
        let other = Store()
        var body: some View {
          Circle().offset(x: x)
            .onTapGesture { store.level = 40; other.level = 40 }
            .onReceive(\(publisher)) { \(action) }
        }
      }
      """, doing: "at(0.5) { tap(\"Circle\") }; at(1) { tap(\"Circle\") }")
  }

  @Test(
    "it sends the value that there is, and each that is written, also the same one again",
    arguments: [
      ("store.$level", 5.0, 45.0, 85.0), ("self.store.$level", 5, 45, 85),
      ("store.$level.receive(on: DispatchQueue.main)", 5, 45, 85),
      ("store.$level.removeDuplicates()", 5, 45, 45), ("store.$level.dropFirst()", 0, 40, 80),
      ("store.$level.dropFirst().removeDuplicates().eraseToAnyPublisher()", 0, 40, 40),
    ])
  func values(publisher: String, first: Double, second: Double, third: Double) throws {
    let played = try played(publisher)
    played.expect("Circle.offset.x", [0: first, 0.5: second, 1: third])
  }

  @Test("an animation in it moves what it writes")
  func animation() throws {
    let played = try played(
      "store.$level", "level in withAnimation(.linear(duration: 0.2)) { x = level }")
    played.expect("Circle.offset.x", [0.1: 2.5, 0.5: 5, 0.6: 22.5, 0.7: 40])
  }

  @Test(
    "what is not played is said",
    arguments: [
      ("store.$level.debounce(for: 0.1, scheduler: RunLoop.main)", "x += $0", "left out"),
      ("other.$level", "x += $0", "left out"),
      ("store.$level", "_ in x += store.level", "'level' still has its old value"),
    ])
  func unplayed(publisher: String, action: String, words: String) throws {
    let played = try played(publisher, action)
    #expect(played.attributes.isEmpty)
    #expect(played.notes.contains { $0.contains("onReceive") && $0.contains(words) })
  }

  @Test("the observers of a property are called for the value that it has already, as Swift has it")
  func observers() throws {
    let played = try PlayedViews(
      """
      class Model { var n = 0 { willSet { calls += 1 } didSet { calls += 10 } }; var calls = 0 }
      struct ContentView: View {
        @State private var x = 1.0 { didSet { y += 10 } }
        @State private var y = 0.0
        @State private var z = 0.0
        let model = Model()
        var body: some View {
          VStack { Circle().offset(x: y); Circle().offset(x: z) }
            .onTapGesture { x = 1; model.n = 0; model.n = 0; z = Double(model.calls) }
        }
      }
      """, doing: "at(0.5) { tap(\"VStack\") }")
    played.expect("Circle[1].offset.x", [0.5: 10])
    played.expect("Circle[2].offset.x", [0.5: 22])
  }
}
