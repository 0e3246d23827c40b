import AnimationSyntax
import MotionRecording
import Testing

/// Views of Apple's frameworks whose content is unknown: their modifiers are played all the same.
@Suite("Views: views of Apple's frameworks")
struct FrameworkViewsTests {
  private func played(_ view: String, importing modules: String = "") throws -> PlayedViews {
    try PlayedViews(
      """
      \(modules)
      struct ContentView: View {
        @State private var date = Date.now
        @State private var tint = Color.red
        @State private var isOn = false
        var body: some View {
          VStack {
            \(view).opacity(isOn ? 0.5 : 1)
            Button("Go") { withAnimation(.linear(duration: 0.2)) { isOn = true } }
          }
        }
      }
      """, doing: "at(0) { tap(\"Go\") }")
  }

  @Test(
    arguments: [
      ("Chart { BarMark(x: .value(\"a\", 1), y: .value(\"b\", 2)) }", "Charts"),
      ("Map()", "MapKit"), ("VideoPlayer(player: player)", "AVKit"),
      ("SpriteView(scene: scene)", "SpriteKit"),
    ])
  func ofModules(view: String, module: String) throws {
    let name = String(view.prefix { $0.isLetter })
    let known = try played(view, importing: "import \(module)")
    known.expect("\(name).opacity", [0: 1, 0.1: 0.75, 0.2: 0.5], within: 1e-3)
    #expect(
      known.notes.contains {
        $0.hasSuffix("'\(name)' is not played: what \(module) draws is not known")
      })
    // Without the import it is a view of the app that is declared in another file.
    let other = try played(view)
    #expect(
      other.notes.contains {
        $0.hasSuffix("'\(name)' is not in the files; what it shows is left out")
      })
  }

  @Test(
    arguments: [
      ("EditButton()", "no list is edited here"),
      ("PasteButton(payloadType: String.self) { _ in }", "nothing is pasted here"),
      ("Table([1]) { TableColumn(\"A\") { _ in Text(\"a\") } }", "what is in its rows is not read"),
    ])
  func ofSwiftUI(view: String, reason: String) throws {
    let name = String(view.prefix { $0.isLetter })
    let played = try played(view)
    played.expect("\(name).opacity", [0: 1, 0.1: 0.75, 0.2: 0.5], within: 1e-3)
    #expect(played.notes.contains { $0.contains("'\(name)' is not played: \(reason)") })
  }

  @Test("what a person chooses is given to them like to other controls")
  func choices() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var day = Date.now
        @State private var tint = Color.red
        @State private var far = 0.0
        var body: some View {
          VStack {
            DatePicker("Day", selection: $day, displayedComponents: .date)
              .onChange(of: day) { withAnimation(.linear(duration: 0.2)) { far += 40 } }
            ColorPicker("Tint", selection: $tint, supportsOpacity: false)
              .onChange(of: tint) { withAnimation(.linear(duration: 0.2)) { far += 20 } }
            Circle().offset(x: far)
          }
        }
      }
      """,
      doing: "at(0) { set(\"Day\", 86400) }; at(0.4) { set(\"Tint\", .blue) }")
    played.expect("Circle.offset.x", [0: 0, 0.1: 20, 0.2: 40, 0.5: 50, 0.6: 60], within: 1e-3)
  }
}
