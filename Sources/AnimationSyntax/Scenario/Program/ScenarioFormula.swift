internal import MotionRecording

/// A value of a scenario, with the formula that computes it.
struct ScenarioFormula {
  let term: EvaluatedTerm
  let play: ScriptFormula
}
