internal import SwiftProgram

// Operators.
extension TermEvaluator {
  mutating func prefixed(
    _ sign: Term.Operator, _ operand: Term, range: Range<Int>,
    expected: BasicType
  ) throws(Fault) -> TermValue {
    if sign.name == "!", !scope.isExpression(of: expected) {
      return .boolean(try boolean(operand).map { !$0 })
    }
    guard sign.name == "-" || sign.name == "+" else {
      throw sign.unsupported
    }
    // The least integer has no positive counterpart, so that the sign belongs to the literal.
    if case .integer(let text) = operand.kind, expected != .number, sign.name == "-" {
      return .integer(try NumberLiteral.integer(text, sign: "-", range: range))
    }
    let isNegative = sign.name == "-"
    switch try value(of: operand, as: scope.commonType(of: [operand], expected: expected)) {
    case .number(let value): return .number(value.map { isNegative ? -$0 : $0 })
    case .numbers(.angle, let value): return .numbers(.angle, value.map { isNegative ? -$0 : $0 })
    case .integer(let value):
      guard isNegative, let value else { return .integer(value) }
      return .integer(try combined(0, "-", value, divisor: range, whole: range))
    case let other: throw scope.noOperation(sign, other.type)
    }
  }

  /// Evaluates operands with `+` and `-` between them.
  mutating func sum(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>,
    expected: BasicType
  ) throws(Fault) -> TermValue {
    let type = try scope.commonType(of: terms, expected: expected)
    switch type {
    case .number: return .number(Self.combined(try numbers(terms), operators))
    case .angle:
      var operands: [SIMD4<Double>?] = []
      for term in terms { operands.append(try numbers(term, of: .angle)) }
      let degrees = Self.combined(operands.map { $0?[0] }, operators)
      return .numbers(.angle, degrees.map { SIMD4($0, 0, 0, 0) })
    case .integer: return try wholeNumber(terms, operators, range: range)
    default: throw scope.noOperation(operators[0], type)
    }
  }

  /// Evaluates operands with `*`, `/` and `%` between them.
  mutating func product(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>,
    expected: BasicType
  ) throws(Fault) -> TermValue {
    if !scope.isExpression(of: expected) {
      for (index, term) in terms.enumerated() where try scope.type(of: term) == .known(.angle) {
        return try multiple(ofAngleAt: index, terms, operators)
      }
    }
    let type = try scope.commonType(of: terms, expected: expected)
    switch type {
    case .number:
      let operands = try numbers(terms)
      if let sign = operators.first(where: { $0.name == "%" }) {
        throw Fault(.remainderOfFractions, sign.range)
      }
      return .number(Self.combined(operands, operators))
    case .integer:
      return try wholeNumber(terms, operators, range: range)
    default: throw scope.noOperation(operators[0], type)
    }
  }

  /// Returns the result of operators between numbers, from left to right; nil if one of the numbers is unknown.
  private static func combined(_ operands: [Double?], _ operators: [Term.Operator]) -> Double? {
    guard var result = operands[0] else { return nil }
    for (sign, operand) in zip(operators, operands.dropFirst()) {
      guard let operand else { return nil }
      switch sign.name {
      case "+": result += operand
      case "-": result -= operand
      case "*": result *= operand
      default: result /= operand
      }
    }
    return result
  }

  private mutating func wholeNumber(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>
  ) throws(Fault) -> TermValue {
    let operands = try integers(terms)
    var result = operands[0]
    for (index, sign) in operators.enumerated() {
      guard let one = result, let other = operands[index + 1] else { return .integer(nil) }
      result = try combined(one, sign.name, other, divisor: terms[index + 1].range, whole: range)
    }
    return .integer(result)
  }

  /// Returns the result of an operator between two integers.
  ///
  /// - Parameters:
  ///   - divisor: The range of the second number.
  ///   - whole: The range of the whole operation.
  private func combined(
    _ one: Int, _ sign: String, _ other: Int, divisor: Range<Int>, whole: Range<Int>
  ) throws(Fault) -> Int? {
    switch WholeNumber.combined(one, sign, other) {
    case .success(let number): number
    case .failure(.divisionByZero): try failure(Fault(.divisionByZero, divisor))
    case .failure(.overflow), nil: try failure(Fault(.tooLarge("the result"), whole))
    }
  }

  /// Evaluates an angle that is multiplied and divided by numbers.
  private mutating func multiple(
    ofAngleAt index: Int, _ terms: [Term], _ operators: [Term.Operator]
  ) throws(Fault) -> TermValue {
    var angle = try numbers(terms[index], of: .angle)
    for (other, term) in terms.enumerated() where other != index {
      let factor = try number(term)
      let sign = other > 0 ? operators[other - 1] : operators[0]
      let isDivision = other > index && sign.name == "/"
      guard isDivision || sign.name == "*" else { throw scope.noOperation(sign, .angle) }
      guard let before = angle, let factor else {
        angle = nil
        continue
      }
      angle = isDivision ? before / factor : before * factor
    }
    return .numbers(.angle, angle)
  }

  mutating func numbers(_ terms: [Term]) throws(Fault) -> [Double?] {
    var all: [Double?] = []
    for term in terms { all.append(try number(term)) }
    return all
  }

  mutating func integers(_ terms: [Term]) throws(Fault) -> [Int?] {
    var all: [Int?] = []
    for term in terms { all.append(try integer(term)) }
    return all
  }

  mutating func comparison(
    _ one: Term, _ sign: Term.Operator, _ other: Term
  ) throws(Fault) -> TermValue {
    let type: BasicType
    switch try scope.joinedType(of: [one, other]) {
    case .known(let known): type = known
    case .whole: type = .integer
    case .open: type = try scope.naturalType(of: one)
    }
    let first = try value(of: one, as: type)
    let second = try value(of: other, as: type)
    if sign.name == "==" || sign.name == "!=" {
      guard let a = first.known, let b = second.known else { return .boolean(nil) }
      return .boolean((a == b) == (sign.name == "=="))
    }
    switch (first, second) {
    case (.number(let a), .number(let b)): return .boolean(Self.compared(a, sign.name, b))
    case (.integer(let a), .integer(let b)): return .boolean(Self.compared(a, sign.name, b))
    case (.numbers(.angle, let a), .numbers(.angle, let b)):
      return .boolean(Self.compared(a?[0], sign.name, b?[0]))
    default: throw scope.noOperation(sign, type)
    }
  }

  private static func compared<Value: Comparable>(
    _ one: Value?, _ sign: String, _ other: Value?
  ) -> Bool? {
    guard let one, let other else { return nil }
    return switch sign {
    case "<": one < other
    case "<=": one <= other
    case ">": one > other
    default: one >= other
    }
  }
}
