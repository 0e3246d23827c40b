/// How tightly operators bind, from the loosest on: the one table of operators.
enum Precedence: CaseIterable, Sendable {
  case disjunction
  case conjunction
  case comparison
  case addition
  case multiplication
  /// Operands with an operator among them that nothing here has, not grouped.
  case unknown

  /// The operators of the precedence.
  var operators: Set<String> {
    switch self {
    case .disjunction: ["||"]
    case .conjunction: ["&&"]
    case .comparison: ["==", "!=", "<", "<=", ">", ">="]
    case .addition: ["+", "-"]
    case .multiplication: ["*", "/", "%"]
    case .unknown: []
    }
  }

  private static let all: [String: Precedence] = {
    var all: [String: Precedence] = [:]
    for precedence in allCases {
      for name in precedence.operators { all[name] = precedence }
    }
    return all
  }()

  /// The precedence of an operator; ``unknown`` if nothing here has it.
  init(of name: String) {
    self = Self.all[name] ?? .unknown
  }

  private var next: Precedence? {
    switch self {
    case .disjunction: .conjunction
    case .conjunction: .comparison
    case .comparison: .addition
    case .addition: .multiplication
    case .multiplication, .unknown: nil
    }
  }
}

extension Precedence {
  /// Groups operands and the operators between them as Swift does.
  ///
  /// - Parameters:
  ///   - operands: One more than there are operators; at least one.
  ///   - operators: What stands between them.
  static func grouped(_ operands: [Term], _ operators: [Term.Operator]) -> Term {
    guard !operators.contains(where: { Precedence(of: $0.name) == .unknown }) else {
      return term(.unknown, operands, operators)
    }
    return grouped(operands[...], operators[...], at: .disjunction)
  }

  private static func grouped(
    _ operands: ArraySlice<Term>, _ operators: ArraySlice<Term.Operator>, at precedence: Precedence
  ) -> Term {
    guard operands.count > 1 else { return operands[operands.startIndex] }
    guard let next = precedence.next else {
      return term(precedence, Array(operands), Array(operators))
    }
    var parts: [Term] = []
    var signs: [Term.Operator] = []
    var start = 0
    // Slices of both have indices of their own.
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
    return term(precedence, parts + [last], signs)
  }

  private static func term(
    _ precedence: Precedence, _ operands: [Term], _ operators: [Term.Operator]
  ) -> Term {
    let range = operands[0].range.lowerBound..<operands[operands.count - 1].range.upperBound
    return Term(kind: .operation(precedence, operands, operators), range: range)
  }
}

extension Term.Operator {
  /// What is said of the operator where values have none of the name.
  var unsupported: Fault {
    let lookalikes = ["−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "∕": "/", "**": "*"]
    return Fault(.unsupportedOperator(name, suggestion: lookalikes[name]), range)
  }
}
