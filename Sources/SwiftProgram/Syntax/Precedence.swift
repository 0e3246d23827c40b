/// How tightly operators bind, from the loosest on: the one table of operators.
package enum Precedence: CaseIterable, Sendable {
  case disjunction
  case conjunction
  case comparison
  /// `??`, whose operands Swift groups from the right.
  case coalescing
  /// `2...4`
  case range
  case addition
  case multiplication
  /// Operands with an operator among them that nothing here has, not grouped.
  case unknown

  /// The operators of the precedence.
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

  /// The precedence of an operator; ``unknown`` if nothing here has it.
  package init(of name: String) {
    self = Self.all[name] ?? .unknown
  }

  /// The precedence that binds next more tightly; nil for the tightest.
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
