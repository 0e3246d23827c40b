internal import MotionRecording

/// A value of a scenario, and what plays it.
struct ScenarioFormula {
  let term: EvaluatedTerm
  let play: ScriptFormula
}
