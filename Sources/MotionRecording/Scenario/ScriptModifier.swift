/// A modifier that changes transactions on their way to some attributes.
public struct ScriptModifier: Sendable {
  /// The effect of a modifier.
  public enum Effect: Sendable {
    /// Sets the animation, unless animations are disabled; nil for none.
    case animation(NamedAnimation?)

    /// Sets values of the transaction.
    case transaction(TransactionChange)

    /// Computes another transaction from the values that are set in it, and from the states after the update.
    case transform(@Sendable (TransactionChange, ScriptStates) throws -> TransactionChange)
  }

  /// The effect of the modifier.
  public var effect: Effect

  /// The names of the attributes inside.
  public var attributes: [String]

  /// The value that must change in an update for the modifier to act; nil to act in every update.
  public var trigger: ScriptFormula?

  /// The condition that must hold after an update for the modifier to act; nil to act always.
  public var condition: ScriptFormula?

  /// Makes a modifier.
  public init(_ effect: Effect, on attributes: [String], value trigger: ScriptFormula? = nil) {
    self.effect = effect
    self.attributes = attributes
    self.trigger = trigger
  }

  /// `.animation(_:value:)` on an attribute or on a group: animates all changes inside, in an
  /// update in which the value changes.
  public static func animation(
    _ animation: NamedAnimation?, value: @escaping ScriptFormula, on attributes: [String]
  ) -> ScriptModifier { ScriptModifier(.animation(animation), on: attributes, value: value) }

  /// `.animation(_:body:)`: animates the attributes in its body, whatever changes them.
  public static func animation(
    _ animation: NamedAnimation?, body attributes: [String]
  ) -> ScriptModifier { ScriptModifier(.animation(animation), on: attributes) }

  /// `.transaction(_:)`, or `.transaction(value:_:)` with a value.
  public static func transaction(
    _ change: TransactionChange, value: ScriptFormula? = nil, on attributes: [String]
  ) -> ScriptModifier { ScriptModifier(.transaction(change), on: attributes, value: value) }
}
