extension ScenarioScript {
  /// Something that changes transactions as they go to some attributes.
  public struct Modifier: Sendable {
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
    public var trigger: Formula?

    /// The condition that must hold after an update for the modifier to act; nil to act always.
    public var condition: Formula?

    /// Makes a modifier.
    public init(_ effect: Effect, on attributes: [String], value trigger: Formula? = nil) {
      self.effect = effect
      self.attributes = attributes
      self.trigger = trigger
    }

    /// `.animation(_:value:)` on an attribute or on a group: animates whatever changes inside in an
    /// update in which the value changes.
    public static func animation(
      _ animation: NamedAnimation?, value: @escaping Formula, on attributes: [String]
    ) -> Modifier { Modifier(.animation(animation), on: attributes, value: value) }

    /// `.animation(_:body:)`: animates the attributes written in its body, whatever the reason.
    public static func animation(
      _ animation: NamedAnimation?, body attributes: [String]
    ) -> Modifier { Modifier(.animation(animation), on: attributes) }

    /// `.transaction(_:)`, or `.transaction(value:_:)` with a value.
    public static func transaction(
      _ change: TransactionChange, value: Formula? = nil, on attributes: [String]
    ) -> Modifier { Modifier(.transaction(change), on: attributes, value: value) }
  }

  /// The changes of a drag: one for each sample, in a continuous transaction.
  ///
  /// Without an animation the drag tracks velocity, so that a spring takes over with it.
  ///
  /// - Parameters:
  ///   - state: The name of the state that is dragged.
  ///   - samples: Times in seconds and values.
  ///   - animation: The animation of every change, if there is one.
  public static func drag(
    _ state: String, samples: [(time: Double, value: AttributeValue)],
    animation: NamedAnimation? = nil
  ) -> [Event] {
    var change = TransactionChange(values: ["isContinuous": .boolean(true)])
    if let animation {
      change.animation = .some(animation)
    } else {
      change.tracksVelocity = true
    }
    return samples.map { sample in
      Event(
        at: sample.time,
        [.transaction(change, [.set(state, sample.value)], completions: [])])
    }
  }
}
