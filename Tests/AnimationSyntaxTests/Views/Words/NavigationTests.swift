import AnimationSyntax
import Testing

/// Navigation stacks: the screens for the values of a path.
@Suite("Views: paths, links and destinations")
struct NavigationTests {
  private static func view(_ path: String, _ stack: String) -> String {
    """
    enum Route: Hashable { case near, far(Double) }
    struct Screen: View {
      @Environment(\\.dismiss) private var dismiss
      var far = 40.0
      @State private var isUp = false
      var body: some View {
        VStack {
          Circle().offset(y: isUp ? 0 : far)
          Button("Close") { dismiss() }
          NavigationLink("Deeper", value: 20)
        }.onAppear { withAnimation(.linear(duration: 0.4)) { isUp = true } }
      }
    }
    struct ContentView: View {
      \(path)
      var body: some View {
        \(stack) {
          VStack {
            Button("Push") { PUSH }
            Button("Pop") { POP }
            Button("Root") { ROOT }
            NavigationLink("Link", value: 80)
            NavigationLink(value: 80) { Text("Label") }
            NavigationLink("Route", value: Route.far(80))
            NavigationLink("Word", value: "a")
            NavigationLink("None", value: nil as Int?)
          }
          .navigationDestination(for: Int.self) { far in Screen(far: Double(far)) }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .near: Screen()
            case .far(let far): Screen(far: far)
            }
          }
        }
      }
    }
    """
  }

  private static let array = view(
    "@State private var path: [Int] = []", "NavigationStack(path: $path)"
  )
  .replacing("PUSH", with: "path.append(80)").replacing("POP", with: "path.removeLast()")
  .replacing("ROOT", with: "path = []")

  private static let erased = view(
    "@State private var path = NavigationPath()", "NavigationStack(path: $path)"
  )
  .replacing("PUSH", with: "path.append(80)").replacing("POP", with: "path.removeLast()")
  .replacing("ROOT", with: "path.removeLast(path.count)")

  private static let own = view("", "NavigationStack").replacing("PUSH", with: "")
    .replacing("POP", with: "").replacing("ROOT", with: "")

  private func played(_ text: String, _ actions: String...) throws -> PlayedViews {
    try PlayedViews(text, options: ViewOptions(root: "ContentView", actions: actions))
  }

  @Test(
    "a value in the path shows its screen, until it is taken out",
    arguments: [
      (array, "Push", "Pop"), (array, "Push", "Root"), (array, "Push", "Close"),
      (array, "Link", "Pop"), (array, "Label", "Close"), (erased, "Push", "Pop"),
      (erased, "Push", "Root"), (erased, "Route", "Close"), (own, "Link", "Close"),
      (own, "Label", "Close"), (own, "Route", "Close"),
    ])
  func shown(text: String, opens: String, closes: String) throws {
    let played = try played(
      text, "at(0.5) { tap(\"\(opens)\") }", "at(1) { tap(\"\(closes)\") }",
      "at(1.5) { tap(\"\(opens)\") }")
    #expect(played.attributes == ["Circle.offset.y"], "\(played.notes)")
    // 80 points in 0.4 s, from the beginning of its second appearance.
    played.expect(
      "Circle.offset.y", [0.5: 80, 0.7: 40, 0.9: 0, 1.5: 80, 1.7: 40, 1.9: 0], within: 1e-4)
    #expect(played.row("Circle.offset.y", at: 0.45) == nil)
    #expect(played.row("Circle.offset.y", at: 1.2) == nil)
    #expect(played.time(of: "appear:NavigationDestination") == 0.5)
    #expect(played.time(of: "removed:NavigationDestination") == 1)
    #expect(
      played.notes.contains {
        $0.contains(
          "'.navigationDestination' is not played: how its screen comes and goes is not computed")
      })
  }

  @Test("screens lie on each other; what leaves one leaves those above it")
  func several() throws {
    let played = try played(
      Self.array, "at(0.5) { tap(\"Push\") }", "at(0.7) { tap(\"Deeper\") }",
      "at(1.5) { tap(\"Pop\") }", "at(2) { tap(\"Root\") }")
    played.expect("Circle[1].offset.y", [0.5: 80, 0.7: 40, 0.9: 0, 1.7: 0], within: 1e-4)
    played.expect("Circle[2].offset.y", [0.7: 20, 0.9: 10, 1.1: 0], within: 1e-4)
    #expect(played.row("Circle[2].offset.y", at: 1.6) == nil)
    #expect(played.row("Circle[1].offset.y", at: 2.1) == nil)
  }

  @Test(
    "a value of a type that has no destination shows nothing, nor does none",
    arguments: ["Word", "None"])
  func nothing(link: String) throws {
    #expect {
      let played = try played(Self.own, "tap(\"\(link)\")")
      #expect(played.attributes.isEmpty)
      if link == "Word" { throw PlayedAnyway() }
    } throws: { error in
      error is PlayedAnyway || "\(error)".contains("nothing that answers to 'None' can be tapped")
    }
  }

  private struct PlayedAnyway: Error {}

  @Test("a path that is not known leaves out what it would show, with a note")
  func unknown() throws {
    let played = try played(
      Self.array.replacing("$path", with: "$store.path")
        .replacing("@State private var path: [Int] = []", with: "@Bindable var store: Store")
        .replacing("path.append(80)", with: "store.path.append(80)")
        .replacing("path.removeLast()", with: "").replacing("path = []", with: ""),
      "tap(\"Push\")")
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.contains("'store.path'")
          && $0.contains("what '.navigationDestination' shows is left out")
      }, "\(played.notes)")
  }
}
