/// The reason why a scenario cannot be played.
public enum ScenarioError: Error, Hashable, Sendable {
  /// A state that is not declared.
  case unknownState(String)

  /// An attribute whose value is not of the same kind as at the start, or has other components; or a view
  /// whose presence is not a Boolean value.
  case changedKind(attribute: String)

  /// A value that is not finite.
  case valueIsNotFinite(attribute: String)

  /// Completions that trigger each other without time passing.
  case neverComesToRest

  /// The scenario would have more rows than a machine can keep.
  case tooManyRows(limit: Int)
}
