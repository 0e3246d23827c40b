internal import SwiftProgram

extension Term {
  /// Returns a term of operands and the operators between them, grouped by Swift's precedence.
  ///
  /// - Parameters:
  ///   - operands: The operands, one more than there are operators; at least one.
  ///   - operators: The operators between them.
  static func grouped(_ operands: [Term], _ operators: [Operator]) -> Term {
    guard !operators.contains(where: { Precedence(of: $0.name) == .unknown }) else {
      return operation(.unknown, operands, operators)
    }
    return grouped(operands[...], operators[...], at: .disjunction)
  }

  private static func grouped(
    _ operands: ArraySlice<Term>, _ operators: ArraySlice<Operator>, at precedence: Precedence
  ) -> Term {
    guard operands.count > 1 else { return operands[operands.startIndex] }
    guard let next = precedence.next else {
      return operation(precedence, Array(operands), Array(operators))
    }
    var parts: [Term] = []
    var signs: [Operator] = []
    var start = 0
    // The indices of the slices are independent of each other.
    let (first, sign) = (operands.startIndex, operators.startIndex)
    func part(upTo end: Int) -> Term {
      grouped(
        operands[first + start...first + end], operators[sign + start..<sign + end], at: next)
    }
    for index in 0..<operators.count
    where precedence.operators.contains(operators[sign + index].name) {
      parts.append(part(upTo: index))
      signs.append(operators[sign + index])
      start = index + 1
    }
    let last = part(upTo: operands.count - 1)
    guard !signs.isEmpty else { return last }
    return operation(precedence, parts + [last], signs)
  }

  private static func operation(
    _ precedence: Precedence, _ operands: [Term], _ operators: [Operator]
  ) -> Term {
    let range = operands[0].range.lowerBound..<operands[operands.count - 1].range.upperBound
    return Term(kind: .operation(precedence, operands, operators), range: range)
  }
}

extension Term.Operator {
  /// The fault of an operator that does not exist for values.
  var unsupported: Fault {
    let lookalikes = ["−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "∕": "/", "**": "*"]
    return Fault(.unsupportedOperator(name, suggestion: lookalikes[name]), range)
  }
}
