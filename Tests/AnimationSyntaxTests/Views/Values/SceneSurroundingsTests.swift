import AnimationSyntax
import Testing

/// What the scenes of an app set around their views.
@Suite("Views: what scenes set")
struct SceneSurroundingsTests {
  /// A circle that goes to `shift` in 0.1 s from a tap at 0.5 s on.
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
    "a value that a scene sets has a note with its place",
    arguments: [
      ("WindowGroup { ContentView().environment(\\.shift, 200) }", 33),
      ("WindowGroup { ContentView() }.environment(\\.shift, 200)", 35),
      ("WindowGroup { Group { ContentView() }.transformEnvironment(\\.shift) { $0 = 200 } }", 43),
      ("Settings { Text(\"\") }; WindowGroup { Moved().padding().environment(\\.shift, 20) }", 60),
    ], ["ContentView", "Moved"])
  func value(scene: (text: String, column: Int), root: String) throws {
    let played = try PlayedViews(
      text(scene.text), options: ViewOptions(root: root, actions: ["tap()"]))
    played.expect("Circle.offset.x", [0.5: 0, 0.55: 5, 0.6: 10], within: 1e-3)
    #expect(played.notes == ["a.swift:6:\(scene.column): \(shiftNote)"])
  }

  @Test("an object that a scene sets has a note where a view can do without it")
  func object() throws {
    let played = try PlayedViews(
      text("WindowGroup { ContentView().environment(model) }"), doing: "tap()")
    #expect(
      played.notes == [
        "a.swift:6:33: the app's scene sets an object, and views are shown without their scene: 'model' is nil"
      ])
  }

  @Test(
    "nothing is said where nothing is missed",
    arguments: [
      // Nobody asks for it.
      ("WindowGroup { ContentView().environment(\\.other, 200) }", "", 10.0, nil),
      // A preview has no scene around it.
      ("WindowGroup { ContentView().environment(\\.shift, 200) }", "#Preview { Moved() }", 10, nil),
      // A view around it or an option sets it.
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
}
