import AnimationSyntax
import MotionRecording
import Testing

/// Writes that may or may not happen: by statements, functions, closures and objects.
@Suite("Views: writes that are not known")
struct WrittenLocationsTests {
  @Test(
    "what is called writes too",
    arguments: [
      "if store.isOn { move() }", "if store.isOn { self.move() } else { print(1) }",
      "if store.isOn { both() }", "if store.isOn { model.move() }", "if store.isOn { done() }",
      "if store.isOn { perform { x = 10 } }",
      "switch store.kind { case 1: move(); default: both() }",
      "for _ in store.all { move() }", "store.isOn ? move() : both()",
      "_ = store.isOn && moves()", "_ = store.isOn || moves()",
      "if store.isOn { move() } else { both() }", "_ = store.isOn ? moves() : false",
      "[1].forEach { _ in if store.isOn { x = 1 } else { x = 2 } }",
    ])
  func calls(action: String) throws {
    let played = try PlayedViews(
      """
      @Observable class Model { var x = 0.0; func move() { x = 10 } }
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        @State private var model = Model()
        func move() { x = 10 }
        func both() { print("both"); move(); again(2) }
        func again(_ n: Int) { if n > 0 { again(n - 1) }; move() }
        func moves() -> Bool { move(); return true }
        func perform(_ action: () -> Void) { action() }
        var done: () -> Void { { x = 5 } }
        var body: some View {
          VStack {
            Circle().offset(x: x + model.x)
            Capsule().offset(x: y)
            Text("Go").onTapGesture { withAnimation(.linear(duration: 1)) { \(action); y = 10 } }
          }
        }
      }
      """, doing: "tap(\"Go\")")
    #expect(played.attributes == ["Capsule.offset.x"], "\(played.notes)")
    played.expect("Capsule.offset.x", [1: 5])
    #expect(
      played.notes.contains { $0.contains("'store.") && $0.contains("Circle.offset") },
      "\(played.notes)")
  }

  @Test(
    "what is alone in an animation is no value that nobody asks for",
    arguments: [
      "if store.isOn { x = 1 } else { x = 2 }",
      "switch store.kind { case 1: x = 1; default: x = 2 }",
      "if store.isOn { move() } else { print(1) }",
    ])
  func alone(action: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        func move() { x = 10 }
        var body: some View {
          Circle().offset(x: x).onTapGesture { withAnimation { \(action) } }
        }
      }
      """, doing: "tap()")
    #expect(
      played.notes.contains { $0.contains("what is inside of '") && $0.contains("Circle.offset") },
      "\(played.notes)")
  }

  @Test("what a function reads but does not write stays known")
  func reads() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        func look() { print(x) }
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            if store.isOn { look() }
            withAnimation(.linear(duration: 1)) { x = 10 }
          }
        }
      }
      """, doing: "tap()")
    played.expect("Circle.offset.x", [1: 5])
  }
}
