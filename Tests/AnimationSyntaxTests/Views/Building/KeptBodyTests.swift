import AnimationSyntax
import Testing

/// Bodies, and the objects that they create: SwiftUI does not evaluate a body again as long as nothing that it reads
/// has changed.
@Suite("Views: bodies that are kept")
struct KeptBodyTests {
  static let card = """
    @Observable final class Model { var on = false; var far: Double; init(far: Double) { self.far = far } }
    struct Card: View {
      @Environment(Model.self) private var model
      var body: some View {
        Circle().offset(x: model.on ? model.far : 0)
          .onTapGesture { withAnimation(.linear(duration: 0.2)) { model.on.toggle() } }
      }
    }
    """

  @Test(
    "an object made in the body of a view around is the same one after a tap",
    arguments: [
      "struct Outer: View { var body: some View { Card().environment(Model(far: 50)) } }",
      // Changes of a view's argument, and of a global variable.
      """
      let start = 20.0
      struct Inner: View { let far: Double; var body: some View { Card().environment(Model(far: far + start)) } }
      struct Outer: View { var body: some View { Inner(far: 30) } }
      """,
      // A state that the body does not read.
      """
      struct Outer: View {
        @State private var count = 0
        var body: some View {
          Card().environment(Model(far: 50)).onAppear { count += 1 }
        }
      }
      """,
      // The environment.
      """
      struct Outer: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View { Card().environment(Model(far: scheme == .light ? 50 : 90)) }
      }
      """,
      // Unknown values without a default.
      """
      struct Outer: View {
        @Binding var name: String
        var body: some View { VStack { Text(name); Card().environment(Model(far: 50)) } }
      }
      """,
      // Closures and views, which cannot be compared, in a body that is not evaluated again.
      """
      struct Inner<Content: View>: View {
        let action: () -> Void
        @ViewBuilder let content: Content
        var body: some View {
          VStack { content; Card().environment(Model(far: 50)).onAppear(perform: action) }
        }
      }
      struct Middle: View {
        let action: () -> Void
        var body: some View { Inner(action: action) { Text("Inside") } }
      }
      struct Outer: View {
        @State private var count = 0
        var body: some View { Middle { count += 1 } }
      }
      """,
      // The content of a modifier.
      """
      struct Framed: ViewModifier {
        let action: () -> Void
        func body(content: Content) -> some View {
          content.environment(Model(far: 50)).onAppear(perform: action)
        }
      }
      struct Outer: View {
        @State private var count = 0
        var body: some View { Card().modifier(Framed { count += 1 }) }
      }
      """,
      // An unchanged property of a second object that the body reads.
      """
      @Observable final class Setting { var far = 50.0; var count = 0 }
      struct Outer: View {
        @State private var setting = Setting()
        var body: some View {
          Card().environment(Model(far: setting.far)).onAppear { setting.count += 1 }
        }
      }
      """,
    ])
  func kept(outer: String) throws {
    let played = try PlayedViews(
      "\(Self.card)\n\(outer)", doing: "at(0) { tap(\"Circle\") }")
    played.expect("Circle.offset.x", [0: 0, 0.1: 25, 0.2: 50], within: 1e-3)
  }

  /// The object is replaced at 0.4 s by one that is not on; writing the same value again is not a change.
  @Test(
    "it is another one once the body is evaluated again",
    arguments: [
      """
      struct Outer: View {
        @State private var far = 50.0
        var body: some View {
          VStack {
            Card().environment(Model(far: far))
            Button("Same") { far = 50 }
            Button("Far") { far = 80 }
          }
        }
      }
      """,
      // A closure whose captured values are known only when it is created.
      """
      struct Inner: View {
        let far: () -> Double
        var body: some View { Card().environment(Model(far: far())) }
      }
      struct Outer: View {
        @State private var far = 50.0
        var body: some View {
          VStack {
            let shown = far
            Inner { shown }
            Button("Same") { far = 50 }
            Button("Far") { far = 80 }
          }
        }
      }
      """,
      // For an `ObservableObject`, every published property counts.
      """
      final class Setting: ObservableObject { @Published var far = 50.0; @Published var count = 0; var quiet = 0 }
      struct Outer: View {
        @StateObject private var setting = Setting()
        var body: some View {
          VStack {
            Card().environment(Model(far: 50))
            Button("Same") { setting.count = 0; setting.quiet += 1 }
            Button("Far") { setting.count += 1 }
          }
        }
      }
      """,
      // The properties of the view.
      """
      struct Inner: View { let far: Double; var body: some View { Card().environment(Model(far: far)) } }
      struct Outer: View {
        @State private var far = 50.0
        var body: some View {
          VStack {
            Inner(far: far)
            Button("Same") { far = 50 }
            Button("Far") { far = 80 }
          }
        }
      }
      """,
    ])
  func anew(outer: String) throws {
    let played = try PlayedViews(
      "\(Self.card)\n\(outer)",
      doing: "at(0) { tap(\"Circle\") }; at(0.3) { tap(\"Same\") }; at(0.4) { tap(\"Far\") }")
    played.expect("Circle.offset.x", [0.1: 25, 0.2: 50, 0.35: 50, 0.4: 0], within: 1e-3)
  }

  /// In SwiftUI, the object that is created next to the view is created again with the enclosing body, which is not
  /// evaluated again if only its content changes.
  @Test("what an object does when it is made is done once, whatever is around it is given")
  func once() throws {
    let played = try PlayedViews(
      """
      final class Photos: ObservableObject {
        @Published var count = 0
        init() { DispatchQueue.main.async { self.count += 1 } }
      }
      struct Grid: View {
        let action: () -> Void
        @ObservedObject var photos = Photos()
        var body: some View { Circle().offset(x: Double(photos.count) * 10) }
      }
      struct Middle: View {
        let action: () -> Void
        var body: some View { Grid(action: action) }
      }
      struct Tabs: View {
        @Binding var tab: String
        var body: some View { VStack { Text(tab); Middle { tab = "" } } }
      }
      """, options: ViewOptions(root: "Tabs"))
    played.expect("Circle.offset.x", [0: 10], within: 1e-3)
  }

  @Test(
    "what is evaluated where it is shown is not kept",
    arguments: [
      "PhaseAnimator([0.0, 40.0]) { far in Inner { far } } animation: { _ in .linear(duration: 0.2) }",
      "KeyframeAnimator(initialValue: 0.0) { far in Inner { far } } keyframes: { _ in LinearKeyframe(40, duration: 0.2) }",
      "GeometryReader { _ in let shown = far; Inner { shown } }.onAppear { withAnimation(.linear(duration: 0.2)) { far = 40 } }",
      "Button(\"Far\") {}.buttonStyle(Sliding())",
    ])
  func late(content: String) throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        let far: () -> Double
        var body: some View { Circle().offset(x: far()) }
      }
      struct Sliding: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          let shown = configuration.isPressed ? 40.0 : 0
          Inner { shown }.animation(.linear(duration: 0.2), value: shown)
        }
      }
      struct Outer: View {
        @State private var far = 0.0
        var body: some View { \(content) }
      }
      """,
      options: ViewOptions(
        root: "Outer",
        actions: content.hasPrefix("Button") ? ["at(0) { press(\"Far\", for: 1) }"] : []))
    played.expect("Circle.offset.x", [0: 0, 0.1: 20, 0.15: 30], within: 1e-3)
  }

  /// Each body has read one array for its own element, hundreds of times: the array is compared once.
  @Test(
    "a body that reads a collection again and again is kept, and evaluated when one element changes"
  )
  func collections() throws {
    let played = try PlayedViews(
      """
      final class Field: ObservableObject {
        @Published var points = (0..<40).map(Double.init)
        @Published var names = ["a": 1.0, "b": 2]
      }
      struct Points: View {
        @ObservedObject var field: Field
        var body: some View {
          ForEach(0..<40) { index in
            Circle().offset(x: field.points[index], y: field.names["b"] ?? 0)
          }
        }
      }
      struct Outer: View {
        @StateObject private var field = Field()
        @State private var count = 0
        var body: some View {
          VStack {
            Points(field: field)
            Text("\\(count)")
            Button("Count") { count += 1 }
            Button("Last") { withAnimation(.linear(duration: 0.2)) { field.points[39] += 10 } }
            Button("Name") { withAnimation(.linear(duration: 0.2)) { field.names["b"] = 8 } }
          }
        }
      }
      """,
      options: ViewOptions(
        root: "Outer",
        actions: ["at(0) { tap(\"Count\") }; at(0.2) { tap(\"Last\") }; at(0.6) { tap(\"Name\") }"])
    )
    played.expect("Circle[40].offset.x", [0.1: 39, 0.3: 44, 0.4: 49, 0.7: 49], within: 1e-6)
    played.expect("Circle[1].offset.y", [0.6: 2, 0.7: 5, 0.8: 8], within: 1e-6)
  }

  @Test("a view that comes again makes its objects anew")
  func gone() throws {
    let played = try PlayedViews(
      """
      \(Self.card)
      struct Inner: View { var body: some View { Card().environment(Model(far: 50)) } }
      struct Outer: View {
        @State private var isShown = true
        var body: some View {
          VStack {
            if isShown { Inner() }
            Button("Switch") { isShown.toggle() }
          }
        }
      }
      """,
      doing: """
        at(0) { tap("Circle") }
        at(0.4) { tap("Switch") }
        at(0.6) { tap("Switch") }
        at(0.8) { tap("Circle") }
        """)
    played.expect("Circle.offset.x", [0.1: 25, 0.3: 50, 0.7: 0, 0.9: 25], within: 1e-3)
  }
}
