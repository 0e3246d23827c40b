import AnimationSyntax
import MotionRecording
import Testing

/// Actions if none are given: those that move something are preferred.
@Suite("Views: what is done by itself")
struct UsualActionsTests {
  private static func played(_ view: String) throws -> PlayedViews {
    try PlayedViews(
      """
      enum Mode { case calm, loud }
      struct ContentView: View {
        @State private var x = 0.0
        @State private var count = 2
        @State private var other = 0
        @State private var mode = Mode.calm
        @State private var isNear = false
        var body: some View {
          \(view)
        }
      }
      """, options: .init())
  }

  @Test(
    "controls and pointers are touched, too",
    arguments: [
      ("Slider(value: $x, in: 0...50)", "set:Slider", 50.0),
      ("Slider(value: $x)", "set:Slider", 1),
      ("Stepper(\"Count\", value: $x, in: 0...9, step: 3)", "set:Count", 3),
      ("Circle().onHover { x = $0 ? 10 : 0 }", "hover:Circle", 10),
      (
        "Circle().gesture(MagnifyGesture().onChanged { x = $0.magnification * 10 })",
        "pinch:Circle",
        20
      ),
      (
        "Circle().gesture(RotateGesture().onChanged { x = $0.rotation.degrees })", "rotate:Circle",
        90
      ),
    ])
  func touched(view: String, event: String, value: Double) throws {
    let played = try Self.played(
      "\(view); Capsule().offset(x: x).animation(.linear(duration: 0.2), value: x)")
    #expect(played.time(of: event) == 0.5, "\(played.notes)")
    #expect(played.rows.compactMap(\.value).max() == value)
    #expect(played.notes.contains { $0.hasPrefix("no --do given: ") })
  }

  @Test(
    "where nothing moves by the first six taps, the next ones are tapped, up to 24",
    arguments: [9, 23, 24])
  func manyButtons(count: Int) throws {
    let played = try Self.played(
      """
      ForEach(0..<\(count), id: \\.self) { i in Button("\\(i)") { other = i } }
      Button("Go") { withAnimation(.linear(duration: 0.2)) { x = 10 } }
      Capsule().offset(x: x)
      Rectangle().opacity(isNear ? 1 : 0).animation(.bouncy, value: isNear).onHover { isNear = $0 }
      """)
    let isReached = count < 24
    #expect(played.attributes == [isReached ? "Capsule.offset.x" : "Rectangle.opacity"])
    #expect(played.time(of: "tap:Go") == (isReached ? 0.5 + Double(count % 6) : nil))
  }

  @Test("a picker of an app's own cases takes the next one")
  func picker() throws {
    let played = try Self.played(
      """
      Picker("Mode", selection: $mode) { Text("calm").tag(Mode.calm); Text("loud").tag(Mode.loud) }
      Capsule().opacity(mode == .loud ? 1 : 0).animation(.bouncy, value: mode)
      """)
    #expect(played.attributes == ["Capsule.opacity"], "\(played.notes)")
    #expect(played.time(of: "set:Mode") == 0.5)
  }

  @Test("where what is tapped moves nothing, something else is tried")
  func preferred() throws {
    let played = try Self.played(
      """
      Button("Log") { other += 1 }
      Circle().offset(x: x).gesture(DragGesture().onChanged { x = $0.translation.width })
      """)
    #expect(played.attributes == ["Circle.offset.x"], "\(played.notes)")
    #expect(played.notes.first?.hasPrefix("no --do given: dragged Circle at 0.5 s") == true)
  }

  @Test("where nothing moves whatever is done, taps are what is told")
  func nothing() throws {
    let played = try Self.played("Button(\"Log\") { other += 1 }; Slider(value: $x)")
    #expect(played.attributes.isEmpty)
    #expect(played.notes.first?.contains("tapped Button(\"Log\")") == true, "\(played.notes)")
  }

  @Test("what is tapped stays what it was where it moves something")
  func taps() throws {
    let played = try Self.played(
      """
      Button("Go") { withAnimation { x = 9 } }
      Circle().offset(x: x).gesture(DragGesture().onChanged { x = $0.translation.width })
      """)
    #expect(played.time(of: "tap:Go") == 0.5)
    #expect(played.time(of: "drag:Circle") == nil)
  }
}
