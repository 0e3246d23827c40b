/// The values of a scenario's states at a moment.
public struct ScriptStates: Hashable, Sendable {
  private var values: [String: AttributeValue]

  /// Takes values by name.
  public init(_ values: [String: AttributeValue]) {
    self.values = values
  }

  /// The value of a state; nil if there is none of that name.
  public subscript(name: String) -> AttributeValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// The number that a state holds; 0 if it holds none.
  public func number(_ name: String) -> Double { values[name]?.number ?? 0 }

  /// Whether a state holds a truth value that is true.
  public func isTrue(_ name: String) -> Bool { values[name] == .boolean(true) }
}

/// A value computed from the states.
///
/// Errors end the run.
public typealias ScriptFormula = @Sendable (ScriptStates) throws -> AttributeValue
