import AnimationSyntax
import Testing

@Suite("Views: what links lead to")
struct LinkedScreenTests {
  private static func view(_ link: String, in stack: String = "NavigationStack") -> String {
    """
    struct Detail: View {
      @Environment(\\.dismiss) private var dismiss
      @State private var isUp = false
      var body: some View {
        VStack {
          Circle().offset(y: isUp ? 0 : 80)
          Button("Close") { dismiss() }
        }.onAppear { withAnimation(.linear(duration: 0.4)) { isUp = true } }
      }
    }
    struct ContentView: View {
      @State private var isOpen = false
      @State private var chosen: String?
      var body: some View {
        \(stack) { List { \(link) }.scaleEffect(isOpen ? 1.0 : 1) }
      }
    }
    """
  }

  private func played(_ text: String, _ actions: String...) throws -> PlayedViews {
    try PlayedViews(text, options: ViewOptions(root: "ContentView", actions: actions))
  }

  private static let presentation =
    "'NavigationLink' is not played: how its screen comes and goes is not computed; what is inside "
    + "is shown at once"

  @Test(
    "a link that is tapped or pressed shows its screen, until that is left",
    arguments: [
      "NavigationLink(destination: Detail()) { Text(\"a\") }",
      "NavigationLink(destination: { Detail() }) { Text(\"a\") }",
      "NavigationLink(\"a\", destination: Detail())", "NavigationLink(\"a\") { Detail() }",
      "NavigationLink { Detail().padding() } label: { Text(\"a\") }",
      "NavigationLink(\"a\", destination: Detail(), isActive: $isOpen)",
      "NavigationLink(isActive: $isOpen) { Detail() } label: { Text(\"a\") }",
      "NavigationLink(\"a\", destination: Detail(), tag: \"t\", selection: $chosen)",
      "NavigationLink(destination: Detail(), tag: \"t\", selection: $chosen) { Text(\"a\") }",
      "NavigationLink(tag: \"t\", selection: $chosen) { Detail() } label: { Text(\"a\") }",
    ], ["NavigationStack", "NavigationView", "NavigationSplitView"])
  func shown(link: String, stack: String) throws {
    let text = Self.view(link, in: stack)
    let played = try played(
      text, "at(0.5) { tap(\"a\") }", "at(1) { tap(\"Close\") }",
      "at(1.5) { press(\"a\", for: 0.2) }")
    #expect(played.attributes == ["Circle.offset.y"], "\(played.notes)")
    // 80 points in 0.4 s, from the beginning of its second appearance, after the press.
    played.expect(
      "Circle.offset.y", [0.5: 80, 0.7: 40, 0.9: 0, 1.7: 80, 1.9: 40, 2.1: 0], within: 1e-4)
    #expect(played.row("Circle.offset.y", at: 1.2) == nil)
    #expect(played.time(of: "appear:NavigationDestination") == 0.5)
    #expect(played.time(of: "removed:NavigationDestination") == 1)
    #expect(played.notes.contains { $0.contains(Self.presentation) }, "\(played.notes)")
  }

  @Test(
    "a binding shows a screen and hides it, without a tap",
    arguments: [
      (
        "NavigationLink(\"a\", destination: Detail(), isActive: $isOpen)", "isOpen", "true", "false"
      ),
      (
        "NavigationLink(\"a\", destination: Detail(), tag: \"t\", selection: $chosen)", "chosen",
        "\"t\"", "\"u\""
      ),
      (
        "NavigationLink(tag: \"t\", selection: $chosen) { Detail() } label: { Text(\"a\") }",
        "chosen",
        "\"t\"", "nil"
      ),
    ])
  func bound(link: String, state: String, on: String, off: String) throws {
    let played = try played(
      Self.view(link), "at(0.5) { \(state) = \(on) }", "at(1) { \(state) = \(off) }")
    played.expect("Circle.offset.y", [0.5: 80, 0.7: 40, 0.9: 0], within: 1e-4)
    #expect(played.time(of: "removed:NavigationDestination") == 1)
  }

  @Test("a screen that is not known to be shown is left out with a note")
  func unknown() throws {
    let played = try played(
      Self.view("NavigationLink(\"a\", destination: Detail(), isActive: $store.isOpen)")
        .replacing(
          "@State private var isOpen", with: "@Bindable var store: Store; @State var isOpen"),
      "tap(\"a\")")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("'store.isOpen'") && $0.contains("what 'NavigationLink' leads to is left out")
      }, "\(played.notes)")
  }

  @Test("where nothing says what is done, links come last, and one alone is tapped")
  func byItself() throws {
    let links = "NavigationLink(\"a\") { Detail() }; NavigationLink(\"b\") { Detail() }"
    let text = Self.view(links)
    let alone = try PlayedViews(text, options: ViewOptions(root: "ContentView"))
    #expect(alone.attributes == ["Circle.offset.y"])
    #expect(alone.time(of: "tap:a") == 0.5)
    #expect(alone.time(of: "tap:b") == nil)
    let button =
      "; Button(\"Go\") { withAnimation { isOpen = true } }.opacity(isOpen ? 1 : 0.5)"
    let beside = try PlayedViews(
      Self.view(links + button), options: ViewOptions(root: "ContentView"))
    #expect(beside.attributes == ["Button.opacity"])
  }

  @Test(
    "without a stack a link does nothing, which is named where its screen may move",
    arguments: [
      ("NavigationLink(\"a\") { Detail() }", true),
      ("NavigationLink(\"a\") { Circle().animation(.bouncy, value: isOpen) }", true),
      ("NavigationLink(\"a\", destination: Text(\"b\"))", false),
      ("NavigationLink(\"a\") { Other() }", false), ("NavigationLink(\"a\", value: 3)", false),
    ])
  func withoutStack(link: String, isNamed: Bool) throws {
    let notes = try PlayedViews(
      Self.view(link, in: "VStack"), options: ViewOptions(root: "ContentView")
    ).notes
    let words =
      "'NavigationLink' is not played: no NavigationStack is around it here (--view shows its view)"
    #expect(notes.contains { $0.contains(words) } == isNamed, "\(notes)")
  }
}
