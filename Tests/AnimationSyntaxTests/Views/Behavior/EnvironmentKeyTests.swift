import AnimationSyntax
import Testing

/// An environment value that the files declare has the default value of its key until a view sets another.
@Suite("Views: environment keys of the app's own")
struct EnvironmentKeyTests {
  private static let key = """
    private struct SpeedKey: EnvironmentKey { static let defaultValue: Double = 3 }
    extension EnvironmentValues {
      var speed: Double { get { self[SpeedKey.self] } set { self[SpeedKey.self] = newValue } }
    }
    """

  @Test(
    "the default value counts where no view sets one",
    arguments: [
      (key, "", 3.0), ("extension EnvironmentValues { @Entry var speed: Double = 3 }", "", 3),
      (
        key.replacing("let defaultValue: Double = 3", with: "var defaultValue: Double { 3 }"), "", 3
      ),
      (key, ".environment(\\.speed, 5)", 5),
      (
        "extension EnvironmentValues { @Entry var speed: Double = 3 }", ".environment(\\.speed, 5)",
        5
      ),
    ])
  func defaults(declaration: String, modifier: String, value: Double) throws {
    let played = try PlayedViews(
      """
      \(declaration)
      struct Inner: View {
        @Environment(\\.speed) var speed
        @State var on = false
        var body: some View {
          VStack {
            Circle().scaleEffect(on ? speed : 1)
            Button("Go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
          }
        }
      }
      struct ContentView: View { var body: some View { Inner()\(modifier) } }
      """, doing: "at(0.5) { tap(\"Go\") }")
    played.expect("Circle.scaleEffect", [0.5: 1, 1: (1 + value) / 2, 1.5: value])
    #expect(!played.notes.contains { $0.contains("speed") })
  }
}
