import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: local bindings")
struct LocalBindingTests {
  private func text(_ content: String) -> String {
    """
    @Observable final class Model { var cards = [Card(id: 1), Card(id: 2)]; var isOpen = false }
    struct Card: Identifiable { var id: Int; var isUp = false }
    struct ContentView: View {
      @State private var model = Model()
      var body: some View {
        @Bindable var model = model
        HStack { \(content) }
      }
    }
    """
  }

  @Test("the parts of a local '@Bindable' have bindings")
  func bindable() throws {
    let played = try PlayedViews(
      text(
        """
        Toggle("Open", isOn: $model.isOpen.animation(.linear(duration: 1)))
        ForEach($model.cards) { $card in
          Circle().offset(y: card.isUp ? -20 : 0).onTapGesture { card.isUp = true }
        }
        Capsule().offset(x: model.isOpen ? 10 : 0)
        """), doing: "tap(\"Open\")", "tap(\"Circle[2]\")")
    #expect(played.attributes == ["Circle[2].offset.y", "Capsule.offset.x"])
    played.expect("Capsule.offset.x", [0.5: 0, 1: 5])
    played.expect("Circle[2].offset.y", [1.5: -20])
  }

  @Test("what goes through a binding of a list has a binding of each element")
  func elements() throws {
    let played = try PlayedViews(
      text(
        """
        ForEach(model.cards) { Circle().offset(y: $0.isUp ? -20 : 0) }
        Button("Go") {
          $model.cards.enumerated().forEach { index, card in
            withAnimation(.linear(duration: 1).delay(Double(index))) { card.wrappedValue.isUp = true }
          }
        }
        """), doing: "tap(\"Go\")")
    played.expect("Circle[1].offset.y", [1: -10])
    played.expect("Circle[2].offset.y", [1: 0, 2: -10])
  }

  @Test(
    "a binding of the view around may be reached through 'self'",
    arguments: ["$isOn", "self.$isOn", "self.$model.isOpen", "self.$cards[0].isUp"])
  func ownBindings(binding: String) throws {
    let played = try PlayedViews(
      """
      final class Model: ObservableObject { @Published var isOpen = false }
      struct Card { var isUp = false }
      struct Lamp: View {
        @Binding var isLit: Bool
        var body: some View { Circle().offset(x: isLit ? 30 : 10).onTapGesture { isLit.toggle() } }
      }
      struct ContentView: View {
        @State private var isOn = false
        @State private var cards = [Card()]
        @StateObject private var model = Model()
        var body: some View { Lamp(isLit: \(binding)) }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: 10, 0.5: 30])
    #expect(!played.notes.contains { $0.contains("not known") })
  }

  @Test("a property whose name a local one hides has its binding by 'self' all the same")
  func hiddenProperty() throws {
    let played = try PlayedViews(
      """
      struct Lamp: View {
        @Binding var isLit: Bool
        var body: some View { Circle().offset(x: isLit ? 30 : 10).onTapGesture { isLit.toggle() } }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { ForEach([1], id: \\.self) { isOn in Lamp(isLit: self.$isOn) } }
      }
      """, doing: "tap(\"Circle\")")
    played.expect("Circle.offset.x", [0.45: 10, 0.5: 30])
  }

  @Test("a stored binding is asked for its value by name, set through it and handed on")
  func storedBinding() throws {
    let played = try PlayedViews(
      """
      struct Lamp: View {
        @Binding var isLit: Bool
        var body: some View { Circle().offset(x: isLit ? 30 : 10) }
      }
      struct Holder: View {
        var isLit: Binding<Bool>
        init(isLit: Binding<Bool>) { self.isLit = isLit }
        var body: some View {
          Lamp(isLit: isLit)
          Capsule().opacity(isLit.wrappedValue ? 1 : 0.5)
            .onTapGesture { self.isLit.wrappedValue.toggle() }
        }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View { Holder(isLit: $isOn) }
      }
      """, doing: "tap(\"Capsule\")")
    played.expect("Circle.offset.x", [0.45: 10, 0.5: 30])
    played.expect("Capsule.opacity", [0.45: 0.5, 0.5: 1])
    #expect(!played.notes.contains { $0.contains("not known") })
  }
}
