internal import SwiftProgram

// Operators.
extension FormulaCompiler {
  mutating func prefixed(
    _ sign: Term.Operator, _ operand: Term, range: Range<Int>,
    expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    if sign.name == "!", !isExpression(of: expected) {
      let flag = try boolean(operand)
      return .boolean { try !flag($0) }
    }
    guard sign.name == "-" || sign.name == "+" else {
      throw sign.unsupported
    }
    // The least number has no positive counterpart, so the sign belongs to the literal.
    if case .integer(let text) = operand.kind, expected != .number, sign.name == "-" {
      let value = try NumberLiteral.integer(text, sign: "-", range: range)
      return .integer { _ in value }
    }
    let isNegative = sign.name == "-"
    switch try evaluation(of: operand, as: commonType(of: [operand], expected: expected)) {
    case .number(let value): return .number { try isNegative ? -value($0) : value($0) }
    case .numbers(.angle, let value):
      return .numbers(.angle) { try isNegative ? -value($0) : value($0) }
    case .integer(let value):
      return .integer { frame in
        let (result, overflow) = try 0.subtractingReportingOverflow(value(frame))
        guard !overflow else { throw Fault(.tooLarge("the result"), range) }
        return try isNegative ? result : value(frame)
      }
    case let other: throw noOperation(sign, other.type)
    }
  }

  /// Operands with `+` and `-` between them.
  mutating func sum(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>,
    expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    let type = try commonType(of: terms, expected: expected)
    let isSubtracted = operators.map { $0.name == "-" }
    switch type {
    case .number:
      let operands = try numbers(terms)
      let (first, rest) = (operands[0], Array(zip(operands.dropFirst(), isSubtracted)))
      return .number { frame in
        try rest.reduce(first(frame)) { try $1.1 ? $0 - $1.0(frame) : $0 + $1.0(frame) }
      }
    case .angle:
      var operands: [Evaluate<SIMD4<Double>>] = []
      for term in terms { operands.append(try numbers(term, of: .angle)) }
      let (first, rest) = (operands[0], Array(zip(operands.dropFirst(), isSubtracted)))
      return .numbers(.angle) { frame in
        try rest.reduce(first(frame)) { try $1.1 ? $0 - $1.0(frame) : $0 + $1.0(frame) }
      }
    case .integer:
      return try wholeNumber(terms, operators, range: range)
    default: throw noOperation(operators[0], type)
    }
  }

  /// Operands with `*`, `/` and `%` between them.
  mutating func product(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>,
    expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    if !isExpression(of: expected) {
      for (index, term) in terms.enumerated() where try type(of: term) == .known(.angle) {
        return try multiple(ofAngleAt: index, terms, operators)
      }
    }
    let type = try commonType(of: terms, expected: expected)
    switch type {
    case .number:
      let operands = try numbers(terms)
      if let sign = operators.first(where: { $0.name == "%" }) {
        throw Fault(.remainderOfFractions, sign.range)
      }
      let steps = Array(zip(operands.dropFirst(), operators.map { $0.name == "/" }))
      let first = operands[0]
      return .number { frame in
        try steps.reduce(first(frame)) { try $1.1 ? $0 / $1.0(frame) : $0 * $1.0(frame) }
      }
    case .integer:
      return try wholeNumber(terms, operators, range: range)
    default: throw noOperation(operators[0], type)
    }
  }

  private mutating func wholeNumber(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>
  ) throws(Fault) -> Evaluation {
    let operands = try integers(terms)
    let steps = Array(zip(operators.map(\.name), zip(operands, terms.map(\.range)).dropFirst()))
    let first = operands[0]
    return .integer { frame in
      try steps.reduce(first(frame)) { result, step in
        switch WholeNumber.combined(result, step.0, try step.1.0(frame)) {
        case .success(let number): return number
        case .failure(.divisionByZero): throw Fault(.divisionByZero, step.1.1)
        case .failure(.overflow), nil: throw Fault(.tooLarge("the result"), range)
        }
      }
    }
  }

  /// An angle times and divided by numbers.
  private mutating func multiple(
    ofAngleAt index: Int, _ terms: [Term], _ operators: [Term.Operator]
  ) throws(Fault) -> Evaluation {
    var angle = try numbers(terms[index], of: .angle)
    for (other, term) in terms.enumerated() where other != index {
      let factor = try number(term)
      let sign = other > 0 ? operators[other - 1] : operators[0]
      let isDivision = other > index && sign.name == "/"
      guard isDivision || sign.name == "*" else { throw noOperation(sign, .angle) }
      let before = angle
      angle = { frame in
        let factor = try factor(frame)
        return try isDivision ? before(frame) / factor : before(frame) * factor
      }
    }
    let result = angle
    return .numbers(.angle, result)
  }

  mutating func numbers(_ terms: [Term]) throws(Fault) -> [Evaluate<Double>] {
    var all: [Evaluate<Double>] = []
    for term in terms { all.append(try number(term)) }
    return all
  }

  mutating func integers(_ terms: [Term]) throws(Fault) -> [Evaluate<Int>] {
    var all: [Evaluate<Int>] = []
    for term in terms { all.append(try integer(term)) }
    return all
  }

  mutating func comparison(
    _ one: Term, _ sign: Term.Operator, _ other: Term
  ) throws(Fault) -> Evaluation {
    let type: ScenarioType
    switch try joinedType(of: [one, other]) {
    case .known(let known): type = known
    case .whole: type = .integer
    case .open: type = try naturalType(of: one)
    }
    let first = try evaluation(of: one, as: type)
    let second = try evaluation(of: other, as: type)
    if sign.name == "==" || sign.name == "!=" {
      let (a, b) = (first.value, second.value)
      let isEqual = sign.name == "=="
      return .boolean { try (a($0) == b($0)) == isEqual }
    }
    switch (first, second) {
    case (.number(let a), .number(let b)):
      let compare: @Sendable (Double, Double) -> Bool = Self.order(sign.name)
      return .boolean { try compare(a($0), b($0)) }
    case (.integer(let a), .integer(let b)):
      let compare: @Sendable (Int, Int) -> Bool = Self.order(sign.name)
      return .boolean { try compare(a($0), b($0)) }
    case (.numbers(.angle, let a), .numbers(.angle, let b)):
      let compare: @Sendable (Double, Double) -> Bool = Self.order(sign.name)
      return .boolean { try compare(a($0)[0], b($0)[0]) }
    default: throw noOperation(sign, type)
    }
  }

  private static func order<Value: Comparable & Sendable>(
    _ name: String
  ) -> @Sendable (Value, Value) -> Bool {
    switch name {
    case "<": { $0 < $1 }
    case "<=": { $0 <= $1 }
    case ">": { $0 > $1 }
    default: { $0 >= $1 }
    }
  }
}
