import AnimationSyntax
import MotionRecording
import Testing

/// Transactions that the code of an app creates and passes on: semantics reference, section 11.
///
/// The animations are linear, so that the times follow from the source.
@Suite("Views: transactions as values")
struct ViewTransactionValueTests {
  /// A circle that moves by 100 when it is tapped.
  private func played(
    _ action: String, modifiers: String = "", members: String = "", others: String = ""
  ) throws -> PlayedViews {
    try PlayedViews(
      """
      \(others)
      struct ContentView: View {
        @State private var isOn = false
        \(members)
        var body: some View {
          Circle().offset(x: isOn ? 100 : 0)\(modifiers).onTapGesture {
            \(action)
          }
        }
      }
      """, doing: "tap()")
  }

  @Test(
    "a transaction is made, changed and handed on",
    arguments: [
      ("var t = Transaction(animation: .linear(duration: 0.4)); withTransaction(t) { isOn = true }"),
      ("var t = Transaction(); t.animation = .linear(duration: 0.4); withTransaction(t) { isOn = true }"),
      ("var t: Transaction = .init(); t.animation = .linear(duration: 0.4); withTransaction(t) { isOn = true }"),
      ("withTransaction(.init(animation: .linear(duration: 0.4))) { isOn = true }"),
      ("withTransaction(Transaction(animation: .linear(duration: 0.4)), flip)"),
      ("withTransaction(\\.animation, .linear(duration: 0.4)) { isOn = true }"),
      ("withTransaction(\\Transaction.animation, .linear(duration: 0.4)) { isOn = true }"),
      ("withTransaction(.quick) { isOn = true }"),
      ("withTransaction(.linear(0.4)) { isOn = true }"),
      ("withTransaction(Transaction(lasting: 0.4)) { isOn = true }"),
      ("withTransaction(made(.linear(duration: 0.4))) { isOn = true }"),
      ("withTransaction(property) { isOn = true }"),
      ("var t = Transaction(); slowDown(&t, by: 0.4); withTransaction(t) { isOn = true }"),
      ("let set: (inout Transaction) -> Void = { $0.animation = .linear(duration: 0.4) }; var t = Transaction(); set(&t); withTransaction(t) { isOn = true }"),
      ("func set(_ t: inout Transaction) { t.animation = .linear(duration: 0.4) }; var t = Transaction(); set(&t); withTransaction(t) { isOn = true }"),
      ("var t = Transaction(animation: .linear(duration: 0.1)); t.last(0.4); withTransaction(t) { isOn = true }"),
      ("var setup = Setup(); setup.transaction.animation = .linear(duration: 0.4); withTransaction(setup.transaction) { isOn = true }"),
      ("withTransaction(Transaction(animation: .bouncy)) { withAnimation(.linear(duration: 0.4)) { isOn = true } }"),
      ("withAnimation(.linear(duration: 0.4)) { withTransaction(Transaction()) { isOn = true } }"),
    ])
  func made(action: String) throws {
    let played = try played(
      action,
      members: """
        let property: Transaction = {
          var t = Transaction()
          t.animation = .linear(duration: 0.4)
          return t
        }()
        func made(_ animation: Animation) -> Transaction { Transaction(animation: animation) }
        func flip() { isOn = true }
        """,
      others: """
        struct Setup { var transaction = Transaction() }
        extension Transaction {
          static var quick: Transaction { Transaction(animation: .linear(duration: 0.4)) }
          static func linear(_ seconds: Double) -> Transaction { .init(animation: .linear(duration: seconds)) }
          init(lasting seconds: Double) { self.init(animation: .linear(duration: seconds)) }
          mutating func last(_ seconds: Double) { animation = .linear(duration: seconds) }
        }
        func slowDown(_ t: inout Transaction, by seconds: Double) { t.animation = .linear(duration: seconds) }
        """)
    #expect(played.animations(of: "Circle.offset.x") == [".linear(duration: 0.4)"])
    played.expect("Circle.offset.x", [0.5: 0, 0.6: 25, 0.7: 50, 0.9: 100], within: 1e-9)
    #expect(played.notes.isEmpty)
  }

  @Test(
    "without implicit animations its own animation counts, and without one there is none",
    arguments: [
      (
        "var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { isOn = true }",
        [""]
      ),
      ("withTransaction(\\.disablesAnimations, true) { isOn = true }", [""]),
      (
        "var t = Transaction(); t.disablesAnimations.toggle(); withTransaction(t) { isOn = true }",
        [""]
      ),
      (
        "var t = Transaction(animation: .linear); t.disablesAnimations = true; withTransaction(t) { isOn = true }",
        [".linear"]
      ),
      (
        "var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { withAnimation(.linear) { isOn = true } }",
        [".linear"]
      ),
      ("withTransaction(Transaction(still: true)) { isOn = true }", [""]),
      ("var t = Transaction(); t.hush(); withTransaction(t) { isOn = true }", [""]),
      (
        "withTransaction(Transaction(animation: .linear)) { isOn = true }",
        [".easeInOut(duration: 1)"]
      ),
      ("withTransaction(\\.animation, nil) { isOn = true }", [".easeInOut(duration: 1)"]),
    ])
  func disabled(action: String, animations: [String]) throws {
    let played = try played(
      action, modifiers: ".animation(.easeInOut(duration: 1), value: isOn)",
      others: """
        extension Transaction {
          init(still: Bool) { self.init(); disablesAnimations = still }
          mutating func hush() { animation = nil; disablesAnimations = true }
        }
        """)
    #expect(played.animations(of: "Circle.offset.x") == animations.filter { !$0.isEmpty })
    if animations == [""] { #expect(played.value("Circle.offset.x", at: 0.5) == 100) }
  }

  @Test(
    "values of an app's own keys come where closures read them",
    arguments: [
      (
        "private struct K: TransactionKey { static let defaultValue = false }",
        "var fast: Bool { get { self[K.self] } set { self[K.self] = newValue } }", "true",
        "if t.fast { t.animation = .linear(duration: 0.4) } else { t.animation = .linear(duration: 2) }"
      ),
      (
        "enum Keys { struct K: TransactionKey { static var defaultValue: Bool { false } } }",
        "var fast: Bool { get { return self[Keys.K.self] } set { self[Keys.K.self] = newValue } }",
        "true",
        "t.animation = t.fast ? .linear(duration: 0.4) : .linear(duration: 2)"
      ),
      (
        "", "@Entry var fast: Bool = false", "true",
        "guard t.fast else { t.animation = .linear(duration: 2); return }; t.animation = .linear(duration: 0.4)"
      ),
      (
        "enum Pace { case slow, fast }; struct K: TransactionKey { static let defaultValue: Pace = .slow }",
        "var fast: Pace { get { self[K.self] } set { self[K.self] = newValue } }", ".fast",
        "switch t.fast { case .slow: t.animation = .linear(duration: 2); case .fast: t.animation = .linear(duration: 0.4) }"
      ),
      (
        "struct K: TransactionKey { static let defaultValue: Double? = nil }",
        "var fast: Double? { get { self[K.self] } set { self[K.self] = newValue } }", "0.4",
        "t.animation = .linear(duration: 2); if let seconds = t.fast { t.animation = .linear(duration: seconds) }"
      ),
      (
        "struct K: TransactionKey { static let defaultValue: Animation? = nil }",
        "var fast: Animation? { get { self[K.self] } set { self[K.self] = newValue } }",
        ".linear(duration: 0.4)", "t.animation = t.fast ?? .linear(duration: 2)"
      ),
    ])
  func keys(key: String, property: String, value: String, closure: String) throws {
    func played(_ action: String) throws -> PlayedViews {
      try self.played(
        action, modifiers: ".transaction { t in \(closure) }",
        others: "\(key)\nextension Transaction { \(property) }")
    }
    for action in [
      "withTransaction(\\.fast, \(value)) { isOn = true }",
      "var t = Transaction(); t.fast = \(value); withTransaction(t) { isOn = true }",
    ] {
      let set = try played(action)
      #expect(set.animations(of: "Circle.offset.x") == [".linear(duration: 0.4)"])
    }
    let unset = try played("isOn = true")
    #expect(unset.animations(of: "Circle.offset.x") == [".linear(duration: 2)"])
  }

  @Test("a key is read and written by its type too")
  func subscripts() throws {
    let played = try played(
      "var t = Transaction(); t[K.self] = 3; withTransaction(t) { isOn = true }",
      modifiers: ".transaction { $0.animation = .linear(duration: $0[K.self]) }",
      others: "struct K: TransactionKey { static let defaultValue = 1.0 }")
    #expect(played.end(of: "Circle.offset.x").map { abs($0 - 3.516_666_7) < 1e-6 } == true)
  }

  @Test(
    "what waits for the animations of a transaction is called when they are complete",
    arguments: [
      ("t.addAnimationCompletion { isDone = true }", 0.916_666_7),
      ("t.addAnimationCompletion(criteria: .removed) { isDone = true }", 0.916_666_7),
      (
        "t.addAnimationCompletion(criteria: AnimationCompletionCriteria.removed, { isDone = true })",
        0.916_666_7
      ),
      ("t.addAnimationCompletion(finish)", 0.916_666_7),
    ])
  func completions(statement: String, time: Double) throws {
    let played = try played(
      "var t = Transaction(animation: .linear(duration: 0.4)); \(statement); withTransaction(t) { isOn = true }",
      modifiers: ".opacity(isDone ? 1 : 0)",
      members: "@State private var isDone = false\nfunc finish() { isDone = true }")
    let jump = played.rows.first { $0.attribute == "Circle.opacity" && $0.event == "jump" }
    #expect(jump.map { abs($0.time - time) < 1e-6 } == true)
  }

  @Test(
    "what is not known of a transaction is named, and what it decides is left out",
    arguments: [
      (
        "withTransaction(Config.transaction) { isOn = true }", "",
        "'Config.transaction' is not known"
      ),
      (
        "withTransaction(Transaction(pace: 3)) { isOn = true }", "",
        "'Transaction(pace: 3)' is not known"
      ),
      (
        "var t = Transaction(); t.animation = Config.animation; withTransaction(t) { isOn = true }",
        "",
        "'Config.animation' is not known"
      ),
      (
        "var t = Transaction(animation: .linear); if Config.isFast { t.animation = .bouncy }; withTransaction(t) { isOn = true }",
        "", "'Config.isFast' is not known"
      ),
      (
        "var t = Transaction(animation: .linear); Config.tune(&t); withTransaction(t) { isOn = true }",
        "",
        "'Config.tune(…)' is not known"
      ),
      (
        "var t = Transaction(animation: .linear); t.disablesAnimations = Config.isStill; withTransaction(t) { isOn = true }",
        ".animation(.bouncy, value: isOn)", "'Config.isStill' is not known"
      ),
    ])
  func unknown(action: String, modifiers: String, note: String) throws {
    let played = try played(action, modifiers: modifiers)
    #expect(played.attributes.isEmpty)
    #expect(
      played.notes.contains {
        $0.hasPrefix("a.swift:7:") && $0.contains(note) && $0.contains("Circle.offset")
          && $0.contains("left out")
      }, "\(played.notes)")
  }

  @Test("what is written to a property that a transaction does not have is named")
  func unknownProperty() throws {
    let played = try played(
      "var t = Transaction(animation: .linear); t.pace = 3; withTransaction(t) { isOn = true }")
    #expect(played.animations(of: "Circle.offset.x") == [".linear"])
    #expect(
      played.notes == [
        "a.swift:7:48: 'pace' is not known; what is written to it is left out"
      ])
  }

  /// The transaction of a write overrides the one of the binding: recovered (OpenSwiftUI, DanceUI).
  @Test(
    "what is set around a write to a binding comes before the binding's own transaction",
    arguments: [
      ("withAnimation(.linear(duration: 0.4)) { flag.toggle() }", 0.4), ("flag.toggle()", 0.8),
      ("withTransaction(\\.disablesAnimations, true) { flag.toggle() }", 0.8),
      ("withTransaction(Transaction(animation: .linear(duration: 0.4))) { flag.toggle() }", 0.4),
    ])
  func aroundBindings(action: String, duration: Double) throws {
    let bound = """
      struct Knob: View {
        @Binding var flag: Bool
        var body: some View { Button("Go") { \(action) } }
      }
      struct ContentView: View {
        @State private var isOn = false
        var body: some View {
          Circle().offset(x: isOn ? 100 : 0)
          Knob(flag: $isOn.animation(.linear(duration: 0.8)))
        }
      }
      """
    let played = try PlayedViews(
      bound, options: ViewOptions(root: "ContentView", actions: ["tap()"]))
    played.expect("Circle.offset.x", [0.7: 100 * 0.2 / duration])
    let still = try PlayedViews(
      bound.replacing(action, with: "withAnimation(nil) { flag.toggle() }"),
      options: ViewOptions(root: "ContentView", actions: ["tap()"]))
    still.expect("Circle.offset.x", [0.5: 100])
  }
}
