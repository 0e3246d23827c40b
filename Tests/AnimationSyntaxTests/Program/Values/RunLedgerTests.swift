import AnimationSyntax
import Testing

/// Statements, assignments and values that are reached but not played have notes with their positions.
@Suite("Views: what is left out in actions and bodies")
struct RunLedgerTests {
  /// Plays an action; its statements begin at the fifth column of the fifth line.
  private func notes(_ action: String, body: String = "Circle()") throws -> [String] {
    try PlayedViews(
      """
      struct ContentView: View {
        @State private var on = false
        @State private var count = 0
        func act() {
          \(action)
        }
        var body: some View {
          VStack {
            Button("Go") { act() }
            \(body)
          }
        }
      }
      """, doing: "tap(\"Go\")"
    ).notes.filter { !$0.hasPrefix("nothing moves") }
  }

  @Test(
    "a view that is not in the files is placed where it is made",
    arguments: [
      ("Badge(x: 1)", "10:7"), ("Badge(x: 1).padding(3)", "10:7"),
      ("Badge(x: 1) {\n}\n.padding(3)", "10:7"), ("(Badge(x: 1)).opacity(0.5)", "10:8"),
      ("if on || !on { Badge().offset(x: 3).rotationEffect(.zero) }", "10:22"),
    ])
  func opaqueViews(view: String, place: String) throws {
    let notes = try notes("on = true", body: view)
    #expect(
      notes.contains("a.swift:\(place): 'Badge' is not in the files; what it shows is left out"),
      "\(notes)")
  }

  @Test(
    "what a value that is not known decides is left out",
    arguments: [
      (
        "if model.isReady { show() }",
        "'model.isReady' is not known; what is inside of 'if' is left out"
      ),
      (
        "guard store.isOpen else { return }; on = true",
        "'store.isOpen' is not known; what follows 'guard' is left out"
      ),
      (
        "switch model.phase { case .a: show(); default: break }",
        "what is inside of 'switch' is left out"
      ),
      ("for item in model.items { add(item) }", "what is inside of 'for' is left out"),
      ("while model.isBusy { count += 1 }", "what is inside of the loop is left out"),
      ("repeat { count += 1 } while model.isBusy", "what is inside of the loop is left out"),
      ("if let item = model.item { show(item) }", "what is inside of 'if' is left out"),
    ])
  func conditions(action: String, note: String) throws {
    let notes = try notes(action)
    #expect(notes.contains { $0.hasPrefix("a.swift:5:") && $0.contains(note) }, "\(notes)")
  }

  @Test(
    "what is written to something that is not known is left out",
    arguments: [
      ("model.progress = 0.5", "'model.progress' is not known; what is written to it is left out"),
      ("withAnimation { store.state.isOpen = true }", "'store.state.isOpen' is not known"),
      ("model.count += 1", "'model.count' is not known; what is written to it is left out"),
    ])
  func writes(action: String, note: String) throws {
    let notes = try notes(action)
    #expect(notes.contains { $0.hasPrefix("a.swift:5:") && $0.contains(note) }, "\(notes)")
  }

  @Test(
    "a call that is not known is told with its place, however it is made",
    arguments: [
      "model.load()", "try? model.load()", "_ = model.load()", "withAnimation { model.load() }",
      "Task { await model.load() }", "model?.load()", "model.load { on = true }",
    ])
  func calls(action: String) throws {
    let notes = try notes(action)
    #expect(
      notes.contains {
        $0.hasPrefix("a.swift:5:") && $0.hasSuffix("is not known; the call is skipped")
      },
      "\(notes)")
  }

  @Test(
    "what a closure would write that nobody calls is left out",
    arguments: [
      "model.load { on = true }", "let token = center.observe { count += 1 }",
      "run(after: 1) { on = true }",
    ])
  func closures(action: String) throws {
    #expect(try notes(action).contains { $0.hasSuffix("what its closure does is left out") })
  }

  @Test("a loop with a name is played")
  func labeled() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).onTapGesture { outer: for i in 0..<3 { x += 10 } }
        }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 30])
  }

  @Test(
    "a view that is not known is told, whatever it is called",
    arguments: [
      ("Badge(3)", "'Badge' is not in the files; what it shows is left out"),
      ("model.card()", "'model.card(…)' is not known; what it shows is left out"),
      (
        "Theme.background",
        "'Theme.background' is not known; what it shows is left out (--set 'Theme.background=VALUE')"
      ),
      ("Circle().overlay(Badge(3))", "'Badge' is not in the files; what it shows is left out"),
    ])
  func views(body: String, note: String) throws {
    let notes = try notes("on = true", body: body)
    #expect(notes.contains { $0.hasPrefix("a.swift:10:") && $0.hasSuffix(note) }, "\(notes)")
  }

  @Test("what one value leaves out is one note")
  func gathered() throws {
    let notes = try notes(
      "on = true", body: "if model.isOn { Circle() }; Text(\"a\").opacity(model.isOn ? 1 : 0)")
    #expect(
      notes == [
        "a.swift:10:10: 'model.isOn' is not known; what is inside of 'if' is left out (--set 'model.isOn=VALUE')",
        "a.swift:10:53: 'model.isOn' is not known; Text.opacity is left out (--set 'model.isOn=VALUE')",
      ])
  }

  @Test("what scrolls is told where it is asked for")
  func scrolling() throws {
    let notes = try notes(
      "on = true",
      body:
        "ScrollViewReader { proxy in Text(\"a\").onChange(of: on) { withAnimation { proxy.scrollTo(3) } } }"
    )
    #expect(
      notes.contains {
        $0.contains("'.scrollTo' is not played: how SwiftUI scrolls to a view is not documented")
      }, "\(notes)")
  }

  @Test("a text that reads something longer moves what lies next to it, which is told")
  func texts() throws {
    let note = "other views move when a size changes or a view comes or goes; that is not computed"
    let text = "HStack { Text(on ? \"much\" : \"a\"); Circle() }"
    #expect(try notes("withAnimation { on = true }", body: text).contains(note))
    #expect(try !notes("on = true", body: text).contains(note))
    #expect(try !notes("withAnimation { count = 1 }", body: text).contains(note))
  }
}
