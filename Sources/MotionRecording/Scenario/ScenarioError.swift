/// Why a scenario cannot be played.
public enum ScenarioError: Error, Hashable, Sendable {
  /// A state that is not declared.
  case unknownState(String)

  /// An attribute whose value is not of the kind it had at the start, or has other components; or a view
  /// whose presence is no truth value.
  case changedKind(attribute: String)

  /// A value that is not finite.
  case valueIsNotFinite(attribute: String)

  /// Completions that set off each other without time passing.
  case neverComesToRest

  /// More rows than a machine can hold, if they are kept.
  case tooManyRows(limit: Int)
}
