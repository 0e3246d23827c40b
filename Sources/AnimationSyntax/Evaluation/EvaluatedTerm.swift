internal import MotionRecording
internal import SwiftProgram

/// A complete value that has been evaluated.
struct EvaluatedTerm {
  let type: BasicType
  /// The range of the value.
  let range: Range<Int>
  /// The value; nil for one that depends on states.
  let known: AttributeValue?
  /// The states on which the value depends, directly or indirectly.
  let states: Set<String>

  /// Returns the value; throws for one that depends on states.
  func constant() throws(Fault) -> AttributeValue {
    if let known { return known }
    throw Fault(.scenario(.notConstant(state: states.min() ?? "")), range)
  }
}

extension TermEvaluator {
  /// Evaluates a whole value.
  ///
  /// - Parameters:
  ///   - term: The term of the value.
  ///   - type: The type that the value must have; nil for the type that it has by itself.
  ///   - parameter: The parameter that takes the value, which an error names.
  static func evaluate(
    _ term: Term, as type: BasicType? = nil, for parameter: String? = nil, in scope: Scope
  ) throws(Fault) -> EvaluatedTerm {
    var evaluator = TermEvaluator(scope)
    let found: TermValue
    do throws(Fault) {
      if let type {
        found = try evaluator.value(of: term, as: type)
      } else {
        found = try evaluator.value(of: term, as: evaluator.scope.naturalType(of: term))
      }
    } catch {
      guard let parameter, error.range == term.range,
        case .wrongType(nil, let expected, let found) = error.problem as? ArgumentProblem
      else { throw error }
      throw Fault(
        .wrongType(parameter: parameter, expected: expected, found: found), error.range)
    }
    let known = evaluator.states.isEmpty ? found.known : nil
    if let known, let fault = known.fault(at: term.range) { throw fault }
    return EvaluatedTerm(
      type: found.type, range: term.range, known: known, states: evaluator.states)
  }
}
