import AnimationSyntax
import MotionRecording
import Testing

/// What people get wrong about SwiftUI's animations, each as views that show it.
@Suite("Views: pitfalls")
struct ViewPitfallsTests {
  private static func view(_ body: String, _ states: String) -> String {
    ViewExamplesTests.view(body, states: states)
  }

  @Test("1: a state keeps its first value")
  func firstValue() throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        @State var x: Double
        var body: some View { Circle().offset(x: x) }
      }
      struct ContentView: View {
        @State private var x = 10.0
        var body: some View {
          VStack { Inner(x: x); Capsule().offset(x: x); Button("Go") { x = 20 } }
        }
      }
      """)
    #expect(played.attributes == ["Capsule.offset.x"])
    let constants = try PlayedViews(
      """
      struct Inner: View {
        @State var x: Double
        var body: some View { Circle().offset(x: x) }
      }
      struct ContentView: View {
        @State private var x = 10.0
        var body: some View { VStack { Inner(x: x); Button("Go") { x = 20 } } }
      }
      """, options: ViewOptions(showsConstants: true))
    #expect(
      constants.rows.filter { $0.attribute == "Circle.offset.x" }.allSatisfy { $0.value == 10 })
  }

  @Test("3: the innermost animation wins, and nil silences one from outside")
  func innermost() throws {
    let played = try PlayedViews(
      Self.view(
        """
        Circle().scaleEffect(on ? 2 : 1).animation(.linear(duration: 1), value: on).animation(.bouncy, value: on)
        Capsule().scaleEffect(on ? 2 : 1).animation(nil, value: on)
        Button("Go") { withAnimation(.linear(duration: 3)) { on = true } }
        """, "@State var on = false"))
    #expect(played.animations(of: "Circle.scaleEffect") == [".linear(duration: 1)"])
    #expect(played.row("Capsule.scaleEffect", at: 0.5)?.event == "jump")
  }

  @Test("6: a write without animation shifts a running one")
  func shift() throws {
    let played = try PlayedViews(
      Self.view("Circle().offset(x: x)", "@State var x = 0.0"),
      doing: "at(0) { withAnimation(.linear(duration: 1)) { x = 100 } }; at(0.5) { x += 50 }")
    played.expect("Circle.offset.x", [0.25: 25, 0.5: 100, 0.75: 125], within: 1e-4)
    #expect(played.row("Circle.offset.x", at: 0.5)?.event == "jump")
    played.expectEnd("Circle.offset.x", 61.0 / 60)
  }

  @Test("7: changed elements are other elements; a range keeps its own")
  func elements() throws {
    let changed = try PlayedViews(
      Self.view(
        """
        ForEach(items, id: \\.self) { item in Text(item) }
        Button("Go") { withAnimation(.linear(duration: 1)) { items = ["a", "c"] } }
        """, "@State var items = [\"a\", \"b\"]"))
    #expect(
      changed.events.map { $0.event }.contains { $0.contains("appear:") && $0.contains("disappear:") })
    let range = try PlayedViews(
      Self.view(
        """
        ForEach(0..<count, id: \\.self) { i in Circle().offset(x: Double(i) * 10) }
        Button("Go") { withAnimation(.linear(duration: 1)) { count += 1 } }
        """, "@State var count = 2"))
    let events = range.events.map { $0.event }.joined(separator: "+")
    #expect(events.contains("appear:Circle[3]") && !events.contains("disappear"))
  }

  @Test("10: a view that comes back begins anew")
  func comesBack() throws {
    let played = try PlayedViews(
      """
      struct Pulse: View {
        @State var on = false
        var body: some View {
          Circle().scaleEffect(on ? 2 : 1).onAppear {
            withAnimation(.linear(duration: 0.5).repeatForever()) { on.toggle() }
          }
        }
      }
      struct ContentView: View {
        @State var shown = true
        var body: some View { VStack { if shown { Pulse() }; Button("Go") { shown.toggle() } } }
      }
      """, doing: "tap(\"Go\")", "tap(\"Go\")")
    played.expect("Circle.scaleEffect", [0: 1, 0.25: 1.5, 1.5: 1, 1.75: 1.5], within: 1e-6)
    #expect(played.row("Circle.scaleEffect", at: 1) == nil)
  }

  @Test("11: a whole number never moves, a modifier made of it does")
  func wholeNumber() throws {
    let played = try PlayedViews(
      Self.view(
        "Circle().offset(x: CGFloat(step) * 50); Button(\"Go\") { withAnimation(.linear(duration: 1)) { step += 1 } }",
        "@State var step = 0"))
    played.expect("Circle.offset.x", [1: 25], within: 1e-4)
  }

  @Test("12: the inner view appears before the outer one")
  func orderOfAppearing() throws {
    let played = try PlayedViews(
      """
      struct Inner: View {
        @Binding var words: [String]
        var body: some View { Text("inner").onAppear { words.append("inner") } }
      }
      struct ContentView: View {
        @State var words: [String] = []
        var body: some View {
          VStack { Inner(words: $words) }
            .onAppear { words.append("outer") }
            .offset(x: words == ["inner", "outer"] ? 10 : 0)
        }
      }
      """)
    played.expect("VStack.offset.x", [0: 10])
  }

  @Test("14: if inserts, a choice changes")
  func insertsOrChanges() throws {
    let played = try PlayedViews(
      Self.view(
        """
        if on { Circle().offset(x: 10) } else { Circle().offset(x: 0) }
        Capsule().offset(x: on ? 10 : 0)
        Button("Go") { withAnimation(.linear(duration: 1)) { on = true } }
        """, "@State var on = false"))
    #expect(played.attributes == ["Circle[1].opacity", "Capsule.offset.x", "Circle[2].opacity"])
  }

  @Test(
    "15 and 16: every way to write a button, and self",
    arguments: [
      "Button(\"Go\", action: go)", "Button(action: go) { Text(\"Go\") }",
      "Button(\"Go\") { go() }",
      "Button { self.go() } label: { Text(\"Go\") }",
      "Button(action: { go() }, label: { Text(\"Go\") })",
      "Button(action: self.go, label: { Label(\"Go\", systemImage: \"play\") })",
      "Text(\"Go\").onTapGesture(perform: go)",
      "Text(\"Go\").onTapGesture { withAnimation(.linear(duration: 1)) { self.x = 100 } }",
      "Text(\"Go\").onTapGesture(count: 1) { go() }",
    ])
  func buttons(button: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        func go() { withAnimation(.linear(duration: 1)) { self.x = 100 } }
        var body: some View { VStack { Circle().offset(x: self.x); \(button) } }
      }
      """)
    #expect(played.time(of: "tap:Go") == 0.5)
    played.expect("Circle.offset.x", [1: 50], within: 1e-3)
  }
}
