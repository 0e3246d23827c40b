public import AnimationModel

/// An action of a script.
public indirect enum ScriptAction: Sendable {
  /// Gives a state a value.
  case write(String, ScriptFormula)

  /// Performs actions in a transaction, inside the current one.
  case transaction(TransactionChange, [ScriptAction], completions: [ScriptCompletion])

  /// Performs the first actions if a value is true, otherwise the second ones.
  case choice(ScriptFormula, [ScriptAction], [ScriptAction])

  /// Performs actions that depend on the values of the states at that time.
  case computed(@Sendable (ScriptStates) throws -> [ScriptAction])

  /// Changes the surroundings that animations see.
  case environment(@Sendable (inout EnvironmentValues) -> Void)

  /// Writes a word into the event column.
  case log(String)

  /// Reports an event of the system, such as a reload.
  case report(RowEvent)

  /// Ends the scenario, as the system ends a Live Activity: running animations are over, and no further events happen.
  case end

  /// Gives a state a fixed value.
  public static func set(_ state: String, _ value: AttributeValue) -> ScriptAction {
    .write(state) { _ in value }
  }

  /// Performs actions with an animation, as `withAnimation` does; nil for none.
  public static func animated(
    with animation: NamedAnimation?, _ actions: [ScriptAction], completions: [ScriptCompletion] = []
  ) -> ScriptAction {
    .transaction(
      TransactionChange(animation: .some(animation)), actions, completions: completions)
  }
}

extension ScriptAction {
  /// Inserts a view that is controlled by its state; does nothing if it is present.
  public static func appear(_ view: String) -> ScriptAction { .set(view, .boolean(true)) }

  /// Removes a view that is controlled by its state; does nothing if it is absent.
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
