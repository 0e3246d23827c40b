import AnimationSyntax
import Testing

/// Initializers that set the stored values of wrappers: `_x = State(initialValue: x)`, `self._x = x`.
@Suite("Views: wrappers in initializers")
struct WrapperInitializerTests {
  @Test(
    "a state begins with what its wrapper is made of",
    arguments: [
      "_x = State(initialValue: start)", "self._x = State(initialValue: start)",
      "_x = State(wrappedValue: start)",
      "_x = State(initialValue: start + 0)", "x = start", "self._x = State(start)",
    ])
  func states(statement: String) throws {
    let played = try PlayedViews(
      """
      struct Card: View {
        @State private var x: Double
        init(start: Double) { \(statement) }
        var body: some View {
          Circle().offset(x: x).onTapGesture { withAnimation(.linear(duration: 1)) { x += 10 } }
        }
      }
      #Preview { Card(start: 3) }
      """, options: .init())
    played.expect("Circle.offset.x", [0.45: 3, 1: 8, 1.5: 13], within: 1e-4)
    #expect(played.notes.count == 1)
  }

  @Test("a binding is the one that is given", arguments: ["_x = x", "self._x = x"])
  func bindings(statement: String) throws {
    let played = try PlayedViews(
      """
      struct Card: View {
        @Binding var x: Double
        init(x: Binding<Double>) { \(statement) }
        var body: some View { Circle().offset(x: x).onTapGesture { x += 10 } }
      }
      struct ContentView: View {
        @State private var x = 5.0
        var body: some View { Card(x: $x); Capsule().opacity(x) }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [0.45: 5, 0.5: 15])
    played.expect("Capsule.opacity", [0.45: 5, 0.5: 15])
  }

  @Test("an object that a wrapper keeps is made once")
  func objects() throws {
    let played = try PlayedViews(
      """
      class Model: ObservableObject { @Published var x = 1.0 }
      struct Card: View {
        @StateObject private var model: Model
        init(model: Model) { _model = StateObject(wrappedValue: model) }
        var body: some View { Circle().offset(x: model.x).onTapGesture { model.x += 10 } }
      }
      struct ContentView: View { var body: some View { Card(model: Model()) } }
      """, options: .init())
    played.expect("Circle.offset.x", [0.45: 1, 0.5: 11])
  }

  @Test(
    "a wrapper that a leading dot makes is read like one by name",
    arguments: ["_shift = .init(initialValue:", "self._shift = .init(wrappedValue:"])
  func leadingDots(statement: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var shift: CGSize
        init() { \(statement) CGSize(width: 30, height: 0)) }
        var body: some View {
          Circle().offset(shift).onTapGesture {
            withAnimation(.linear(duration: 1)) { shift = .zero }
          }
        }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [1: 15, 1.5: 0], within: 1e-4)
  }

  @Test(
    "an initializer may be called by its name",
    arguments: [
      "State.init(initialValue: start)", "State.init(wrappedValue: start)",
      "State(initialValue: Double.init(start))",
      "State.init(initialValue: CGSize.init(width: start, height: 1).width)",
    ])
  func spelledInitializers(wrapper: String) throws {
    let played = try PlayedViews(
      """
      class Model: ObservableObject { @Published var y = 1.0 }
      struct Card: View {
        @State private var x: Double
        @StateObject private var model: Model
        init(start: Double, model: Model) {
          self._x = \(wrapper)
          self._model = StateObject.init(wrappedValue: model)
        }
        var body: some View { Circle().offset(x: x, y: model.y).onTapGesture { x += 10; model.y += 5 } }
      }
      struct ContentView: View { var body: some View { Card.init(start: 3, model: Model()) } }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: 3, 0.5: 13])
    played.expect("Circle.offset.y", [0.45: 1, 0.5: 6])
    #expect(!played.notes.contains { $0.contains("not known") })
  }
}
