internal import SwiftProgram

extension SourceOrigin {
  /// A number that is wrong at a position in the file.
  func error(_ problem: NumberProblem, _ range: Range<Int>) -> ExpressionError {
    error(Fault(problem, range))
  }

  /// Something that is wrong with a scenario at a position in the file.
  func error(_ problem: ScenarioProblem, _ range: Range<Int>) -> ExpressionError {
    error(Fault(problem, range))
  }
}
