import AnimationSyntax
import Testing

/// A view plays in the same way however it is structured: motion depends on values and writes, not on the type that
/// declares them.
@Suite("Views: one view in many forms") struct RefactoredViewsTests {
  /// The content, with '#' before each state and '#$' before its binding; the actions; and the states.
  private struct Shown {
    var body: String
    var actions: [String]
    var states: [(name: String, type: String, initial: String)]

    static let isOn = ("isOn", "Bool", "false")
    static let n = ("n", "Int", "0")
    static let x = ("x", "Double", "0.0")
    static let items = ("items", "[Int]", "[1, 2, 3]")

    /// Returns the body, with the states as members of a value.
    func body(of owner: String = "") -> String {
      body.replacing("#$", with: "$" + owner).replacing("#", with: owner)
    }

    func declared(_ wrapper: String, private isPrivate: Bool = true) -> String {
      states.map {
        "\(wrapper)\(isPrivate ? " private" : "") var \($0.name): \($0.type) = \($0.initial)"
      }
      .joined(separator: "\n")
    }

    var model: String { declared("", private: false) }
  }

  private static let shown: [Shown] = [
    Shown(
      body: """
        Circle().scaleEffect(#isOn ? 2 : 1).opacity(#isOn ? 0.2 : 1)
          .onTapGesture { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { #isOn.toggle() } }
        """, actions: ["at(0) { tap(\"Circle\") }", "at(0.2) { tap(\"Circle\") }"],
      states: [Shown.isOn]),
    Shown(
      body: """
        Circle().offset(x: #x).animation(.easeIn(duration: 0.5), value: #x).onTapGesture { #x += 50 }
        """, actions: ["at(0) { tap(\"Circle\") }", "at(0.2) { tap(\"Circle\") }"],
      states: [Shown.x]),
    Shown(
      body: """
        VStack {
          Button("Add") { withAnimation(.bouncy) { #items.append(#items.count + 1) } }
          ForEach(#items, id: \\.self) { item in
            Circle().offset(x: Double(#items.count - item) * 10).transition(.scale)
          }
        }
        """, actions: ["at(0) { tap(\"Add\") }", "at(0.3) { tap(\"Add\") }"], states: [Shown.items]),
    Shown(
      body: """
        VStack {
          Toggle("Lamp", isOn: #$isOn.animation(.easeOut(duration: 0.2)))
          Circle().rotationEffect(.degrees(#isOn ? 180 : 0))
        }
        """, actions: ["tap(\"Lamp\")"], states: [Shown.isOn]),
    Shown(
      body: """
        Circle().offset(x: Double(#n) * 10).onTapGesture {
          #n += 1
          withAnimation(.snappy) { #n += 1 } completion: {
            withAnimation(.linear(duration: 0.2)) { #n = 0 }
          }
        }
        """, actions: ["tap(\"Circle\")"], states: [Shown.n]),
    Shown(
      body: """
        Circle().phaseAnimator([0.0, 1, 0.5], trigger: #n) { view, phase in
          view.opacity(1 - phase).scaleEffect(1 + phase)
        } animation: { phase in phase == 1 ? .bouncy : .easeIn(duration: 0.2) }
          .onTapGesture { #n += 1 }
        """, actions: ["tap(\"Circle\")"], states: [Shown.n]),
    Shown(
      body: """
        Circle().offset(x: #x).gesture(
          DragGesture().onChanged { #x = $0.translation.width }
            .onEnded { _ in withAnimation(.spring) { #x = 0 } })
        """, actions: ["drag(\"Circle\", by: CGSize(width: 100, height: 0), over: 0.3)"],
      states: [Shown.x]),
    Shown(
      body: """
        VStack {
          Circle().opacity(#isOn ? 1 : 0).onChange(of: #n) {
            withAnimation(.easeIn(duration: 0.3)) { #isOn = #n % 2 == 1 }
          }
          Button("Next") { #n += 1 }
        }
        """, actions: ["at(0) { tap(\"Next\") }", "at(0.5) { tap(\"Next\") }"],
      states: [Shown.n, Shown.isOn]),
    Shown(
      body: """
        Circle().offset(x: #x).task {
          try? await Task.sleep(for: .seconds(0.2))
          withAnimation(.linear(duration: 0.3)) { #x = 40 }
        }
        """, actions: [], states: [Shown.x]),
  ]

  /// Returns a form of a view by its name.
  private static let forms: [(name: String, file: @Sendable (Shown) -> String)] = [
    (
      "a property",
      {
        """
        struct ContentView: View {
          \($0.declared("@State"))
          var body: some View { content }
          private var content: some View { \($0.body()) }
        }
        """
      }
    ),
    (
      "a function",
      {
        """
        struct ContentView: View {
          \($0.declared("@State"))
          var body: some View { Group { content(1) } }
          @ViewBuilder func content(_ count: Int) -> some View { \($0.body()) }
        }
        """
      }
    ),
    (
      "an initializer",
      { shown in
        let names = shown.states.map { "@State private var \($0.name): \($0.type)" }
        let values = shown.states.map { "_\($0.name) = State(initialValue: \($0.initial))" }
        return """
          struct ContentView: View {
            \(names.joined(separator: "\n"))
            init() { \(values.joined(separator: "\n")) }
            var body: some View { \(shown.body()) }
          }
          """
      }
    ),
    (
      "bindings",
      { shown in
        let given = shown.states.map { "\($0.name): $\($0.name)" }.joined(separator: ", ")
        let taken = shown.states.map { "@Binding var \($0.name): \($0.type)" }
        return """
          struct ContentView: View {
            \(shown.declared("@State"))
            var body: some View { Part(\(given)) }
          }
          struct Part: View {
            \(taken.joined(separator: "\n"))
            var body: some View { \(shown.body()) }
          }
          """
      }
    ),
    (
      "a container",
      {
        """
        struct ContentView: View {
          \($0.declared("@State"))
          var body: some View { Box { \($0.body()) } }
        }
        struct Box<Content: View>: View {
          let content: () -> Content
          init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
          var body: some View { content() }
        }
        """
      }
    ),
    (
      "a modifier",
      {
        """
        struct ContentView: View {
          var body: some View { Color.clear.modifier(Instead()) }
        }
        struct Instead: ViewModifier {
          \($0.declared("@State"))
          func body(content: Content) -> some View { \($0.body()) }
        }
        """
      }
    ),
    (
      "a structure",
      {
        """
        struct Model { \($0.model) }
        struct ContentView: View {
          @State private var model = Model()
          var body: some View { \($0.body(of: "model.")) }
        }
        """
      }
    ),
    (
      "an observable object",
      {
        """
        @Observable final class Model { \($0.model) }
        struct ContentView: View {
          @State private var model = Model()
          var body: some View { Part(model: model) }
        }
        struct Part: View {
          @Bindable var model: Model
          var body: some View { \($0.body(of: "model.")) }
        }
        """
      }
    ),
    (
      "an object of the environment",
      {
        """
        @Observable final class Model { \($0.model) }
        struct ContentView: View {
          @State private var model = Model()
          var body: some View { Part().environment(model) }
        }
        struct Part: View {
          @Environment(Model.self) private var model
          var body: some View {
            @Bindable var model = model
            \($0.body(of: "model."))
          }
        }
        """
      }
    ),
    (
      "an object that publishes",
      {
        """
        final class Model: ObservableObject { \($0.declared("@Published", private: false)) }
        struct ContentView: View {
          @StateObject private var model = Model()
          var body: some View { Part(model: model) }
        }
        struct Part: View {
          @ObservedObject var model: Model
          var body: some View { \($0.body(of: "model.")) }
        }
        """
      }
    ),
  ]

  @Test(arguments: shown.indices)
  func playsAlike(index: Int) throws {
    let shown = Self.shown[index]
    let options = ViewOptions(actions: shown.actions)
    let plain = try PlayedViews(
      """
      struct ContentView: View {
        \(shown.declared("@State"))
        var body: some View { \(shown.body()) }
      }
      """, options: options, end: 1.5)
    #expect(plain.rows.count > 50, "it moves")
    for form in Self.forms {
      let played = try PlayedViews(form.file(shown), options: options, end: 1.5)
      #expect(played.rows == plain.rows, "\(form.name): \(shown.body)")
    }
  }
}
