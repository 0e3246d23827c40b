/// The values of a scenario's states at a time.
public struct ScriptStates: Hashable, Sendable {
  private var values: [String: AttributeValue]

  /// Makes states from their values by name.
  public init(_ values: [String: AttributeValue]) {
    self.values = values
  }

  /// The value of a state; nil if there is no state with that name.
  public subscript(name: String) -> AttributeValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Returns the number that a state has; 0 if it is not a number.
  public func number(_ name: String) -> Double { values[name]?.number ?? 0 }

  /// Whether a state is a Boolean value that is true.
  public func isTrue(_ name: String) -> Bool { values[name] == .boolean(true) }
}

/// A function that computes a value from the states.
///
/// An error that it throws ends the run.
public typealias ScriptFormula = @Sendable (ScriptStates) throws -> AttributeValue
