import AnimationModel
import MotionRecording
import Testing

@Suite("Implicit animations of a scenario")
struct ScenarioModifierTests {
  /// Returns a scenario with two numbers, and a scale that depends on a switch.
  private func scenario(
    _ modifiers: [ScriptModifier], _ actions: [ScriptAction]
  ) -> ScenarioScript {
    var scenario = ScenarioScript()
    scenario.states = [
      .init("isOpen", .boolean(false)), .init("x", .number(0)), .init("y", .number(0)),
    ]
    scenario.attributes = [
      .init("scale") { .number($0.isTrue("isOpen") ? 1.5 : 1) }, .init("x"), .init("y"),
    ]
    scenario.modifiers = modifiers
    scenario.events = [.init(at: 0, actions)]
    return scenario
  }

  /// Returns the animation of each attribute in the first frame; "jump" for an attribute without one.
  private func animations(_ scenario: ScenarioScript) throws -> [String] {
    try scenario.rows().prefix(3).map { row in
      row.event == "jump" ? "jump" : row.animation
    }
  }

  private let open = ScriptAction.set("isOpen", .boolean(true))
  private let isOpen: ScriptFormula = { .boolean($0.isTrue("isOpen")) }

  @Test("an implicit animation animates its attribute when its value changes")
  func implicit() throws {
    let modifiers = [ScriptModifier.animation(.bouncy, value: isOpen, on: ["scale"])]
    #expect(try animations(scenario(modifiers, [open, .set("x", 1)])) == [".bouncy", "jump", ""])
  }

  @Test("it does nothing when its value stays")
  func unchanged() throws {
    let modifiers = [ScriptModifier.animation(.bouncy, value: isOpen, on: ["x"])]
    #expect(try animations(scenario(modifiers, [.set("x", 1)])) == ["", "jump", ""])
  }

  @Test("a group animates everything inside that changes in that update, related or not")
  func group() throws {
    let modifiers = [ScriptModifier.animation(.bouncy, value: isOpen, on: ["scale", "x"])]
    let both = scenario(modifiers, [open, .set("x", 1), .set("y", 1)])
    #expect(try animations(both) == [".bouncy", ".bouncy", "jump"])
  }

  @Test("the innermost animation wins, over outer ones and over the transaction's")
  func innermost() throws {
    let modifiers = [
      ScriptModifier.animation(.bouncy, value: isOpen, on: ["x"]),
      ScriptModifier.animation(.smooth, value: isOpen, on: ["scale", "x"]),
    ]
    let actions = [
      ScriptAction.animated(with: .ease, [open, .set("x", 1), .set("y", 1)])
    ]
    #expect(
      try animations(scenario(modifiers, actions)) == [".smooth", ".bouncy", ".easeInOut"])
  }

  @Test("a nil animation takes the transaction's away")
  func nilAnimation() throws {
    let modifiers = [ScriptModifier.animation(nil, value: isOpen, on: ["scale"])]
    let actions = [ScriptAction.animated(with: .ease, [open, .set("x", 1)])]
    #expect(try animations(scenario(modifiers, actions)) == ["jump", ".easeInOut", ""])
  }

  @Test("a scoped animation animates what is in its body, whatever changes it")
  func scoped() throws {
    let modifiers = [ScriptModifier.animation(.smooth, body: ["x"])]
    let actions = [ScriptAction.animated(with: .ease, [open, .set("x", 1)])]
    #expect(try animations(scenario(modifiers, actions)) == [".easeInOut", ".smooth", ""])
  }

  @Test("disabled animations suppress implicit ones, not the transaction's own")
  func disabled() throws {
    let modifiers = [ScriptModifier.animation(.bouncy, value: isOpen, on: ["scale", "x"])]
    let off = TransactionChange(disablesAnimations: true)
    let withoutOwn = [
      ScriptAction.transaction(off, [open, .set("x", 1)], completions: [])
    ]
    #expect(try animations(scenario(modifiers, withoutOwn)) == ["jump", "jump", ""])
    let withOwn = [
      ScriptAction.animated(
        with: .ease, [.transaction(off, [open, .set("x", 1)], completions: [])])
    ]
    #expect(
      try animations(scenario(modifiers, withOwn)) == [".easeInOut", ".easeInOut", ""])
  }

  @Test("a transaction modifier disables what is written before it")
  func transactionModifier() throws {
    let off = TransactionChange(disablesAnimations: true)
    let inner = [
      ScriptModifier.animation(.bouncy, value: isOpen, on: ["scale"]),
      ScriptModifier.transaction(off, on: ["scale"]),
    ]
    #expect(try animations(scenario(inner, [open])) == ["jump", "", ""])
    #expect(try animations(scenario(inner.reversed(), [open])) == [".bouncy", "", ""])
  }

  @Test("a transaction modifier can set an animation where there was none, or on a value alone")
  func transactionAnimation() throws {
    let change = TransactionChange(animation: .some(.smooth))
    let always = [ScriptModifier.transaction(change, on: ["x"])]
    #expect(try animations(scenario(always, [.set("x", 1)])) == ["", ".smooth", ""])
    let onValue = [ScriptModifier.transaction(change, value: isOpen, on: ["x"])]
    #expect(try animations(scenario(onValue, [.set("x", 1)])) == ["", "jump", ""])
    #expect(try animations(scenario(onValue, [.set("x", 1), open])) == ["jump", ".smooth", ""])
  }
}
