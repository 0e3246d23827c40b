/// A problem and its place, before it is known in which text: an ``ExpressionError`` in the making.
///
/// Every type of problems has an initializer of its own for it, so that `Fault(.tooDeep(limit: 32), range)` needs no
/// name of a type.
package struct Fault: Error {
  package let problem: any Problem
  /// UTF-8 offsets in the text being parsed.
  package let range: Range<Int>

  package init(problem: any Problem, range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// The same in a text that has something before it.
  package func moved(by offset: Int) -> Fault {
    Fault(problem: problem, range: range.lowerBound + offset..<range.upperBound + offset)
  }
}
