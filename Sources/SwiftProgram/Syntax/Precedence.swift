/// The precedence of operators, from the lowest on: the one table of operators.
package enum Precedence: CaseIterable, Sendable {
  case disjunction
  case conjunction
  case comparison
  /// `??`, which is right-associative in Swift.
  case coalescing
  /// `2...4`
  case range
  case addition
  case multiplication
  /// Operands with an unknown operator among them, which are not grouped.
  case unknown

  /// The operators with the precedence.
  package var operators: Set<String> {
    switch self {
    case .disjunction: ["||"]
    case .conjunction: ["&&"]
    case .comparison: ["==", "!=", "<", "<=", ">", ">="]
    case .coalescing: ["??"]
    case .range: ["...", "..<"]
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

  /// The precedence of an operator; ``unknown`` for an unknown operator.
  package init(of name: String) {
    self = Self.all[name] ?? .unknown
  }

  /// The next higher precedence; nil for the highest.
  package var next: Precedence? {
    switch self {
    case .disjunction: .conjunction
    case .conjunction: .comparison
    case .comparison: .coalescing
    case .coalescing: .range
    case .range: .addition
    case .addition: .multiplication
    case .multiplication, .unknown: nil
    }
  }
}
