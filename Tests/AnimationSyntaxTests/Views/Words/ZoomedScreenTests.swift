import AnimationSyntax
import Testing

/// Semantics reference, section 16: a zoom transition to another screen has no public curve, so that nothing of it is
/// played.
@Suite("Views: zooms to other screens")
struct ZoomedScreenTests {
  private func notes(_ source: String, _ screen: String) throws -> [String] {
    try PlayedViews(
      """
      struct ContentView: View {
        @Namespace private var space
        @Namespace private var other
        @State private var isOn = false
        var body: some View {
          NavigationStack {
            NavigationLink { \(screen) } label: { Text("Open") }\(source)
          }
        }
      }
      """, options: ViewOptions(root: "ContentView", actions: ["tap(\"Open\")"])
    ).notes.filter { $0.contains("TransitionSource'") || $0.contains("navigationTransition'") }
  }

  private static let end = ".navigationTransition(.zoom(sourceID: \"card\", in: space))"
  private static let begin = ".matchedTransitionSource(id: \"card\", in: space)"
  private static let words = "no curve and no duration of zooms to other screens is public"

  @Test("both ends are named, with their sizes where frames say these")
  func sizes() throws {
    let notes = try notes(
      ".frame(width: 100, height: 80)\(Self.begin)",
      "Circle().frame(width: 300, height: 500.5)\(Self.end)")
    let sizes = "; this one goes from 100 × 80 points to 300 × 500.5 points"
    #expect(
      Set(notes) == [
        "a.swift:7:179: '.matchedTransitionSource' is not played: \(Self.words)",
        "a.swift:7:66: '.navigationTransition' is not played: \(Self.words)\(sizes)",
      ])
  }

  @Test(
    "sizes that are not literal, or not known to be of one zoom, are not named",
    arguments: [
      ("", ".frame(width: 300, height: 500)"), (".frame(width: 100, height: 80)", ""),
      (".frame(width: 100)", ".frame(width: 300, height: 500)"),
      (".frame(width: 100, height: 80).padding()", ".frame(width: 300, height: 500)"),
      (".frame(width: 100, height: 80)", ".frame(maxWidth: .infinity)"),
    ])
  func unknown(begin: String, end: String) throws {
    let notes = try notes("\(begin)\(Self.begin)", "Circle()\(end)\(Self.end)")
    #expect(notes.count == 2)
    #expect(notes.allSatisfy { $0.hasSuffix(Self.words) }, "\(notes)")
    let others = try self.notes(
      ".frame(width: 100, height: 80)\(Self.begin.replacing("space", with: "other"))",
      "Circle().frame(width: 300, height: 500)\(Self.end)")
    #expect(others.allSatisfy { $0.hasSuffix(Self.words) }, "\(others)")
  }

  @Test("another transition of a screen is named, too")
  func automatic() throws {
    let notes = try notes("", "Circle().navigationTransition(.automatic)")
    #expect(notes.count == 1)
    #expect(notes[0].hasSuffix("a transition to another screen is not computed"))
  }
}
