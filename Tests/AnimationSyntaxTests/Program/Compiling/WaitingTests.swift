import AnimationSyntax
import Testing

/// The statements of a task after it has waited for functions and closures of the app.
@Suite("Views: functions and closures that wait")
struct WaitingTests {
  private static let model = """
    @Observable final class Model {
      static let shared = Model()
      var x = 0.0
      func load() async { try? await Task.sleep(for: .seconds(0.5)); x = 10; await more(by: 5) }
      func more(by amount: Double) async {
        try? await Task.sleep(nanoseconds: 500_000_000)
        await MainActor.run { x += amount }
      }
      static func reset() async { try? await Task.sleep(for: .seconds(0.25)); shared.x = 3 }
    }

    """

  private static let deferring: [(String, [(Double, Double)])] = [
    ("x = 5; defer { x = 1 }; await pause()", [(0.4, 5), (0.5, 1)]),
    ("defer { x += 1 }; defer { x *= 2 }; await pause(); x = 4", [(0.4, 0), (0.5, 9)]),
    (
      "do { defer { x = 3 }; await pause() }; await pause(); x = 7", [(0.5, 3), (0.9, 3), (1, 7)]
    ),
    (
      "for i in 1...3 { defer { x += 1 }; if i == 2 { continue }; await pause() }; x += 10",
      [(0.4, 0), (0.5, 2), (1, 13)]
    ),
    ("while true { defer { x += 1 }; await pause(); if x > 0 { break } }", [(0.5, 1), (1, 2)]),
    ("defer { x = 9 }; await pause(); if y == 0 { return }; x = 2", [(0.4, 0), (0.5, 9)]),
    ("await early(); x += 1", [(0.4, 0), (0.5, 6)]),
    ("await pause(); defer { x = 2 }; await pause()", [(0.9, 0), (1, 2)]),
  ]

  /// As in Swift: at the end of the enclosing block, the last one first.
  @Test(
    "what is deferred is done when the waiting is over, however that is left",
    arguments: deferring)
  func deferred(statements: String, values: [(Double, Double)]) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var body: some View { Circle().offset(x: x).task { \(statements) } }
        func pause() async { try? await Task.sleep(for: .seconds(0.5)) }
        func early() async {
          defer { x = 5 }
          await pause()
          guard y > 0 else { return }
          x = 1
        }
      }
      """, options: .init(), end: 1.5)
    for (time, value) in values { played.expect("Circle.offset.x", [time: value]) }
    #expect(!played.notes.contains { $0.contains("is not known") }, "\(played.notes)")
  }

  @Test(
    "what a task that is kept calls and nobody knows is said",
    arguments: ["kept = Task { elsewhere.start() }", "let kept = Task { await elsewhere.start() }"])
  func unknown(statement: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var kept: Task<Void, Never>?
        @State private var x = 0.0
        var body: some View { Circle().offset(x: x).onAppear { \(statement); x = 1 } }
      }
      """, options: .init(), end: 0.5)
    #expect(
      played.notes.contains {
        $0.hasSuffix("'elsewhere.start(…)' is not known; the call is skipped")
      })
  }

  @Test(
    "a task goes on when a method of an object is over",
    arguments: [
      ("await model.load(); model.x = 1", [(0.5, 10), (1, 1)]),
      ("await Model.shared.load()", [(0.5, 10), (1, 15)]),
      ("if model.x == 0 { await model.more(by: 2) }; model.x += 1", [(0.45, 0), (0.5, 3)]),
      ("await Model.reset(); await model.more(by: 1)", [(0.25, 3), (0.75, 4)]),
      ("let other: Model? = model; await other?.more(by: 2)", [(0.45, 0), (0.5, 2)]),
    ])
  func objects(statements: String, values: [(Double, Double)]) throws {
    let played = try PlayedViews(
      Self.model + """
        struct ContentView: View {
          @State private var model = Model.shared
          var body: some View { Circle().offset(x: model.x).task { \(statements) } }
        }
        """, options: .init(), end: 1.5)
    for (time, value) in values { played.expect("Circle.offset.x", [time: value]) }
  }

  @Test(
    "a button of the app's own waits for the closure that it is given",
    arguments: ["await action()", "await self.action()", "await perform(action)", "await done?()"])
  func closures(call: String) throws {
    let played = try PlayedViews(
      """
      struct BusyButton: View {
        var action: () async -> Void
        var done: (() async -> Void)?
        @State private var isBusy = false
        var body: some View {
          Button("Save") { Task { isBusy = true; \(call); isBusy = false } }.opacity(isBusy ? 0.5 : 1)
        }
        func perform(_ work: () async -> Void) async { await work() }
      }
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          VStack {
            Circle().offset(x: x)
            BusyButton(action: { await save() }, done: { await save() })
          }
        }
        func save() async { try? await Task.sleep(for: .seconds(1)); x = 10 }
      }
      """, options: .init(), end: 2)
    played.expect("Button.opacity", [0.45: 1, 0.5: 0.5, 1.45: 0.5, 1.5: 1])
    played.expect("Circle.offset.x", [1.45: 0, 1.5: 10])
  }

  @Test(
    "what follows an 'await' of something that is not known is left out",
    arguments: [
      ("await service.load(); x = 10", "'service.load()'"),
      ("try? await service.load(); x = 10", "'service.load()'"),
      ("let all = await service.all(); x = 10; print(all)", "'service.all()'"),
      ("_ = await service.load(); withAnimation { x = 10 }", "'service.load()'"),
      ("await onDone(); x = 10", "'onDone()'"),
      ("for i in 0..<3 { await service.load(); x += 10 }", "'service.load()'"),
      ("await both(); x = 10", "'service.load()'"),
      ("await service.value; x = 10", "'service.value'"),
    ])
  func unknown(statements: String, name: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        let service: Service
        var onDone: () async -> Void
        func both() async { y = 5; await service.load(); y = 10 }
        var body: some View { Circle().offset(x: x, y: y).task { y = 5; \(statements) } }
      }
      """, options: .init(), end: 1)
    #expect(played.attributes == ["Circle.offset.y"])
    played.expect("Circle.offset.y", [0: 5, 1: 5])
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:") && $0.contains(name)
          && $0.contains("what follows 'await' is left out")
      }, "\(played.notes)")
  }

  @Test(
    "what is known is waited for, and the rest goes on",
    arguments: [
      "await onDone?(); x = 10", "await MainActor.run { y = 5 }; x = 10",
      "try? await Task.sleep(for: .seconds(0)); x = 10", "await own(); x = 10",
    ])
  func known(statements: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        @State private var y = 0.0
        var onDone: (() async -> Void)?
        func own() async { y = 5 }
        var body: some View { Circle().offset(x: x, y: y).task { \(statements) } }
      }
      """, options: .init(), end: 1)
    played.expect("Circle.offset.x", [1: 10])
    #expect(!played.notes.contains { $0.contains("'await'") })
  }

  @Test(
    "work waits for the deadline that is written, and is left out where that is not known",
    arguments: [
      (".now() + 1", 1.0), (".now().advanced(by: .seconds(1))", 1),
      ("DispatchTime.now() + .milliseconds(1000)", 1), (".now()", 0), ("later", 1),
      ("start + 1", 1), ("start + .milliseconds(1000)", 1), ("start.advanced(by: pause)", 1),
      ("after(1)", 1), ("handed(to: .now() + 1)", 1), ("soon", nil),
    ] as [(String, Double?)])
  func deadlines(deadline: String, begin: Double?) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View {
          Circle().offset(x: x).onAppear {
            let later = DispatchTime.now() + 1
            let start = DispatchTime.now()
            let pause: DispatchTimeInterval = .seconds(1)
            DispatchQueue.main.asyncAfter(deadline: \(deadline)) {
              withAnimation(.linear(duration: 0.5)) { x = 100 }
            }
          }
        }
        func after(_ seconds: Double) -> DispatchTime { .now() + seconds }
        func handed(to time: DispatchTime) -> DispatchTime { time }
      }
      """, options: .init())
    guard let begin else {
      #expect(played.attributes.isEmpty)
      #expect(
        played.notes.contains { $0.contains("'soon' is not known; delayed work is left out") })
      return
    }
    played.expect("Circle.offset.x", [begin: 0, begin + 0.25: 50, begin + 0.5: 100], within: 1e-4)
  }

  @Test(
    "what a body puts off when it is evaluated first is done",
    arguments: [
      ("DispatchQueue.main.async { work() }", 0.0),
      ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { work() }", 1),
      ("let _ = DispatchQueue.main.async { self.work() }", 0),
      ("DispatchQueue.main.async { if x == 0 { work() } }", 0),
    ])
  func bodies(statement: String, begin: Double) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        func work() { withAnimation(.linear(duration: 0.5)) { x = 100 } }
        var body: some View {
          GeometryReader { room -> AnyView in
            \(statement)
            return AnyView(Circle().offset(x: x))
          }
        }
      }
      """, options: .init())
    played.expect("Circle.offset.x", [begin: 0, begin + 0.25: 50, begin + 0.5: 100], within: 1e-4)
  }

  @Test(
    "a function that waits has its defaults, wherever it is declared",
    arguments: ["await load()", "try? await load()", "await load(by: 4)"])
  func defaults(call: String) throws {
    let played = try PlayedViews(
      """
      struct ContentView: View {
        @State private var x = 0.0
        var body: some View { Circle().offset(x: x).task { \(call) } }
        func load(by amount: Double = 4, twice: Bool = false) async {
          try? await Task.sleep(for: .seconds(0.5))
          if !twice { x = amount }
        }
      }
      """, options: .init(), end: 1)
    played.expect("Circle.offset.x", [0.45: 0, 0.5: 4])
    #expect(!played.notes.contains { $0.contains("not known") })
  }
}
