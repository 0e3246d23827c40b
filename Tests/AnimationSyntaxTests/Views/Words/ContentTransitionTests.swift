import AnimationSyntax
import MotionRecording
import Testing

/// A text whose content changes is animated by the animation of the change: semantics reference, sections 15.3 and 18.
@Suite("Views: content transitions of texts")
struct ContentTransitionTests {
  private static func view(_ view: String, _ members: String = "") -> String {
    """
    struct ContentView: View {
      @State private var count = 98
      @State private var share = 0.5
      @State private var word = "one"
      @State private var isOn = false
      \(members)
      var body: some View {
        \(view)
        Button("Go") {
          withAnimation(.linear(duration: 1)) { count += 4; share += 0.25; word = "two"; isOn = true }
        }
      }
    }
    """
  }

  @Test(
    "a text that is no single whole number has the progress alone",
    arguments: [
      ("Text(\"\\(count) of \\(count)\")", ".numericText()", "Text.roll"),
      ("Text(\"\\(share, specifier: \"%.2f\")\")", ".numericText(value: share)", "Text.roll"),
      ("Text(\"\\(share, format: .percent)\")", ".numericText()", "Text.roll"),
      ("Text(String(format: \"%.1f\", share))", ".numericText(countsDown: true)", "Text.roll"),
      ("Text(share, format: .number)", ".numericText()", "Text.roll"),
      (
        "Text(share, format: .number.precision(.fractionLength(0...2)))", ".numericText()",
        "Text.roll"
      ),
      ("Text(share, format: .currency(code: \"EUR\"))", ".numericText()", "Text.roll"),
      ("Text(share.formatted(.percent))", ".numericText()", "Text.roll"),
      ("Text(share.formatted())", ".numericText()", "Text.roll"),
      ("Text(word)", ".numericText()", "Text.roll"), ("Text(word)", ".interpolate", "Text.fade"),
      ("Text(verbatim: word)", ".opacity", "Text.fade"),
      ("Text(isOn ? \"a\" : \"b\")", "ContentTransition.opacity", "Text.fade"),
      ("Label(word, systemImage: \"star\")", ".opacity", "Label.fade"),
      ("Text(word)", "isOn ? .opacity : .identity", "Text.fade"),
      ("Text(word)", "change", "Text.fade"),
    ])
  func progress(view: String, transition: String, row: String) throws {
    let played = try PlayedViews(
      Self.view(
        "\(view).contentTransition(\(transition))",
        "var change: ContentTransition { isOn ? .interpolate : .opacity }"), doing: "tap(\"Go\")")
    #expect(played.attributes == [row], "\(played.notes)")
    played.expect(row, [0.45: 1, 0.5: 0, 1: 0.5, 1.5: 1])
    #expect(played.row(row, at: 0.5)?.event == "start")
    #expect(played.animations(of: row) == [".linear(duration: 1)"])
  }

  @Test(
    "a text that is a whole number has a row of that number, too",
    arguments: [
      "Text(count, format: .number)", "Text(String(format: \"%d\", count))",
      "Text(\"\\(count, specifier: \"%lld\")\")", "Text(count, format: .percent)",
      "Text(count.formatted(.number))", "Text(String(count))", "Text(count.description)",
    ])
  func numbers(view: String) throws {
    let played = try PlayedViews(
      Self.view("\(view).contentTransition(.numericText())"), doing: "tap(\"Go\")")
    #expect(played.attributes == ["Text", "Text.roll"], "\(played.notes)")
    played.expect("Text", [0.5: 98, 0.95: 98, 1: 102])
    #expect(
      played.row("Text.roll", at: 0.5)?.event == "countsUp:100+countsUp:10+countsUp:1+start")
  }

  @Test(
    "a text that reads as before does not move",
    arguments: [
      "Text(share, format: .number.precision(.fractionLength(0)))",
      "Text(\"\\(share * 0.001, specifier: \"%.1f\")\")", "Text(\"7\")",
      "Text(share * 0.001, format: .currency(code: \"JPY\"))",
    ])
  func same(view: String) throws {
    let played = try PlayedViews(
      Self.view("\(view).contentTransition(.numericText())"),
      doing: "at(0.5) { withAnimation { share = 0.4 } }")
    #expect(played.attributes.isEmpty)
  }

  @Test(
    "a text changes at once where its transition says so",
    arguments: [".identity", "isOn ? .identity : .opacity"])
  func atOnce(transition: String) throws {
    let played = try PlayedViews(
      Self.view("Text(word).contentTransition(\(transition))"), doing: "tap(\"Go\")")
    #expect(played.rows.allSatisfy { $0.attribute != "Text.fade" || $0.value == 1 })
  }

  @Test(
    "what is not computed is left out with a note",
    arguments: [
      (
        "Text(count, format: .number.notation(.compactName)).contentTransition(.opacity)",
        "'.number.notation(.compactName)' is a format that is not computed; what Text reads is left out"
      ),
      (
        "Text(\"\\(share, formatter: own)\").contentTransition(.opacity)",
        "'own' is a format that is not computed; what Text reads is left out"
      ),
      (
        "Text(word).contentTransition(.numericText(value: Server.value))",
        "'Server.value' is not known; how texts change is left out (--set 'Server.value=VALUE')"
      ),
      ("Text(word).contentTransition(own)", "'own' is not known; how texts change is left out"),
    ])
  func leftOut(view: String, note: String) throws {
    let played = try PlayedViews(Self.view(view), doing: "tap(\"Go\")")
    #expect(!played.attributes.contains { $0.hasSuffix("fade") || $0.hasSuffix("roll") })
    #expect(played.notes.contains { $0.contains(note) }, "\(played.notes)")
  }

  @Test("outside of apps a text fades by itself, and at once where it says so")
  func widgets() throws {
    let text = Self.view(
      "Text(word); Text(\"\\(count)\"); Text(word).contentTransition(.identity)")
    for context in [PresentationContext.widget, .liveActivity] {
      let played = try PlayedViews(
        files: [text], options: ViewOptions(actions: ["at(0.5) { word = \"two\"; count = 5 }"]),
        context: context)
      #expect(played.attributes == ["Text[1].fade", "Text[2]", "Text[2].fade"])
      #expect(played.animations(of: "Text[1].fade") == [".default"])
    }
    #expect(try PlayedViews(text, doing: "at(0.5) { word = \"two\" }").attributes.isEmpty)
  }
}
