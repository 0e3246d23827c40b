internal import MotionRecording
internal import SwiftProgram

extension CompiledFormula {
  /// The formula for a player: everything it needs is computed once.
  func playable(in scope: Scope) -> ScenarioScript.Formula {
    let steps = dependencies.map { (index: $0, evaluate: scope.computed[$0].evaluate) }
    let count = (dependencies.last ?? -1) + 1
    let origin = scope.origin
    return { states in
      var frame = FormulaFrame(states: states, computed: Array(repeating: nil, count: count))
      do {
        for step in steps { frame.computed[step.index] = try step.evaluate(frame) }
        return try evaluate(frame)
      } catch let fault as Fault {
        throw origin.error(fault)
      }
    }
  }
}
