import AnimationSyntax
import Testing

/// Screens that modifiers present: their views exist and move as long as the state requires it.
@Suite("Views: sheets, covers, popovers and destinations")
struct PresentingTests {
  private func played(_ modifier: String, _ userActions: String..., closes: String = "dismiss()")
    throws -> PlayedViews
  {
    try PlayedViews(
      """
      struct Item: Identifiable { var id = 0; var far = 80.0 }
      struct Screen: View {
        @Environment(\\.dismiss) private var dismiss
        var far = 40.0
        @State private var isUp = false
        var body: some View {
          VStack {
            Circle().offset(y: isUp ? 0 : far)
            Button("Close") { \(closes) }
          }.onAppear { withAnimation(.linear(duration: 0.4)) { isUp = true } }
        }
      }
      struct ContentView: View {
        @State private var isShown = false
        @State private var item: Item?
        var body: some View {
          VStack {
            Button("Show") { isShown = true }
            Button("Fade") { withAnimation(.linear(duration: 1)) { isShown = true } }
            Button("Item") { item = Item() }
          }\(modifier)
        }
      }
      """, options: ViewOptions(actions: userActions))
  }

  @Test(
    "what is shown plays from its appearance on, and from the beginning when it is shown again",
    arguments: [
      ".sheet(isPresented: $isShown) { Screen() }",
      ".sheet(isPresented: $isShown, onDismiss: {}) { Screen() }",
      ".sheet(isPresented: $isShown, content: { Screen() })",
      ".fullScreenCover(isPresented: $isShown) { Screen() }",
      ".popover(isPresented: $isShown, arrowEdge: .bottom) { Screen() }",
      ".inspector(isPresented: $isShown) { Screen() }",
      ".navigationDestination(isPresented: $isShown) { Screen() }",
    ])
  func shown(modifier: String) throws {
    let played = try played(
      modifier, "at(0.5) { tap(\"Show\") }", "at(1) { tap(\"Close\") }",
      "at(1.5) { tap(\"Show\") }")
    #expect(played.attributes == ["Circle.offset.y"])
    played.expect("Circle.offset.y", [0.5: 40, 0.7: 20, 0.9: 0, 1.5: 40, 1.7: 20, 1.9: 0])
    #expect(played.row("Circle.offset.y", at: 0.45) == nil)
    #expect(played.row("Circle.offset.y", at: 1.2) == nil)
    let name = modifier.dropFirst().prefix { $0 != "(" }
    #expect(
      played.notes.contains {
        $0.contains("'.\(name)' is not played: how its screen comes and goes is not computed")
      })
  }

  @Test("an animation that shows a screen does not fade it in")
  func atOnce() throws {
    let played = try played(
      ".sheet(isPresented: $isShown) { Screen() }", "at(0.5) { tap(\"Fade\") }")
    #expect(played.attributes == ["Circle.offset.y"])
  }

  @Test(
    "a screen of an item is given it",
    arguments: ["sheet", "fullScreenCover", "popover", "navigationDestination"])
  func items(name: String) throws {
    let played = try played(
      ".\(name)(item: $item) { shown in Screen(far: shown.far) }", "at(0.5) { tap(\"Item\") }",
      "at(1) { tap(\"Close\") }")
    played.expect("Circle.offset.y", [0.5: 80, 0.7: 40, 0.9: 0])
    #expect(played.row("Circle.offset.y", at: 1.2) == nil)
  }

  @Test(
    "what is done when a screen is dismissed is done when its state says so, by a tap or an item",
    arguments: ["sheet", "fullScreenCover"])
  func dismissal(name: String) throws {
    let text = """
      struct Item: Identifiable { var id = 0 }
      struct ContentView: View {
        @State private var isShown = false
        @State private var item: Item?
        @State private var x = 0.0
        func closed() { withAnimation(.linear(duration: 1)) { x += 100 } }
        var body: some View {
          VStack {
            Circle().offset(x: x)
            Button("Show") { isShown = true }
            Button("Item") { item = Item() }
          }
          .\(name)(isPresented: $isShown, onDismiss: closed) { Button("Close") { isShown = false } }
          .\(name)(item: $item, onDismiss: { closed() }) { _ in Button("Away") { item = nil } }
        }
      }
      """
    let played = try PlayedViews(
      text, doing: "tap(\"Show\")", "at(1) { tap(\"Close\") }", "at(3) { tap(\"Item\") }",
      "at(4) { tap(\"Away\") }")
    played.expect(
      "Circle.offset.x", [0.5: 0, 1: 0, 1.5: 50, 2: 100, 4: 100, 4.5: 150, 5: 200], within: 1e-4)
    #expect(!played.notes.contains { $0.contains("onDismiss") }, "\(played.notes)")
  }

  @Test("the room of a screen is not that of the view that shows it")
  func room() throws {
    let played = try played(
      """
      .frame(width: 50, height: 50).sheet(isPresented: $isShown) {
        GeometryReader { proxy in Rectangle().offset(x: isShown ? proxy.size.width : 0) }
      }
      """, "at(0.5) { tap(\"Show\") }")
    #expect(
      played.notes.contains { $0.contains("a GeometryReader has the width of the screen, 393") })
  }

  @Test("a screen whose state is not true is not reached")
  func hidden() throws {
    let played = try played(".sheet(isPresented: $isShown) { Screen() }", "")
    #expect(played.attributes == [])
    #expect(!played.notes.contains { $0.contains("sheet") })
  }

  @Test("the symbols of a canvas move, and what is drawn is named")
  func symbols() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Canvas { context, size in context.draw(context.resolveSymbol(id: 0)!, at: .zero) } symbols: {
            Circle().offset(x: isOn ? 50 : 0).tag(0)
          }.onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        }
      }
      """, doing: "at(0.5) { tap(\"Canvas\") }")
    played.expect("Circle.offset.x", [0.5: 0, 1: 25, 1.5: 50])
    #expect(played.notes.contains { $0.contains("'Canvas' is not played") })
  }
}
