internal import SwiftProgram

// The immediate evaluation of terms as numbers.
extension NumberResolver {
  /// Evaluates a term where a `Double` is expected.
  ///
  /// The result may be infinite or NaN.
  static func double(_ term: Term, in scope: Scope = .empty) throws(Fault) -> Double {
    var evaluator = TermEvaluator(scope)
    guard let number = try evaluator.number(term) else { throw evaluator.changes(term) }
    return number
  }

  /// Evaluates a term where an `Int` is expected.
  static func integer(_ term: Term, in scope: Scope = .empty) throws(Fault) -> Int {
    var evaluator = TermEvaluator(scope)
    guard let number = try evaluator.integer(term) else { throw evaluator.changes(term) }
    return number
  }
}

extension TermEvaluator {
  /// Returns the fault of a value that changes where a constant one is needed.
  fileprivate func changes(_ term: Term) -> Fault {
    Fault(.scenario(.notConstant(state: states.min() ?? "")), term.range)
  }
}
