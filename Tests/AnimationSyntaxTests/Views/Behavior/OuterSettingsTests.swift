import AnimationSyntax
import Testing

/// Values that the scenes of an app, and views around a view, set for it.
@Suite("Views: what is set around them")
struct OuterSettingsTests {
  /// A circle that moves to `shift` in 0.1 s from a tap at 0.5 s on.
  private func text(_ scene: String, _ end: String = "") -> String {
    """
    extension EnvironmentValues { @Entry var shift = 10.0 }
    @Observable class Model { var shift = 10.0 }
    @main struct Example: App {
      @State var model = Model()
      var body: some Scene {
        \(scene)
      }
    }
    struct ContentView: View { var body: some View { Moved() } }
    struct Moved: View {
      @Environment(\\.shift) var shift
      @Environment(Model.self) var model: Model?
      @State var isOn = false
      var body: some View {
        Circle().offset(x: isOn ? shift : model?.shift ?? 0)
          .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOn = true } }
      }
    }
    \(end)
    """
  }

  private let shiftNote =
    "the app's scene sets 'shift', and views are shown without their scene: it has its default "
    + "(--set 'environment.shift=VALUE')"

  @Test(
    "where several apps set a value, a note has the place of the first",
    arguments: ["ContentView", "Moved"])
  func severalApps(root: String) throws {
    let other = """
      struct Other: App {
        var body: some Scene { WindowGroup { ContentView().environment(\\.shift, 20) } }
      }
      """
    let played = try PlayedViews(
      text("WindowGroup { ContentView() }.environment(\\.shift, 200)", other),
      options: ViewOptions(root: root, actions: ["tap()"]))
    played.expect("Circle.offset.x", [0.5: 0, 0.55: 5, 0.6: 10], within: 1e-3)
    #expect(played.notes == ["a.swift:6:35: \(shiftNote)"])
  }

  @Test(
    "nothing is said where nothing is missed",
    arguments: [
      // The value is not used.
      ("WindowGroup { ContentView().environment(\\.other, 200) }", "", 10.0, nil),
      // A preview is in no scene.
      ("WindowGroup { ContentView().environment(\\.shift, 200) }", "#Preview { Moved() }", 10, nil),
      // A view around the shown view or an option sets the value.
      (
        "WindowGroup { ContentView().environment(\\.shift, 200) }",
        "struct Root: View { var body: some View { Moved().environment(\\.shift, 30) } }", 30,
        "Root"
      ),
      (
        "WindowGroup { ContentView().environment(\\.shift, 200) }",
        "environment.shift = 40", 40, nil
      ),
    ] as [(String, String, Double, String?)])
  func silent(scene: String, end: String, target: Double, root: String?) throws {
    let played = try PlayedViews(
      text(scene, end), options: ViewOptions(root: root, actions: ["tap()"]))
    played.expect("Circle.offset.x", [0.6: target], within: 1e-3)
    #expect(played.notes.isEmpty)
  }

  private func held(_ text: String, _ root: String) throws -> PlayedViews {
    try PlayedViews(
      """
      extension EnvironmentValues { @Entry var shift = 10.0 }
      struct Child: View {
        @Environment(\\.shift) var shift
        @State var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? shift : 0)
            .onTapGesture { withAnimation(.linear(duration: 0.1)) { isOn = true } }
        }
      }
      \(text)
      """, options: ViewOptions(root: root, actions: ["tap()"]))
  }

  @Test(
    "what a view around the shown one sets has a note with its place",
    arguments: [
      (
        "struct Parent: View { var body: some View { Child().environment(\\.shift, 50) } }", 53,
        "sets 'shift' around 'Child', which --view shows by itself: it has its default "
          + "(--set 'environment.shift=VALUE')"
      ),
      (
        "struct Parent: View { var body: some View { VStack { Text(\"\"); Child() }.transaction { $0.animation = nil } } }",
        74, "has '.transaction' around 'Child', which --view shows by itself: it does not act"
      ),
      (
        "struct Parent: View { @State var x = 0; var body: some View { Child().animation(.easeIn, value: x) } }",
        71, "has '.animation' around 'Child', which --view shows by itself: it does not act"
      ),
    ])
  func holder(text: String, column: Int, note: String) throws {
    let played = try held(text, "Child")
    played.expect("Circle.offset.x", [0.55: 5, 0.6: 10], within: 1e-3)
    #expect(played.notes == ["a.swift:10:\(column): 'Parent' \(note)"])
  }

  @Test("a view further out counts, and a scene's animation")
  func furtherOut() throws {
    let text = """
      struct Middle: View { var body: some View { Child() } }
      struct Outer: View { var body: some View { Middle().environment(\\.shift, 50) } }
      @main struct Example: App { var body: some Scene { WindowGroup { Outer().animation(.bouncy, value: 1) } } }
      """
    #expect(
      try held(text, "Child").notes == [
        "a.swift:12:74: the app's scene has '.animation', and views are shown without their scene: it does not act",
        "a.swift:11:53: 'Outer' sets 'shift' around 'Child', which --view shows by itself: it has its default "
          + "(--set 'environment.shift=VALUE')",
      ])
  }

  @Test(
    "nothing is said of what is set around something else, or of a binding",
    arguments: [
      "struct Parent: View { var body: some View { VStack { Child(); Text(\"\").environment(\\.shift, 50) } } }",
      "struct Parent: View { @State var x = 0; var body: some View { Child(); Text(\"\").animation(.easeIn, value: x) } }",
      "struct Parent: View { @State var x = 0; var body: some View { Child(); Slider(value: $x.animation(.easeIn)) } }",
    ])
  func besides(text: String) throws {
    #expect(try held(text, "Child").notes.isEmpty)
  }

  /// A view around the child, with a state, a constant and a style of the app.
  private func parent(_ content: String) -> String {
    """
    struct Parent: View {
      @State var isBusy = false; let gap = 4.0; let title: String
      var body: some View { \(content) }
    }
    struct Press: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
    }
    struct Fade: ViewModifier {
      @State var isShown = false
      func body(content: Content) -> some View { content.opacity(isShown ? 1 : 0).onAppear { withAnimation { isShown = true } } }
    }
    struct Inset: ViewModifier { func body(content: Content) -> some View { content.padding(8).tint(.red) } }
    extension View {
      func card() -> some View { padding().background(.red).cornerRadius(4) }
      func calm() -> some View { self.card().transaction { $0.animation = nil } }
      func level(_ level: Double) -> some View { opacity(level) }
    }
    """
  }

  @Test(
    "a modifier that changes what is inside while it is shown is named",
    arguments: [
      ("Child().opacity(isBusy ? 0.5 : 1)", [".opacity"]),
      ("VStack { Child() }.scaleEffect(self.isBusy ? 2 : 1)", [".scaleEffect"]),
      ("Child().tint(isBusy ? .red : .blue)", [".tint"]),
      ("Child().disabled(isBusy)", [".disabled"]), ("Child().disabled(true)", [".disabled"]),
      ("Child().buttonStyle(Press())", [".buttonStyle"]),
      ("Child().modifier(Fade())", [".modifier"]), ("Child().calm()", [".calm"]),
      ("Child().level(isBusy ? 1 : 0)", [".level"]),
      ("Child().id(title)", [".id"]), ("Child().transition(.slide)", [".transition"]),
      ("Child().contentTransition(.numericText())", [".contentTransition"]),
      (
        "Child().offset(x: isBusy ? gap : 0).transaction { $0.animation = nil }.padding()",
        [".transaction", ".offset"]
      ),
    ] as [(String, [String])])
  func named(content: String, names: [String]) throws {
    let list = names.map { "'\($0)'" }.joined(separator: " and ")
    let notes = try held(parent(content), "Child").notes
    #expect(notes.count == 1)
    #expect(
      notes.first?.hasSuffix(
        "'Parent' has \(list) around 'Child', which --view shows by itself: "
          + (names.count == 1 ? "it does not act" : "they do not act")) == true, "\(notes)")
  }

  @Test(
    "nothing is said of what stays as it is",
    arguments: [
      "Child().tint(.red).scaleEffect(2)", "Child().opacity(0.5).offset(x: gap)",
      "Child().disabled(false)", "Child().buttonStyle(.plain)",
      "Child().buttonStyle(PlainButtonStyle())", "Child().font(.title)", "Child().card()",
      "Child().modifier(Inset())", "Child().level(gap / 8)",
    ])
  func still(content: String) throws {
    #expect(try held(parent(content), "Child").notes.isEmpty)
  }

  @Test("a scene's modifiers around the view are named where they change it")
  func scene() throws {
    let scene = """
      @main struct Example: App {
        @State var isBusy = false
        var body: some Scene { WindowGroup { Child().tint(.red).scaleEffect(isBusy ? 2 : 1).disabled(isBusy) } }
      }
      """
    #expect(
      try held(scene, "Child").notes == [
        "a.swift:12:87: the app's scene has '.disabled' and '.scaleEffect', and views are shown without their scene: they do not act"
      ])
  }
}
