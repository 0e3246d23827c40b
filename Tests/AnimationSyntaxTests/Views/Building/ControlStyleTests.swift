import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: toggles in a style of the app's own")
struct ControlStyleTests {
  private func played(_ tap: String) throws -> PlayedViews {
    try PlayedViews(
      """
      struct Slide: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
          HStack {
            configuration.label
            Circle().offset(x: configuration.isOn ? 10 : -10)\(tap)
          }
          .animation(.linear(duration: 1), value: configuration.isOn)
        }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          VStack { Toggle("Moon", isOn: $isOn); Capsule().opacity(isOn ? 1 : 0) }.toggleStyle(Slide())
        }
      }
      """, options: .init())
  }

  @Test(
    "what its style does to the configuration switches it, once",
    arguments: [
      ".onTapGesture { configuration.isOn.toggle() }",
      ".onTapGesture { configuration.isOn = !configuration.isOn }",
      ".onTapGesture { configuration.$isOn.wrappedValue.toggle() }",
    ])
  func style(tap: String) throws {
    let played = try played(tap)
    #expect(played.attributes == ["Circle.offset.x", "Capsule.opacity"])
    played.expect("Circle.offset.x", [0.5: -10, 1: 0, 1.5: 10], within: 1e-3)
    #expect(played.rows.last { $0.attribute == "Capsule.opacity" }?.value == 1)
    #expect(played.events.map(\.event) == ["tap:Circle"])
  }

  @Test("a style that does nothing when it is tapped leaves that to the toggle")
  func plain() throws {
    let played = try played("")
    played.expect("Circle.offset.x", [1: 0], within: 1e-3)
    #expect(played.events.map(\.event) == ["tap:Moon"])
  }
}
