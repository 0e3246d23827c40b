/// What an update begins with.
enum ScenarioCause {
  /// Things that the scenario does.
  case actions([Scenario.Action])

  /// A step of a phase animator.
  case phase(animator: Int, PhasePlayer.Step)
}

/// What is done when the animations of a transaction are complete.
enum ScenarioFollowUp {
  /// What the scenario says.
  case actions([Scenario.Action])

  /// The next step of a phase animator.
  case phaseIsOver(animator: Int, step: Int)
}
