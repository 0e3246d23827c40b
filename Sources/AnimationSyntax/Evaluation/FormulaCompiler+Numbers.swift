internal import SwiftProgram

// The numbers that terms stand for, evaluated at once.
extension NumberResolver {
  /// Evaluates where a `Double` is expected.
  ///
  /// The result may be infinite or NaN.
  static func double(_ term: Term, in scope: Scope = .empty) throws(Fault) -> Double {
    var compiler = FormulaCompiler(scope)
    return try FormulaCompiler.constant(compiler.number(term), range: term.range)
  }

  /// Evaluates where an `Int` is expected.
  static func integer(_ term: Term, in scope: Scope = .empty) throws(Fault) -> Int {
    var compiler = FormulaCompiler(scope)
    return try FormulaCompiler.constant(compiler.integer(term), range: term.range)
  }
}
