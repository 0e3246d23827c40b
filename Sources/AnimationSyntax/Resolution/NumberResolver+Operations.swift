// Operations: flat lists of operands, grouped here without recursion.
extension NumberResolver {
  /// Products first, then sums, each from left to right: a running sum and a running product.
  static func doubleOperation(
    _ operands: [Term], _ operators: [Term.Operator]
  ) throws(Fault) -> Double {
    var sum = 0.0
    var hasSum = false
    var isSubtracted = false
    var product = try double(operands[0])
    func total() -> Double {
      guard hasSum else { return product }
      return isSubtracted ? sum - product : sum + product
    }
    for (sign, operand) in zip(operators, operands.dropFirst()) {
      let value = try double(operand)
      switch sign.name {
      case "*": product *= value
      case "/": product /= value
      case "+", "-":
        sum = total()
        hasSum = true
        isSubtracted = sign.name == "-"
        product = value
      case "%": throw Fault(.remainderOfFractions, sign.range)
      default: throw unsupported(sign)
      }
    }
    return total()
  }

  static func integerOperation(
    _ operands: [Term], _ operators: [Term.Operator], range: Range<Int>
  ) throws(Fault) -> Int {
    var sum = 0
    var isSubtracted = false
    var product = try integer(operands[0])
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws(Fault) -> Int {
      guard !result.overflow else { throw Fault(.tooLarge("the result"), range) }
      return result.partialValue
    }
    func total() throws(Fault) -> Int {
      try checked(
        isSubtracted
          ? sum.subtractingReportingOverflow(product) : sum.addingReportingOverflow(product))
    }
    for (sign, operand) in zip(operators, operands.dropFirst()) {
      let value = try integer(operand)
      if sign.name == "/" || sign.name == "%", value == 0 {
        throw Fault(.divisionByZero, operand.range)
      }
      switch sign.name {
      case "*": product = try checked(product.multipliedReportingOverflow(by: value))
      case "/": product = try checked(product.dividedReportingOverflow(by: value))
      case "%": product = try checked(product.remainderReportingOverflow(dividingBy: value))
      case "+", "-":
        sum = try total()
        isSubtracted = sign.name == "-"
        product = value
      default: throw unsupported(sign)
      }
    }
    return try total()
  }

  static func unsupported(_ sign: Term.Operator) -> Fault {
    let lookalikes = ["−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "∕": "/", "**": "*"]
    return Fault(
      .unsupportedOperator(sign.name, suggestion: lookalikes[sign.name]), sign.range)
  }
}
