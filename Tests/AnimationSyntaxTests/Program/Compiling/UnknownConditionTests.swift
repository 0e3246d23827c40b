import AnimationSyntax
import Testing

/// If a condition is unknown, no branch runs, and the value that a branch would have returned is unknown.
@Suite("Views: conditions that are not known")
struct UnknownConditionTests {
  @Test(
    "what a function returns after one is not known",
    arguments: [
      ("var size: Double { if theme.isLarge { return 100 }; return 50 }", "size", false),
      (
        "var size: Double { if theme.isLarge { return 100 } else { print(\"a\") }; return 50 }",
        "size", false
      ),
      (
        "func size(_ x: Double) -> Double { switch theme.kind { case .a: return 1; default: break }; return x }",
        "size(3)", false
      ),
      (
        "func size() -> CGFloat { for i in 0..<3 { if theme.has(i) { return CGFloat(i) } }; return 9 }",
        "size()", false
      ),
      ("var size: Double { guard theme.isLarge else { return 10 }; return 50 }", "size", false),
      ("var size: Double { if theme.isLarge { 100 } else { 50 } }", "size", false),
      ("var size: Double { if theme.isLarge { print(\"a\") }; return 50 }", "size", true),
      ("var size: Double { if theme.isLarge { call { return 3 } }; return 50 }", "size", true),
    ])
  func results(declaration: String, value: String, isKnown: Bool) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let theme: Theme
        @State private var isOn = false
        \(declaration)
        var body: some View {
          VStack {
            Circle().offset(x: isOn ? \(value) : 0)
            Capsule().offset(x: isOn ? 10 : 0)
            Button("Go") { isOn.toggle() }
          }
        }
      }
      """, options: .init())
    #expect(
      played.attributes
        == (isKnown ? ["Circle.offset.x", "Capsule.offset.x"] : ["Capsule.offset.x"])
    )
    #expect(played.notes.contains { $0.contains("Circle.offset is left out") } == !isKnown)
  }

  @Test(
    "a list whose elements are not known comes and goes as nothing does",
    arguments: ["ForEach(names, id: \\.self) { Text($0) }", "List { ForEach(names) { Text($0) } }"])
  func lists(_ list: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var names: [String]?
        var body: some View {
          if let names { \(list) } else { Circle().onTapGesture { withAnimation { names = load() } } }
        }
      }
      """, options: .init())
    #expect(played.notes.contains { $0.contains("'load(…)' is not known") })
    #expect(!played.attributes.contains { $0.hasPrefix("Text") || $0.hasPrefix("ForEach") })
  }

  @Test("an action goes on after a statement that is skipped")
  func actions() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        let theme: Theme
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View {
          Circle().offset(x: x).scaleEffect(y).onTapGesture { if theme.isLarge { y = 3 }; x = 10 }
        }
      }
      """, options: .init())
    #expect(played.attributes == ["Circle.offset.x"])
  }

  @Test(
    "where a condition is not known any more, nothing comes, goes or is done because of it",
    arguments: [
      "if !c { Text(\"a\") }", "if c { Circle() } else { Text(\"a\") }",
      "if !c, isOpen { Text(\"a\") }",
      "switch c { case true: Circle(); case false: Text(\"a\") }",
      "Group { if !c { Text(\"a\") } }.padding(3)",
      "if let name { Text(name) } else { Text(\"b\") }",
      "ForEach(names, id: \\.self) { Text($0) }", "c ? AnyView(Circle()) : AnyView(Text(\"a\"))",
      "Text(\"a\").hidden(if: c)", "label(c)", "Row(isHidden: c)",
      "Text(\"b\").overlay { if !c { Text(\"a\") } }",
      "Text(\"b\").onChange(of: c) { x = 10 }",
      "Text(\"b\").phaseAnimator([0, 1], trigger: c) { $0.offset(x: $1 * 10) }",
      "if !c { Text(\"a\").onDisappear { x = 10 } }",
    ])
  func comingAndGoing(view: String) throws {
    let played = try PlayedViews(
      """
      extension View {
        @ViewBuilder func hidden(if isHidden: Bool) -> some View { if isHidden { EmptyView() } else { self } }
      }
      struct Row: View {
        let isHidden: Bool
        var body: some View { if !isHidden { Text("a") } }
      }
      struct ContentView: View {
        @State var c = false
        @State var isOpen = true
        @State var name: String? = "a"
        @State var names = ["a", "b"]
        @State var x = 0.0
        @State var y = 0.0
        func label(_ isHidden: Bool) -> AnyView {
          if isHidden { return AnyView(EmptyView()) }
          return AnyView(Text("a"))
        }
        var body: some View {
          VStack { \(view); Capsule().offset(x: x, y: y) }
            .onTapGesture {
              withAnimation(.easeInOut) { c = 3 < Constants.limit; name = Constants.name; names = Constants.names; y = 5 }
            }
        }
      }
      """, doing: "tap()")
    #expect(played.attributes == ["Capsule.offset.y"], "\(played.attributes)")
    #expect(played.events.map(\.event) == ["tap:VStack"])
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:") && $0.contains("'Constants.") && $0.contains("left out")
      }, "\(played.notes)")
  }

  @Test("what is known to go next to it goes, and what is known again does not come")
  func neighbors() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State var c = false
        @State var d = false
        var body: some View {
          VStack {
            if !c { Text("a") }
            if !d { Text("b") }
            Text("Go").onTapGesture { withAnimation(.linear(duration: 0.1)) { c = Constants.flag; d = true } }
            Text("Back").onTapGesture { withAnimation(.linear(duration: 0.1)) { c = false } }
          }
        }
      }
      """, doing: "tap(\"Go\")", "tap(\"Back\")")
    #expect(played.attributes == ["Text(\"b\").opacity"])
    #expect(
      played.events.map(\.event) == [
        "tap:Go+disappear:Text(\"b\")", "removed:Text(\"b\")", "tap:Back",
      ])
  }

  @Test(
    "what an action skips is told, and what it would have written is not known",
    arguments: [
      "if Constants.flag { x = 10 }", "guard Constants.flag else { return }; x = 10",
      "guard let a = Constants.name else { x = 3; return }; x = 10",
      "switch Constants.kind { case 1: x = 10; default: break }",
      "for i in Constants.all { x += i }", "var z = 0.0; if Constants.flag { z = 5 }; x = z",
    ])
  func skipped(action: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State var x = 0.0
        @State var y = 0.0
        var body: some View {
          VStack { Circle().offset(x: x); Capsule().offset(x: y) }.onTapGesture { y = 5; \(action) }
        }
      }
      """, doing: "tap()")
    #expect(played.attributes == ["Capsule.offset.x"])
    #expect(
      played.notes.contains { $0.contains("Circle.offset") && $0.contains("left out") },
      "\(played.notes)")
  }

  @Test("what functions would do is told where it is skipped")
  func calls() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State var x = 0.0
        func move() { x = 10 }
        var body: some View {
          Circle().offset(x: x).onTapGesture { guard Constants.flag else { return }; move() }
        }
      }
      """, doing: "tap()")
    #expect(
      played.notes.contains(
        "a.swift:5:48: 'Constants.flag' is not known; what follows 'guard' and Circle.offset are left out (--set 'Constants.flag=VALUE')"
      ))
  }

  @Test(
    "what statements behind one would write is told where it is written",
    arguments: [
      ("if model.flag { model.x = 1 }", "a.swift:8:23: 'model.x'"),
      ("guard model.flag else { return }; model.x = 1", "a.swift:8:41: 'model.x'"),
      ("switch model.kind { case 1: break; default: model.x += 2 }", "a.swift:8:51: 'model.x'"),
      ("for i in model.all { model.x = i }", "a.swift:8:28: 'model.x'"),
      ("if model.flag { withAnimation { model.x = 1 } }", "a.swift:8:39: 'model.x'"),
    ])
  func places(action: String, note: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @Environment(Model.self) var model
        @State private var y = 0.0
        var body: some View {
          Circle().offset(y: y)
            .onAppear { DispatchQueue.main.async { print("a") } }
            .onTapGesture {
      \(action)
              y = 10
            }
        }
      }
      """.replacing("\n\(action)", with: "\n      \(action)"), doing: "tap()")
    #expect(
      played.notes.contains("\(note) is not known; what is written to it is left out"),
      "\(played.notes)")
  }

  @Test("a variable that only skipped statements have is not missed")
  func locals() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @Environment(Model.self) var model
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).onTapGesture {
            if model.flag {
              var transaction = Transaction()
              transaction.disablesAnimations = true
              withTransaction(transaction) { x = 10 }
            }
          }
        }
      }
      """, doing: "tap()")
    #expect(!played.notes.contains { $0.contains("disablesAnimations") }, "\(played.notes)")
    #expect(
      played.notes.contains { $0.contains("what is inside of 'if' and Circle.offset are left out") }
    )
  }

  @Test(
    "what is done when a value that is not known changes is left out, unless nobody sees it",
    arguments: [
      (".onChange(of: model.kind) { withAnimation { model.conform() } }", true),
      (
        ".onChange(of: model.kind) { _, new in if new == 0 { withAnimation { proxy.scrollTo(0) } } }",
        true
      ),
      (".onChange(of: model.kind, perform: act)", true),
      (".onChange(of: [1, model.kind]) { model.load { x = 1 } }", true),
      (".onChange(of: model.kind) { x = 1 }", true),
      (".onChange(of: model.kind) { print(model.kind) }", false),
      (".onChange(of: model.kind) { _, new in logger.debug(\"kind\") }", false),
    ])
  func changes(modifier: String, isTold: Bool) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @Environment(Model.self) var model
        @State private var x = 0.0
        func act(_ kind: Int) { model.conform() }
        var body: some View {
          ScrollViewReader { proxy in
            Circle().offset(x: x)\(modifier)
          }
        }
      }
      """, options: .init())
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:2:32: 'model.kind' is not known; what 'onChange' does is left out")
      } == isTold, "\(played.notes)")
  }
}
