extension AttributeValue {
  /// Refuses a value that is no number or further than motion goes, or another kind of value than before.
  ///
  /// - Parameters:
  ///   - model: The value before.
  ///   - attribute: The name of what shows it.
  func check(like model: AttributeValue, of attribute: String) throws {
    switch (self, model) {
    case (.boolean, .boolean), (.integer, .integer), (.text, .text), (.read, .read), (.held, .held):
      return
    case (.number(let number), .number):
      guard number.magnitude <= Travel.furthest else {
        throw ScenarioError.valueIsNotFinite(attribute: attribute)
      }
    case (.vector(let new), .vector(let old))
    where new.components.map(\.name) == old.components.map(\.name) && new.scales == old.scales:
      guard new.components.allSatisfy({ $0.value.magnitude <= Travel.furthest }) else {
        throw ScenarioError.valueIsNotFinite(attribute: attribute)
      }
    default: throw ScenarioError.changedKind(attribute: attribute)
    }
  }
}
