import AnimationSyntax
import MotionRecording
import Testing

/// Reading the scroll position of a view, and scrolling it.
@Suite("Views: scrolling")
struct ScrollingTests {
  private static func view(
    _ modifier: String, axes: String = "", moves: String = ".offset(x: offset)"
  ) -> String {
    """
    struct ContentView: View {
      @State private var offset: CGFloat = 0
      @State private var isFar = false
      @State private var isHeld = false
      @State private var word = ""
      var body: some View {
        VStack {
          Circle()\(moves)
          ScrollView\(axes) { Text("a") }\(modifier)
          Button("Hold") { isHeld.toggle() }
        }
      }
    }
    """
  }

  private static let reading =
    ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { offset = $1 }"

  @Test(
    "the offset is given evenly, with 60 samples a second, and stays where it was led",
    arguments: [
      reading,
      ".onScrollGeometryChange(for: CGFloat.self, of: { geometry in geometry.contentOffset.y }, action: { _, new in offset = new })",
      ".onScrollGeometryChange(for: CGPoint.self) { $0.contentOffset } action: { offset = $1.y }",
      ".onScrollGeometryChange(for: CGFloat.self, of: \\.contentOffset.y) { _, new in offset = new }",
      ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y + $0.contentInsets.top } action: { offset = $1 }",
      ".onScrollGeometryChange(for: CGFloat.self) { $0.visibleRect.minY } action: { offset = $1 }",
      ".onScrollGeometryChange(for: CGFloat.self) { -$0.contentOffset.y } action: { offset = -$1 }",
      ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y } action: { offset += $1 - $0 }",
    ])
  func offsets(modifier: String) throws {
    let played = try PlayedViews(
      Self.view(modifier), doing: "scroll(\"ScrollView\", by: 300, for: 0.5)",
      "at(2) { scroll(\"ScrollView\", by: -120, for: 0.2) }")
    #expect(played.attributes == ["Circle.offset.x"], "\(played.notes)")
    // 600 points per second, and back at the same velocity.
    played.expect(
      "Circle.offset.x", [0.5: 0, 0.6: 60, 0.75: 150, 1: 300, 2: 300, 2.1: 240, 2.2: 180],
      within: 1e-6)
    #expect(played.time(of: "scroll:ScrollView") == 0.5)
    #expect(played.time(of: "drop:ScrollView") == 1)
  }

  @Test("what is written jumps, or goes by the animation that an action or a modifier names")
  func animations() throws {
    let far =
      ".onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 150 } action: { _, new in withAnimation(.linear(duration: 1)) { isFar = new } }"
    let played = try PlayedViews(
      Self.view(far, moves: ".opacity(isFar ? 0 : 1)"), doing: "scroll(\"ScrollView\", by: 300)")
    // 150 points are reached at 0.75 s and exceeded in the next frame.
    played.expect(
      "Circle.opacity", [0.75: 1, 0.766667: 1, 1.266667: 0.5, 1.766667: 0], within: 1e-5)
    #expect(played.animations(of: "Circle.opacity") == [".linear(duration: 1)"])
  }

  @Test(
    "a view that scrolls to the sides is given a width",
    arguments: ["(.horizontal)", "([.horizontal, .vertical])", "(axes)"])
  func sides(axes: String) throws {
    let played = try PlayedViews(
      Self.view(
        ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.x } action: { offset = $1 }",
        axes: axes),
      doing: "scroll(\"ScrollView\", by: CGSize(width: 60, height: 0), for: 0.25)")
    played.expect("Circle.offset.x", [0.5: 0, 0.6: 24, 0.75: 60], within: 1e-6)
  }

  @Test("phases are idle, interacting while it lasts, and idle")
  func phases() throws {
    let played = try PlayedViews(
      Self.view(
        """
        .onScrollPhaseChange { old, new in
          if old == .idle, new == .interacting { isFar = true }
          if old == .interacting, new == .idle { isFar = false }
        }
        .onScrollPhaseChange { _, phase, context in
          if !phase.isScrolling { offset = context.geometry.contentOffset.y }
        }
        """, moves: ".offset(x: offset).opacity(isFar ? 0.5 : 1)"),
      doing: "scroll(\"ScrollView\", by: 300, for: 0.5)")
    played.expect("Circle.opacity", [0.483333: 1, 0.5: 0.5, 0.983333: 0.5, 1: 1])
    played.expect("Circle.offset.x", [0.983333: 0, 1: 300])
  }

  @Test("several readers of one view, and one around it, all see it scroll")
  func readers() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        @State private var z = 0.0
        var body: some View {
          VStack {
            Circle().offset(x: x, y: y).blur(radius: z)
            ScrollView { Text("a") }
              .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { x = $1 }
              .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y / 2 } action: { y = $1 }
          }
          .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y / 10 } action: { z = $1 }
        }
      }
      """, doing: "scroll(by: 100, for: 0.25)")
    played.expect("Circle.offset.x", [0.6: 40, 0.75: 100], within: 1e-6)
    played.expect("Circle.offset.y", [0.6: 20, 0.75: 50], within: 1e-6)
    played.expect("Circle.blur", [0.6: 4, 0.75: 10], within: 1e-6)
  }

  @Test("what reads sizes besides the offset is left out where it is scrolled, with a note")
  func sizes() throws {
    let played = try PlayedViews(
      Self.view(
        ".onScrollGeometryChange(for: CGFloat.self) { $0.contentOffset.y / $0.contentSize.height } action: { offset = $1 }"
      ), doing: "scroll(\"ScrollView\", by: 100)")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:9:32: 'contentSize.height' of what is scrolled is not computed")
      }, "\(played.notes)")
    let size = try PlayedViews(
      Self.view(
        ".onScrollGeometryChange(for: CGFloat.self) { $0.contentSize.height } action: { offset = $1 }"
      ), doing: "tap(\"Hold\")")
    #expect(
      size.notes.contains {
        $0.hasPrefix("a.swift:9:32: '.onScrollGeometryChange' is not played: sizes")
      }, "\(size.notes)")
  }

  @Test("where nothing else moves it, what reads an offset is scrolled by itself")
  func usual() throws {
    let played = try PlayedViews(Self.view(Self.reading), options: ViewOptions())
    played.expect("Circle.offset.x", [0.5: 0, 1: 300])
    #expect(
      played.notes.first
        == "no --do given: scrolled ScrollView at 0.5 s (--do 'scroll(\"ScrollView\", by: 300, for: 0.5)')"
    )
  }

  @Test("what can be scrolled is offered")
  func offered() throws {
    for (axes, call) in [
      ("", "scroll(\"ScrollView\", by: 300, for: 0.5)"),
      ("(.horizontal)", "scroll(\"ScrollView\", by: CGSize(width: 300, height: 0), for: 0.5)"),
    ] {
      let played = try PlayedViews(Self.view(Self.reading, axes: axes), doing: "tap(\"Hold\")")
      #expect(played.notes.contains { $0.contains(call) }, "\(played.notes)")
    }
  }

  @Test(
    "what cannot be scrolled is an error",
    arguments: [
      (
        "", "scroll(\"ScrollView\", by: 10)", "nothing that answers to 'ScrollView' can be scrolled"
      ),
      (reading, "scroll(\"Circle\", by: 10)", "there is 'ScrollView' (a.swift:9:7)"),
      (reading, "scroll(\"ScrollView\")", "'scroll' needs a distance"),
      (
        reading, "scroll(\"ScrollView\", by: CGSize(width: 10, height: 0))",
        "'ScrollView' (a.swift:9:7) scrolls up and down"
      ),
      (reading + ".scrollDisabled(true)", "scroll(\"ScrollView\", by: 10)", "can be scrolled"),
    ])
  func errors(modifier: String, statement: String, message: String) {
    #expect {
      try PlayedViews(Self.view(modifier), doing: statement)
    } throws: {
      "\($0)".contains(message)
    }
  }

  @Test("what is held does not scroll, until it is let go")
  func held() throws {
    let played = try PlayedViews(
      Self.view(Self.reading + ".scrollDisabled(!isHeld)"), doing: "at(0.5) { tap(\"Hold\") }",
      "at(1) { scroll(\"ScrollView\", by: 60, for: 0.1) }")
    played.expect("Circle.offset.x", [1: 0, 1.1: 60], within: 1e-6)
  }

  @Test("a reader without a view that scrolls has a note")
  func nothing() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          VStack { Circle().offset(x: x) }
            .onScrollGeometryChange(for: Double.self) { $0.contentOffset.y } action: { x = $1 }
        }
      }
      """, options: ViewOptions())
    #expect(
      played.notes.contains { $0.hasPrefix("a.swift:5:8: no view that scrolls is known here") },
      "\(played.notes)")
  }
}
