import AnimationSyntax
import MotionRecording
import Testing

/// Preferences pass values of inner views outward.
@Suite("Views: preferences")
struct CollectedPreferencesTests {
  private static func app(
    _ body: String, reduce: String = "value = nextValue()", _ states: String = ""
  ) -> String {
    """
    struct Key: PreferenceKey {
      static var defaultValue: CGFloat = 7
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { \(reduce) }
    }
    struct Chip: View {
      let value: CGFloat
      var body: some View { Text("a").preference(key: Key.self, value: value) }
    }
    struct ContentView: View {
      @State private var sum: CGFloat = 1
      @State private var isOn = false
      \(states)
      var body: some View {
        VStack {
          Circle().offset(x: sum)
          Button("Go") { isOn.toggle() }
          \(body)
        }
      }
    }
    """
  }

  @Test(
    "values of several views are joined in order, inner ones replaced by outer ones",
    arguments: [
      ("Chip(value: isOn ? 3 : 2)", "value = nextValue()", 2.0, 3.0),
      ("VStack { Chip(value: 2); Chip(value: isOn ? 5 : 4) }", "value += nextValue()", 6, 7),
      ("VStack { Chip(value: 2); Chip(value: isOn ? 5 : 4) }", "value = nextValue()", 4, 5),
      ("HStack { Chip(value: isOn ? 4 : 3); Text(\"b\") }", "value = nextValue()", 3, 4),
      (
        "VStack { ForEach(0..<(isOn ? 4 : 3)) { Chip(value: CGFloat($0)) } }",
        "value += nextValue()", 3, 6
      ),
      (
        "VStack { Chip(value: 2); if isOn { Chip(value: 9) } }",
        "value = max(value, nextValue())", 2, 9
      ),
      (
        "Chip(value: 2).preference(key: Key.self, value: isOn ? 1 : 4)", "value += nextValue()", 4,
        1
      ),
      ("Text(\"b\").background(Chip(value: isOn ? 6 : 5))", "value = nextValue()", 5, 6),
      (
        "Chip(value: 2).background { Chip(value: isOn ? 6 : 5) }",
        "value = value * 10 + nextValue()",
        25, 26
      ),
      (
        "Chip(value: 2).transformPreference(Key.self) { $0 += isOn ? 10 : 20 }",
        "value = nextValue()", 22, 12
      ),
    ])
  func joined(body: String, reduce: String, first: Double, then: Double) throws {
    let played = try PlayedViews(
      Self.app("\(body).onPreferenceChange(Key.self) { sum = $0 }", reduce: reduce), doing: "tap()")
    played.expect("Circle.offset.x", [0.4: first, 0.5: then])
    #expect(!played.notes.contains { $0.contains("not played") }, "\(played.notes)")
  }

  @Test("nothing is told where no view inside has one, and the value where one has, at first too")
  func first() throws {
    let none = try PlayedViews(
      Self.app(
        "Text(\"b\").onPreferenceChange(Key.self) { sum = $0 }.offset(y: isOn ? 1 : 0)"),
      doing: "tap()")
    #expect(none.attributes == ["Text.offset.y"], "\(none.attributes)")
    let one = try PlayedViews(
      Self.app(
        "Chip(value: isOn ? 3 : 2).onPreferenceChange(Key.self) { value in withAnimation(.linear(duration: 1)) { sum = value } }"
      ), doing: "tap()")
    // The first value is shown from the beginning.
    #expect(one.rows.first { $0.attribute == "Circle.offset.x" }?.value == 1)
    #expect(one.animations(of: "Circle.offset.x") == [".linear(duration: 1)"])
  }

  @Test("a value that is not known is left out, and a key of others is not collected")
  func unknown() throws {
    let left = try PlayedViews(
      Self.app("Chip(value: Foreign.height).onPreferenceChange(Key.self) { sum = $0 }"),
      options: ViewOptions())
    #expect(
      left.notes.contains { $0.contains("what 'onPreferenceChange' does is left out") },
      "\(left.notes)")
    let foreign = try PlayedViews(
      Self.app("Text(\"b\").onPreferenceChange(ForeignKey.self) { sum = $0 }"),
      options: ViewOptions())
    #expect(
      foreign.notes.contains {
        $0.contains("'.onPreferenceChange' is not played: preferences of other files")
      }, "\(foreign.notes)")
  }

  @Test("a header that hides while its content is scrolled")
  func header() throws {
    let played = try PlayedViews(
      """
      struct Offset: PreferenceKey {
        static var defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
      }
      struct ContentView: View {
        @State private var isSmall = false
        private var detection: some View {
          GeometryReader { proxy in
            Color.clear.preference(key: Offset.self, value: proxy.frame(in: .named("list")).minY)
          }
          .frame(height: 0)
        }
        var body: some View {
          VStack {
            Text("Title").scaleEffect(isSmall ? 0.5 : 1)
            ScrollView {
              detection
              Text("a")
            }
            .coordinateSpace(name: "list")
          }
          .onPreferenceChange(Offset.self) { offset in
            withAnimation(.linear(duration: 0.4)) { isSmall = offset < -100 }
          }
        }
      }
      """, doing: "scroll(\"ScrollView\", by: 300, for: 0.5)")
    // 100 points are exceeded in the frame after 2/3 s.
    let begin = 0.5 + 11.0 / 60
    played.expect(
      "Text(\"Title\").scaleEffect", [begin: 1, begin + 0.2: 0.75, begin + 0.4: 0.5], within: 1e-6)
  }
}
