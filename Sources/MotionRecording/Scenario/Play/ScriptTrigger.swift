/// A value of a script whose changes begin something.
struct ScriptTrigger {
  private let formula: ScriptFormula?
  private var value: AttributeValue?

  /// Begins with the value that the states give; without a formula it never changes.
  init(_ formula: ScriptFormula?, _ states: ScriptStates) throws {
    self.formula = formula
    value = try formula?(states)
  }

  /// Whether it has another value than when it was asked last.
  mutating func hasChanged(_ states: ScriptStates) throws -> Bool {
    let old = value
    value = try formula?(states)
    return value != old
  }
}
