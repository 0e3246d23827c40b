import AnimationSyntax
import Testing

@Suite("what touches do not reach")
struct HitTestingTests {
  private static func source(_ content: String) -> String {
    """
    struct ContentView: View {
      @State private var x = 0.0
      @State private var isOn = true
      var body: some View {
        VStack {
          \(content)
          Circle().offset(x: x)
        }
      }
      func move() { withAnimation(.linear(duration: 1)) { x += 50 } }
    }
    """
  }

  private static let unreached = [
    "Button(\"Go\") { move() }.hidden()",
    "Button(\"Go\") { move() }.allowsHitTesting(false)",
    "Button(\"Go\") { move() }.allowsHitTesting(!isOn)",
    "HStack { Button(\"Go\") { move() } }.allowsHitTesting(false)",
    "Text(\"Go\").onTapGesture { move() }.hidden()",
    "Color.red.overlay { Button(\"Go\") { move() } }.allowsHitTesting(false)",
    "HStack { Button(\"Go\") { move() } }.gesture(DragGesture(), including: .gesture)",
  ]

  private static let reached = [
    "Button(\"Go\") { move() }.opacity(0.1)", "Button(\"Go\") { move() }.allowsHitTesting(true)",
    "Button(\"Go\") { move() }.allowsHitTesting(isOn)",
    "Text(\"Go\").opacity(0).contentShape(Rectangle()).onTapGesture { move() }",
    "Text(\"Go\").opacity(0).onTapGesture { move() }",
    "Color.red.opacity(0).overlay { Button(\"Go\") { move() } }",
    "HStack { Button(\"Go\") { move() } }.gesture(DragGesture(), including: .subviews)",
    "HStack { Text(\"a\").hidden(); Button(\"Go\") { move() } }",
  ]

  @Test("is not tapped where nothing says what is done", arguments: unreached)
  func usual(content: String) throws {
    let played = try PlayedViews(Self.source(content), options: .init())
    #expect(!played.attributes.contains("Circle.offset.x"), "\(played.notes)")
  }

  @Test("cannot be tapped, with why", arguments: unreached)
  func asked(content: String) throws {
    let error = #expect(throws: (any Error).self) {
      try PlayedViews(Self.source(content), doing: "tap(\"Go\")")
    }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("cannot be tapped: touches do not reach it"), "\(words)")
  }

  @Test("is told from what they reach", arguments: reached)
  func others(content: String) throws {
    let played = try PlayedViews(Self.source(content), doing: "tap(\"Go\")")
    played.expect("Circle.offset.x", [1: 50], within: 50)
    #expect(played.attributes.contains("Circle.offset.x"), "\(played.notes)")
  }

  @Test("is looked at when the tap comes")
  func moment() throws {
    let source = Self.source("Button(\"Go\") { move() }.opacity(isOn ? 0 : 1)")
    let played = try PlayedViews(source, doing: "at(0.5) { isOn = false }", "at(1) { tap(\"Go\") }")
    // By hand: half of 50 after half of a second.
    played.expect("Circle.offset.x", [1: 0, 1.5: 25])
  }

  @Test("because it is disabled, is said to be")
  func disabled() throws {
    let error = #expect(throws: (any Error).self) {
      try PlayedViews(
        Self.source("Button(\"Go\") { move() }.disabled(true)"), doing: "tap(\"Go\")")
    }
    let words = error.map { "\($0)" } ?? ""
    #expect(words.contains("cannot be tapped: it is disabled at that time"), "\(words)")
  }
}
