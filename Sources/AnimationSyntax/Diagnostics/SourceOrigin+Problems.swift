internal import SwiftProgram

extension SourceOrigin {
  /// Returns the error for a number at a position in the file.
  func error(_ problem: NumberProblem, _ range: Range<Int>) -> ExpressionError {
    error(Fault(problem, range))
  }

  /// Returns the error for a part of a scenario at a position in the file.
  func error(_ problem: ScenarioProblem, _ range: Range<Int>) -> ExpressionError {
    error(Fault(problem, range))
  }
}
