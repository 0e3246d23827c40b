/// A problem with its range, before the text is known: the core of an ``ExpressionError``.
///
/// Each type of problem adds an initializer of its own, so that `Fault(.tooDeep(limit: 32), range)` needs no type name.
package struct Fault: Error {
  package let problem: any Problem
  /// The range, as UTF-8 offsets in the text that is parsed.
  package let range: Range<Int>

  package init(problem: any Problem, range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// Returns the fault for a text that is preceded by another one.
  package func moved(by offset: Int) -> Fault {
    Fault(problem: problem, range: range.lowerBound + offset..<range.upperBound + offset)
  }
}
