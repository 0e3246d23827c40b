internal import AnimationSyntax
internal import SwiftProgram

/// A problem with a parameter list and its place, without the text that contains it.
struct DialectFault: Error {
  let problem: any Problem
  /// The place of the problem, as UTF-8 offsets in the text.
  let range: Range<Int>

  init(_ problem: DialectProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  init(_ problem: SyntaxProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  init(_ problem: ArgumentProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  init(_ problem: NumberProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }

  private init(problem: any Problem, range: Range<Int>) {
    self.problem = problem
    self.range = range
  }
}
