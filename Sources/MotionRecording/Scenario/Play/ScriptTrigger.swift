/// A value of a script whose changes trigger an animator.
struct ScriptTrigger {
  private let formula: ScriptFormula?
  private var value: AttributeValue?

  /// Makes a trigger with the value that the states give; without a formula it never changes.
  init(_ formula: ScriptFormula?, _ states: ScriptStates) throws {
    self.formula = formula
    value = try formula?(states)
  }

  /// Whether the value has changed since the last call.
  mutating func hasChanged(_ states: ScriptStates) throws -> Bool {
    let old = value
    value = try formula?(states)
    return value != old
  }
}
