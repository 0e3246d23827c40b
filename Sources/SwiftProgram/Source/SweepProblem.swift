/// A problem with the arrays of a sweep, each element of which makes a curve.
public enum SweepProblem: Problem {
  /// A sweep of more curves than the limit.
  case tooManyCurves(limit: Int)
  /// An array with nothing in it.
  case emptyArray
  /// An array where it cannot be a sweep, with the reason.
  case misplacedArray(String)
}

extension SweepProblem {
  /// The greatest number of curves of one expression.
  package static let mostCurves = 10_000

  /// The problem, in one line.
  public var sentence: String {
    switch self {
    case .tooManyCurves(let limit): "the arrays make too many curves; at most \(limit) are allowed"
    case .emptyArray: "an array makes one curve for each element, and this one is empty"
    case .misplacedArray(let reason): "an array is not allowed here; \(reason)"
    }
  }
}

extension Fault {
  /// Something wrong in a range, in UTF-8 offsets in the text being read.
  package init(_ problem: SweepProblem, _ range: Range<Int>) {
    self.init(problem: problem, range: range)
  }
}
