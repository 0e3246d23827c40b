public import AnimationModel

/// A part of what happens.
public indirect enum ScriptAction: Sendable {
  /// Gives a state a value.
  case write(String, ScriptFormula)

  /// Does things in a transaction, within the one that is current.
  case transaction(TransactionChange, [ScriptAction], completions: [ScriptCompletion])

  /// Does the first things if a value is true, the others otherwise.
  case choice(ScriptFormula, [ScriptAction], [ScriptAction])

  /// Does what the values of the states at that moment bring about.
  case computed(@Sendable (ScriptStates) throws -> [ScriptAction])

  /// Changes what animations see of their surroundings.
  case environment(@Sendable (inout EnvironmentValues) -> Void)

  /// Writes a word into the event column.
  case log(String)

  /// Reports what the system does, such as a reload.
  case report(RowEvent)

  /// Ends everything, as the system ends a Live Activity: what runs is over, and nothing happens any more.
  case end

  /// Gives a state a fixed value.
  public static func set(_ state: String, _ value: AttributeValue) -> ScriptAction {
    .write(state) { _ in value }
  }

  /// Does things with an animation, as `withAnimation` does; nil for none.
  public static func animated(
    with animation: NamedAnimation?, _ actions: [ScriptAction], completions: [ScriptCompletion] = []
  ) -> ScriptAction {
    .transaction(
      TransactionChange(animation: .some(animation)), actions, completions: completions)
  }
}

extension ScriptAction {
  /// Lets a view come that is known by its state; nothing happens if it is there.
  public static func appear(_ view: String) -> ScriptAction { .set(view, .boolean(true)) }

  /// Lets a view go that is known by its state; nothing happens if it is not there.
  public static func disappear(_ view: String) -> ScriptAction {
    .set(view, .boolean(false))
  }
}

/// The actions that follow when the animations of a transaction are complete.
public struct ScriptCompletion: Sendable {
  /// The criteria by which an animation counts as complete.
  public var criteria: AnimationCompletionCriteria

  /// The actions.
  public var actions: [ScriptAction]

  /// Makes a completion.
  public init(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ actions: [ScriptAction]
  ) {
    self.criteria = criteria
    self.actions = actions
  }
}
