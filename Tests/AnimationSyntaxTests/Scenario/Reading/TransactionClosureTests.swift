import AnimationSyntax
import MotionRecording
import Testing

@testable import SwiftProgram

/// Closures in scenarios that read the transaction that they change: semantics reference, section 11.
@Suite("Closures for transactions in a scenario's text")
struct TransactionClosureTests {
  private func rows(_ text: String) throws -> [AttributeRow] {
    let scenario = try ScenarioFile.parse(text, fileName: "a.swift", readFile: { _ in "" })
    var rows: [AttributeRow] = []
    try ScenarioRunner(scenario, clock: .frames(rate: 60)).run { rows.append($0) }
    return rows
  }

  /// Returns the animation of `x` in a scenario; `jump` if there is none.
  private func animation(_ text: String) throws -> String {
    let rows = try rows(text).filter { $0.attribute == "x" }
    return rows.first { !$0.animation.isEmpty }?.animation ?? rows.first { !$0.event.isEmpty }?
      .event ?? ""
  }

  private static let states = "@State var x = 0.0\n@State var isOpen = false\nlet far = x > 0.5\n"
  private static let eased = "withAnimation(.linear(duration: 1)) { x = 1; isOpen = true }"

  @Test(
    "a closure reads the transaction that arrives, and the states after the update",
    arguments: [
      ("{ $0.animation = $0.animation?.delay(0.2) }", eased, ".linear(duration: 1).delay(0.2)"),
      ("{ t in t.animation = t.animation?.speed(2) }", eased, ".linear(duration: 1).speed(2)"),
      (
        "{ t in guard t.animation == nil else { return }; t.animation = .bouncy }", eased,
        ".linear(duration: 1)"
      ),
      (
        "{ t in guard t.animation == nil else { return }; t.animation = .bouncy }", "x = 1",
        ".bouncy"
      ),
      (
        "{ if $0.disablesAnimations { $0.animation = nil } else { $0.animation = .smooth } }",
        eased, ".smooth"
      ),
      (
        "{ if $0.disablesAnimations { $0.animation = nil } else { $0.animation = .smooth } }",
        "withTransaction(\\.disablesAnimations, true) { \(eased) }", "jump"
      ),
      (
        "{ t in if t.isContinuous { t.animation = .bouncy } }",
        "withTransaction(\\.isContinuous, true) { x = 1 }", ".bouncy"
      ),
      ("{ t in if t.isContinuous { t.animation = .bouncy } }", "x = 1", "jump"),
      ("{ if isOpen { $0.animation = nil } }", eased, "jump"),
      ("{ if far && $0.animation != nil { $0.animation = .easeIn } }", eased, ".easeIn"),
      ("{ if !isOpen { $0.animation = nil } }", eased, ".linear(duration: 1)"),
      (
        "{ t in switch t.animation { case nil: t.animation = .bouncy; default: t.animation = nil } }",
        eased, "jump"
      ),
    ])
  func closures(closure: String, event: String, animation: String) throws {
    #expect(
      try self.animation("\(Self.states)x.transaction \(closure)\nat(0) { \(event) }") == animation)
  }

  @Test(
    "values of keys come where closures read them",
    arguments: [
      (
        "struct K: TransactionKey { static let defaultValue = false }\nextension Transaction { var avatarTapped: Bool { get { self[K.self] } set { self[K.self] = newValue } } }",
        "true", "if t.avatarTapped { t.animation = .bouncy } else { t.animation = .smooth }"
      ),
      (
        "extension Transaction { @Entry var avatarTapped: Bool = false }", "isOpen || true",
        "t.animation = t.avatarTapped ? .bouncy : .smooth"
      ),
      (
        "struct K: TransactionKey { static let defaultValue = 0.0 }\nextension Transaction { var avatarTapped: Double { get { self[K.self] } set { self[K.self] = newValue } } }",
        "2", "if t.avatarTapped > 1 { t.animation = .bouncy } else { t.animation = .smooth }"
      ),
      (
        "extension Transaction { @Entry var avatarTapped = \"none\" }", "\"avatar\"",
        "t.animation = t.avatarTapped == \"avatar\" ? .bouncy : .smooth"
      ),
    ])
  func keys(declarations: String, value: String, closure: String) throws {
    let text =
      "\(declarations)\n@State var x = 0.0\nlet isOpen = false\nx.transaction { t in \(closure) }\n"
    for event in [
      "withTransaction(\\.avatarTapped, \(value)) { x = 1 }",
      "var t = Transaction(); t.avatarTapped = \(value); withTransaction(t) { x = 1 }",
    ] {
      #expect(try animation("\(text)at(0) { \(event) }") == ".bouncy")
    }
    #expect(try animation("\(text)at(0) { x = 1 }") == ".smooth")
  }

  @Test("an inner closure reads the keys that an outer one sets")
  func nesting() throws {
    let text = """
      struct K: TransactionKey { static let defaultValue = 1 }
      extension Transaction { var level: Int { get { self[K.self] } set { self[K.self] = newValue } } }
      @State var x = 0.0
      Group {
        x.transaction { if $0.level == 4 { $0.animation = .bouncy } }
      }.transaction { t in t.level = t.level * 2 }
      at(0) { withTransaction(\\.level, 2) { x = 1 } }
      """
    #expect(try animation(text) == ".bouncy")
  }

  @Test("a drag is continuous")
  func drags() throws {
    let rows = try rows(
      """
      @State var x = 0.0
      x.transaction { t in t.animation = t.isContinuous ? nil : .linear(duration: 1) }
      drag(x) { sample(0, 0); sample(0.1, 60) }
      at(0.2) { x = 0 }
      """)
    #expect(rows.first { $0.attribute == "x" && $0.value == 60 }.map { $0.time < 0.15 } == true)
    #expect(rows.last?.time ?? 0 > 1.19)
  }

  @Test(
    "what is not known, and what is no change of the transaction, is refused with its place",
    arguments: [
      ("{ if $0.pace { $0.animation = nil } }", "'pace' is not known", 23),
      ("{ if Config.isStill { $0.animation = nil } }", "'Config.isStill' is not known", 20),
      ("{ Config.tune(&$0) }", "'Config.tune(…)' is not known", 17),
      ("{ t in guard t.animation == nil else { return }; print(launch()) }", "", 0),
      (
        "{ t in t.addAnimationCompletion { } }",
        "a closure for transactions can only change the transaction", 15
      ),
      (
        "{ t in DispatchQueue.main.async { } }",
        "a closure for transactions can only change the transaction", 15
      ),
    ])
  func refused(closure: String, sentence: String, column: Int) throws {
    let text = "@State var x = 0.0\nx.transaction \(closure)\nat(0) { withAnimation { x = 1 } }"
    guard column > 0 else {
      #expect(try !rows(text).isEmpty)
      return
    }
    let error = #expect(throws: ExpressionError.self) { try rows(text) }
    #expect(error.map { "\($0)".contains(sentence) } == true, "\(String(describing: error))")
    #expect(error?.location == "a.swift:2:\(column)", "\(String(describing: error))")
  }
}
