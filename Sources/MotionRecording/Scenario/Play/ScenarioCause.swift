/// What an update of a script begins with.
enum ScenarioCause {
  /// Things that the scenario does.
  case actions([Scenario.Action])

  /// A phase animator goes to a phase, in a step whose number its completion will bear.
  case phase(animator: Int, phase: Int, step: Int)
}

/// What is done when the animations of a transaction are complete.
enum ScenarioFollowUp {
  /// What the scenario says.
  case actions([Scenario.Action])

  /// The next step of a phase animator.
  case phaseIsOver(animator: Int, step: Int)
}
