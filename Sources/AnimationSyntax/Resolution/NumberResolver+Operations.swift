// Operations: lists of operands with operators of one precedence between them.
extension NumberResolver {
  static func doubleOperation(
    _ precedence: Precedence, _ operands: [Term], _ operators: [Term.Operator]
  ) throws(Fault) -> Double {
    var result = try double(operands[0])
    for (sign, operand) in zip(operators, operands.dropFirst()) {
      let value = try double(operand)
      switch sign.name {
      case "+": result += value
      case "-": result -= value
      case "*": result *= value
      case "/": result /= value
      case "%": throw Fault(.remainderOfFractions, sign.range)
      default: throw sign.unsupported
      }
    }
    return result
  }

  /// - Parameter range: Where a result that is too large is shown: the whole of what is not in parentheses.
  static func integerOperation(
    _ precedence: Precedence, _ operands: [Term], _ operators: [Term.Operator], range: Range<Int>
  ) throws(Fault) -> Int {
    var result = try integer(operands[0], within: range)
    for (sign, operand) in zip(operators, operands.dropFirst()) {
      let value = try integer(operand, within: range)
      guard let combined = WholeNumber.combined(result, sign.name, value) else {
        throw sign.unsupported
      }
      switch combined {
      case .success(let number): result = number
      case .failure(.overflow): throw Fault(.tooLarge("the result"), range)
      case .failure(.divisionByZero): throw Fault(.divisionByZero, operand.range)
      }
    }
    return result
  }

  /// The value of an operand; one that is grouped but not in parentheses belongs to the operation around it.
  private static func integer(_ operand: Term, within range: Range<Int>) throws(Fault) -> Int {
    guard case .operation(let precedence, let operands, let operators) = operand.kind,
      operands[0].range.lowerBound == operand.range.lowerBound
    else { return try integer(operand) }
    return try integerOperation(precedence, operands, operators, range: range)
  }
}
