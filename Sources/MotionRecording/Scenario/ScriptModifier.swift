/// Something that changes transactions as they go to some attributes.
public struct ScriptModifier: Sendable {
  /// The effect of a modifier.
  public enum Effect: Sendable {
    /// Sets the animation, unless animations are disabled; nil for none.
    case animation(NamedAnimation?)

    /// Sets things in the transaction.
    case transaction(TransactionChange)

    /// Makes another transaction of everything that is set in it, and of the states after the update.
    case transform(@Sendable (TransactionChange, ScriptStates) throws -> TransactionChange)
  }

  /// The effect of the modifier.
  public var effect: Effect

  /// The names of the attributes inside.
  public var attributes: [String]

  /// The value whose change in an update is needed; nil to act in every update.
  public var trigger: ScriptFormula?

  /// The condition that must hold after an update for the modifier to act; nil to act always.
  public var condition: ScriptFormula?

  /// Makes a modifier.
  public init(_ effect: Effect, on attributes: [String], value trigger: ScriptFormula? = nil) {
    self.effect = effect
    self.attributes = attributes
    self.trigger = trigger
  }

  /// `.animation(_:value:)` on an attribute or on a group: animates whatever changes inside in an
  /// update in which the value changes.
  public static func animation(
    _ animation: NamedAnimation?, value: @escaping ScriptFormula, on attributes: [String]
  ) -> ScriptModifier { ScriptModifier(.animation(animation), on: attributes, value: value) }

  /// `.animation(_:body:)`: animates the attributes written in its body, whatever the reason.
  public static func animation(
    _ animation: NamedAnimation?, body attributes: [String]
  ) -> ScriptModifier { ScriptModifier(.animation(animation), on: attributes) }

  /// `.transaction(_:)`, or `.transaction(value:_:)` with a value.
  public static func transaction(
    _ change: TransactionChange, value: ScriptFormula? = nil, on attributes: [String]
  ) -> ScriptModifier { ScriptModifier(.transaction(change), on: attributes, value: value) }
}
