internal import SwiftProgram

// The numbers that terms stand for, evaluated at once.
extension NumberResolver {
  /// Evaluates where a `Double` is expected.
  ///
  /// The result may be infinite or NaN.
  static func double(_ term: Term, in scope: Scope = .empty) throws(Fault) -> Double {
    var evaluator = TermEvaluator(scope)
    guard let number = try evaluator.number(term) else { throw evaluator.changes(term) }
    return number
  }

  /// Evaluates where an `Int` is expected.
  static func integer(_ term: Term, in scope: Scope = .empty) throws(Fault) -> Int {
    var evaluator = TermEvaluator(scope)
    guard let number = try evaluator.integer(term) else { throw evaluator.changes(term) }
    return number
  }
}

extension TermEvaluator {
  /// Returns the fault of a value that changes where one is needed that does not.
  fileprivate func changes(_ term: Term) -> Fault {
    Fault(.scenario(.notConstant(state: states.min() ?? "")), term.range)
  }
}
