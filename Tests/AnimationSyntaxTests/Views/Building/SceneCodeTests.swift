import AnimationSyntax
import Testing

/// Values that an app's scenes set apply to the views that are shown.
@Suite("Views: what scenes set")
struct SceneCodeTests {
  /// A circle that moves to the `far` of a model, and down by `lift`, in 0.1 s from a tap at 0.5 s on.
  private static let views = """
    extension EnvironmentValues { @Entry var lift = 1.0 }
    @Observable class Model { var isOn = false; let far: Double; init(far: Double) { self.far = far } }
    struct ContentView: View { var body: some View { VStack { Card() } } }
    struct Card: View {
      @Environment(Model.self) var model
      @Environment(\\.lift) var lift
      var body: some View {
        Circle().offset(x: model.isOn ? model.far : 0, y: model.isOn ? lift : 0)
          .onTapGesture { withAnimation(.linear(duration: 0.1)) { model.isOn.toggle() } }
      }
    }
    """

  private func expect(
    _ far: Double, _ lift: Double, _ files: [String], _ root: String?, set: [String] = [],
    notes: [String] = []
  ) throws {
    let options = ViewOptions(root: root, actions: ["tap()"], settings: set)
    let played = try PlayedViews(files: files, options: options)
    played.expect("Circle.offset.x", [0.5: 0, 0.55: far / 2, 0.6: far], within: 1e-9)
    if lift != 0 {
      played.expect("Circle.offset.y", [0.5: 0, 0.55: lift / 2, 0.6: lift], within: 1e-9)
    }
    #expect(played.notes == notes)
  }

  private func app(_ properties: String, _ scene: String) -> String {
    "@main struct Example: App { \(properties.isEmpty ? "" : "\(properties); ")var body: some Scene { \(scene) } }"
  }

  static let apps = [
    ("let model = Model(far: 30)", "WindowGroup { ContentView().environment(model) }"),
    (
      "@State private var model = Model(far: 30)",
      "WindowGroup { ContentView() }.environment(model)"
    ),
    (
      "let model: Model; init() { model = Model(far: 10 * 3) }",
      "WindowGroup { ContentView().environment(model) }"
    ),
    (
      "@State var model: Model; init() { _model = State(initialValue: Model(far: 30)) }",
      "WindowGroup { Group { ContentView().padding() }.environment(model) }"
    ),
    // Created where it is set: once.
    ("", "WindowGroup { ContentView().environment(Model(far: 30)) }"),
    (
      "static let model = Model(far: 30)",
      "WindowGroup { NavigationStack { ContentView() }.environment(Self.model) }"
    ),
    (
      "let model = Model(far: 30)",
      "WindowGroup { ContentView().environment(model) }; Settings { Text(\"\").environment(Model(far: 8)) }"
    ),
    // The innermost value applies.
    (
      "let model = Model(far: 30)",
      "WindowGroup { ContentView().environment(model).environment(Model(far: 1)) }.environment(Model(far: 2))"
    ),
  ]

  @Test(
    "an object of a scene is around its view and those in it", arguments: apps,
    [nil, "ContentView", "Card"])
  func object(app: (properties: String, scene: String), root: String?) throws {
    let app = self.app(app.properties, app.scene)
    try expect(30, 1, ["\(Self.views)\n\(app)"], root)
    try expect(30, 1, [app, Self.views], root)
  }

  @Test(
    "so is a value",
    arguments: [
      ("", "WindowGroup { ContentView().environment(\\.lift, 7) }", 7.0),
      ("@State var lift = 7.0", "WindowGroup { ContentView() }.environment(\\.lift, lift)", 7),
      ("let k = 6.0", "WindowGroup { ContentView().transformEnvironment(\\.lift) { $0 += k } }", 7),
      (
        "",
        "WindowGroup { ContentView().transformEnvironment(\\.lift) { $0 *= 2 } }.environment(\\.lift, 3.5)",
        7
      ),
      ("", "WindowGroup { VStack { ContentView(); Text(\"\").environment(\\.lift, 9) } }", 1),
    ], [nil, "Card"])
  func value(app: (properties: String, scene: String, lift: Double), root: String?) throws {
    let scene = app.scene + ".environment(Model(far: 30))"
    try expect(30, app.lift, ["\(Self.views)\n\(self.app(app.properties, scene))"], root)
  }

  @Test("a scene of its own type is made by the app")
  func ownScene() throws {
    let text = """
      struct MainScene: Scene {
        let model: Model; @State var extra = 2.0
        var body: some Scene {
          WindowGroup { ContentView().environment(model).transformEnvironment(\\.lift) { $0 += extra } }
        }
      }
      @main struct Example: App {
        let start = 30.0
        var body: some Scene { MainScene(model: Model(far: start)).environment(\\.lift, 5) }
      }
      """
    for root in [nil, "Card"] { try expect(30, 7, ["\(Self.views)\n\(text)"], root) }
  }

  @Test("what changes in the app changes in the views")
  func changes() throws {
    let played = try PlayedViews(
      """
      extension EnvironmentValues { @Entry var lift = 1.0 }
      class Model: ObservableObject { @Published var lift = 3.0 }
      @main struct Example: App {
        @StateObject var model = Model()
        var body: some Scene {
          WindowGroup { ContentView().environmentObject(model).environment(\\.lift, model.lift) }
        }
      }
      struct ContentView: View {
        @EnvironmentObject var model: Model
        @Environment(\\.lift) var lift
        var body: some View {
          Button("Up") { withAnimation(.linear(duration: 0.1)) { model.lift += 10 } }.offset(y: lift)
        }
      }
      """, doing: "tap()", "tap()")
    played.expect("Button.offset.y", [0.5: 3, 0.55: 8, 0.6: 13, 1.5: 13, 1.6: 23], within: 1e-9)
    #expect(played.notes.isEmpty)
  }

  @Test("--set comes before scenes, and previews have none")
  func others() throws {
    let app = self.app(
      "let model = Model(far: 30)",
      "WindowGroup { ContentView().environment(\\.lift, 7).environment(model) }")
    let text = "\(Self.views)\n\(app)"
    try expect(30, 9, [text], nil, set: ["environment.lift=9"])
    try expect(4, 7, [text], nil, set: ["model=Model(far: 4)"])
    try expect(12, 1, ["\(text)\n#Preview { Card().environment(Model(far: 12)) }"], nil)
  }

  @Test(
    "an object that is not known has a note, and so has one that a view nearer to the shown one sets"
  )
  func unknown() throws {
    let unknown = try PlayedViews(
      "\(Self.views)\n\(app("", "WindowGroup { ContentView().environment(Store.shared) }"))",
      doing: "tap()")
    #expect(
      unknown.notes.contains(
        "a.swift:12:80: what '.environment' of the app's scene sets is not known; views do without it"
      ),
      "\(unknown.notes)")
    let nearer = """
      @main struct Example: App { var body: some Scene { WindowGroup { Outer().environment(Model(far: 30)) } } }
      struct Outer: View { var body: some View { Card().environment(Model(far: 5)) } }
      """
    try expect(
      30, 1, ["\(Self.views)\n\(nearer)"], "Card",
      notes: [
        "a.swift:13:51: 'Outer' sets an object around 'Card', which --view shows by itself: views have the one of the app's scene"
      ])
  }
}
