import AnimationSyntax
import MotionRecording
import Testing

@Suite("Views: numbers that are read")
struct ViewNumberTextTests {
  private static func view(_ text: String, _ modifier: String) -> String {
    """
    struct ContentView: View {
      @State private var count = 98
      var body: some View {
        VStack { \(text) }\(modifier).onTapGesture { withAnimation(.bouncy) { count += 4 } }
      }
    }
    """
  }

  @Test(
    "digits roll as those of a number in a scenario",
    arguments: [
      ("Text(\"\\(count)\").contentTransition(.numericText())", ""),
      ("Text(\"\\(count) points\")", ".contentTransition(.numericText())"),
      ("Text(count.formatted())", ".contentTransition(.numericText())"),
      ("Text(String(count))", ".contentTransition(.numericText())"),
      ("Text(count.description)", ".contentTransition(.numericText())"),
      ("Text(\"\\(count.formatted()) points\")", ".contentTransition(.numericText())"),
      ("Text(count, format: .number)", ".contentTransition(.numericText(value: Double(count)))"),
    ])
  func roll(text: String, modifier: String) throws {
    let played = try PlayedViews(Self.view(text, modifier))
    #expect(played.attributes == ["Text", "Text.roll"])
    let scenario = try ScenarioFile.parse(
      """
      @State var count = 98
      count.contentTransition(.numericText())
      at(0.5) { withAnimation(.bouncy) { count += 4 } }
      """, fileName: "a.swift"
    ) { _ in "" }
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario).run { rows.append($0) }
    for (attribute, name) in [("count", "Text"), ("count.roll", "Text.roll")] {
      let wanted = rows.filter { $0.attribute == attribute }
      let found = played.rows.filter { $0.attribute == name }
      #expect(found.map(\.value) == wanted.map(\.value))
      #expect(found.map(\.event) == wanted.map(\.event))
    }
  }

  @Test("without an animation a number jumps, and an unchanging one has no rows")
  func jump() throws {
    let played = try PlayedViews(
      Self.view("Text(\"\\(count)\"); Text(\"\\(7)\")", ".contentTransition(.numericText())"),
      doing: "at(0.5) { count = 5 }")
    #expect(played.row("Text[1]", at: 0.5)?.event == "jump")
    #expect(!played.attributes.contains("Text[2]"))
  }

  @Test("a text without a content transition has no rows")
  func others() throws {
    #expect(try PlayedViews(Self.view("Text(\"\\(count)\")", "")).attributes.isEmpty)
  }

  @Test("a fraction that is whole rolls as a whole number does")
  func formatted() throws {
    let played = try PlayedViews(
      """
      struct V: View {
        @State var n = 5.0
        var body: some View {
          Text(n.formatted()).contentTransition(.numericText()).onTapGesture { withAnimation { n += 10 } }
        }
      }
      """, options: .init())
    #expect(played.attributes == ["Text", "Text.roll"])
    #expect(played.value("Text", at: 0.45) == 5)
    #expect(played.row("Text.roll", at: 0.5)?.animation == ".default")
    #expect(played.rows.last { $0.attribute == "Text" }?.value == 15)
  }

  @Test(
    "a text that shows its new number at once says so, if the change is animated",
    arguments: [
      ("Text(\"\\(count)\")", "", "Text does not move"),
      ("Text(\"\\(count) points\")", "", "Text does not move"),
      ("Text(count.formatted())", "", "Text does not move"),
      ("Text(String(count)); Text(\"\\(count)\")", "", "Text[1], Text[2] do not move"),
      ("Text(\"\\(count) of 3\").transaction { $0.animation = nil }", "", nil),
      ("Text(\"\\(7)\")", "", nil),
      ("Text(\"\\(count)\")", ".contentTransition(.identity)", nil),
      (
        "Text(count > 100 ? \"many\" : \"few\")", "",
        "Text does not move: a text shows other words at once (.contentTransition(.interpolate) fades"
      ),
    ] as [(String, String, String?)])
  func jumps(text: String, modifier: String, note: String?) throws {
    let notes = try PlayedViews(Self.view(text, modifier)).notes
    guard let note else {
      #expect(!notes.contains { $0.contains("does not move") || $0.contains("has no rows") })
      return
    }
    #expect(notes.contains { $0.hasPrefix("a.swift:4:14: \(note)") }, "\(notes)")
  }

  @Test(
    "a number that becomes unknown is left out where it would roll",
    arguments: [
      ("\"\\(count)\"", ".contentTransition(.numericText())", true),
      ("count.formatted()", ".contentTransition(.numericText(value: 3))", true),
      ("\"\\(count)\"", ".contentTransition(.identity)", false), ("\"\\(count)\"", "", false),
    ])
  func unknown(text: String, modifier: String, isTold: Bool) throws {
    let notes = try PlayedViews(
      """
      struct V: View {
        @State var count = 5
        var body: some View {
          Text(\(text))\(modifier).onTapGesture { withAnimation { count = Foo.bar } }
        }
      }
      """, options: .init()
    ).notes
    #expect(notes.contains { $0.contains("what Text reads is left out") } == isTold, "\(notes)")
  }
}
