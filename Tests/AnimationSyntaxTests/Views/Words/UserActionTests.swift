import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

@Suite("Views: what actions reach")
struct UserActionTests {
  private static let row = """
    struct ContentView: View {
      @State private var x = [0.0, 0, 0]
      var body: some View {
        HStack {
          ForEach(0..<3) { i in Circle().offset(x: x[i]).onTapGesture { x[i] += 10 } }
        }
      }
    }
    """

  @Test(
    "what is tapped by itself changes something: a closure that was handed in does what it does",
    arguments: [
      ("{}", 0), ("{ print(1) }", 0), ("nil", 0), ("{ isOn = false }", 1), ("reset", 1),
      ("nothing", 0),
    ])
  func handedIn(action: String, count: Int) throws {
    for call in ["action?()", "self.action?()", "print(2); action?()"] {
      let played = try PlayedViews(
        """
        struct Row: View {
          var action: (() -> Void)?
          var body: some View { Button("X") { \(call) } }
        }
        struct ContentView: View {
          @State var isOn = false
          func reset() { isOn = false }
          func nothing() {}
          var body: some View {
            VStack {
              Row(action: \(action))
              Button("Go") { withAnimation(.linear(duration: 0.2)) { isOn = true } }
              Circle().opacity(isOn ? 1 : 0)
            }
          }
        }
        """, options: ViewOptions())
      #expect(played.time(of: "tap:X") == (count == 0 ? nil : 0.5))
      #expect(played.time(of: "tap:Go") == 0.5 + Double(count))
    }
  }

  @Test(
    "what is not tapped since nobody knows what it changes is named",
    arguments: [
      ("store.send(.show, animation: .default)", "store.send(…)"),
      ("model.load()", "model.load(…)"), ("Task { await model.load() }", "model.load(…)"),
      ("go()", "self.store.refresh(…)"), ("_ = try? store.save()", "store.save(…)"),
      ("print(1)", nil), ("Haptics.shared.impact()", nil), ("", nil), ("isOn = true", nil),
    ] as [(String, String?)])
  func foreignCalls(action: String, call: String?) throws {
    for view in ["Button(\"Show\") { \(action) }", "Text(\"Show\").onTapGesture { \(action) }"] {
      let text = """
        struct ContentView: View {
          @State var isOn = false
          func go() { self.store.refresh() }
          var body: some View { \(view) }
        }
        """
      let notes = try PlayedViews(text, options: ViewOptions()).notes
      let found = notes.filter { $0.contains("is not tapped") }
      #expect(found.count == (call == nil ? 0 : 1), "\(notes)")
      if let call {
        #expect(
          found.first?.contains("'Show' is not tapped: what '\(call)' changes is not known")
            == true,
          "\(notes)")
      }
      let asked = try PlayedViews(text, doing: "tap(\"Show\")").notes
      #expect(!asked.contains { $0.contains("is not tapped") })
    }
  }

  @Test("views of one name are told apart by number")
  func number() throws {
    let played = try PlayedViews(Self.row, doing: "tap(\"Circle[2]\")")
    #expect(played.attributes == ["Circle[2].offset.x"])
    #expect(played.time(of: "tap:Circle[2]") == 0.5)
  }

  @Test("several that fit are listed by the names that tell them apart")
  func several() throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(Self.row, doing: "tap(\"Circle\")")
    }
    #expect(
      error?.sentence
        == "several things that answer to 'Circle' can be tapped: 'Circle[1]' (a.swift:5:29), "
        + "'Circle[2]' (a.swift:5:29), 'Circle[3]' (a.swift:5:29)")
  }

  @Test(
    "what a script asks for and nothing knows is reported",
    arguments: [
      ("y = 1", "no state is called 'y'; there is 'x'"),
      ("Card.isOpen = true", "no state is called 'Card.isOpen'; there is 'x'"),
      ("tep(\"Circle[1]\")", "did you mean 'tap'?"),
      ("at(0.5) { wiggle() }", "'wiggle' is not known"),
    ])
  func unknown(userAction: String, words: String) throws {
    let error = #expect(throws: ExpressionError.self) {
      try PlayedViews(Self.row, doing: userAction)
    }
    #expect(error?.sentence.contains(words) == true, "\(error?.sentence ?? "")")
    #expect(error?.location?.hasPrefix("--do:1:") == true)
  }

  @Test("calls that nothing knows are counted in one note; those that nobody sees move are not")
  func skipped() throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Button("Go") { x = 1; save(); Store.shared.sync(now: true); print(x); Haptics.impact() }.offset(x: x)
        }
      }
      """)
    #expect(
      played.notes.last
        == "2 calls are not known and are skipped: 'save(…)' (a.swift:4:27), 'Store.shared.sync(…)' (a.swift:4:35)"
    )
  }

  @Test("the note on what was done by itself has names with which it can be asked for")
  func note() throws {
    let played = try PlayedViews(Self.row, options: ViewOptions())
    #expect(
      played.notes.first
        == "no --do given: tapped Circle[1] at 0.5 s, Circle[2] at 1.5 s, Circle[3] at 2.5 s "
        + "(--do 'tap(\"Circle[1]\")')")
  }

  @Test("what the note suggests can be done, and is done to that view alone", arguments: 1...3)
  func suggestion(number: Int) throws {
    let played = try PlayedViews(Self.row, doing: "tap(\"Circle[\(number)]\")")
    #expect(played.attributes.allSatisfy { $0.hasPrefix("Circle[\(number)].") })
    #expect(!played.attributes.isEmpty)
    #expect(played.events.map(\.event) == ["tap:Circle[\(number)]"])
  }

  @Test("a view that is alone at first answers to the name that it has in the end")
  func nameInTheEnd() throws {
    let text = """
      struct ContentView: View {
        @State private var count = 1
        var body: some View {
          VStack {
            ForEach(0..<count, id: \\.self) { _ in
              Circle().scaleEffect(Double(count)).onTapGesture { withAnimation { count += 1 } }
            }
          }
        }
      }
      """
    let played = try PlayedViews(text, doing: "at(0.1) { tap(\"Circle[1]\") }")
    #expect(played.events.first?.event == "tap:Circle[1]+appear:Circle[2]")
    #expect(played.attributes.contains("Circle[2].opacity"))
    #expect(played.row("Circle[1].scaleEffect", at: 0)?.value == 1)
  }

  @Test("the attribute of a row is its name without that of the number")
  func attribute() throws {
    let text = """
      struct ContentView: View {
        @State private var on = false
        var body: some View {
          VStack {
            Image("a.b").offset(x: on ? 10 : 0, y: on ? 5 : 0)
            Image("c.d").scaleEffect(on ? 2 : 1)
            Button("Go") { withAnimation { on = true } }
          }
        }
      }
      """
    let scenario = try ScenarioFile.parse(text, fileName: "a.swift") { _ in "" }
    let names = try ScenarioRunner(scenario).trace().attributes.map(\.attribute)
    #expect(
      names == [
        "Image(\"a.b\").offset", "Image(\"a.b\").offset", "Image(\"c.d\").scaleEffect",
      ])
  }

  @Test("a size that is asked for is given by the name in the note")
  func size() throws {
    let text = """
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          VStack { Text("Hi").id(count).transition(.move(edge: .top)); Button("Go") { withAnimation { count += 1 } } }
        }
      }
      """
    let note = try PlayedViews(text).notes.last
    #expect(
      note
        == "a.swift:4:14: the size of Text is not known; 100 × 100 is taken (--set 'Text.size=CGSize(width: W, height: H)')"
    )
    let played = try PlayedViews(text, set: ["Text.size=CGSize(width: 20, height: 60)"])
    #expect(played.row("Text[3].offset.y", at: 0.5) == nil)
    #expect(played.rows.contains { $0.attribute.hasSuffix("offset.y") && $0.value == -60 })
  }

  /// By hand: a view moves by its own height or width, including its frame and the paddings around the frame.
  @Test(
    "a transition moves a view by the size that its frames and paddings give it",
    arguments: [
      ("frame(width: 60, height: 30)", "top", -30.0, nil),
      ("frame(width: 60, height: 30).padding(10)", "bottom", 50, nil),
      ("frame(width: 60, height: 30).padding(.bottom, 50)", "top", -80, nil),
      ("frame(height: 44).padding(10).frame(maxWidth: .infinity)", "bottom", 64, nil),
      ("frame(width: 60, height: 30).padding()", "bottom", 100, "100 × 100"),
      ("frame(width: 60, height: 30).frame(minHeight: 40)", "bottom", 100, "60 × 100"),
      ("frame(width: 60, height: 30).safeAreaPadding(20)", "bottom", 100, "100 × 100"),
    ] as [(String, String, Double, String?)])
  func sizeOfTransition(frames: String, edge: String, way: Double, taken: String?) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          ZStack {
            if isOn { Rectangle().\(frames).transition(.move(edge: .\(edge))) }
            Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          }
        }
      }
      """)
    played.expect("Rectangle.offset.y", [0.5: way])
    let notes = played.notes.filter { $0.contains("the size of") }
    #expect(notes.count == (taken == nil ? 0 : 1))
    if let taken { #expect(notes.allSatisfy { $0.contains("\(taken) is taken") }) }
  }
}
