extension AttributeValue {
  /// Throws an error if the value is not a number, is too large for a motion, or is of another kind than the previous
  /// one.
  ///
  /// - Parameters:
  ///   - model: The previous value.
  ///   - attribute: The name of the attribute that shows it.
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
