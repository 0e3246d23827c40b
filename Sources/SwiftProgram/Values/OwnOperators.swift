/// The operators for which the files have functions of their own, by name.
struct OwnOperators: Sendable {
  /// The functions of infix operators.
  private(set) var infix: [String: [Int]] = [:]

  /// The functions of prefix operators.
  private(set) var prefix: [String: [Int]] = [:]

  /// The functions of postfix operators.
  private(set) var postfix: [String: [Int]] = [:]

  /// The types whose own `==` decides which of their values are equal.
  private(set) var comparedTypes: Set<Int> = []

  /// Whether the files have an `==` of their own for any type.
  var decideEquality: Bool { infix["=="] != nil }

  /// The position of an operator among its operands.
  enum Fixity {
    case infix
    case prefix
    case postfix
  }

  /// Adds a function if it is that of an operator.
  mutating func add(_ number: Int, _ function: FunctionCode, _ fixity: Fixity) {
    guard let first = function.name.first, !first.isLetter, !first.isNumber, first != "_" else {
      return
    }
    switch fixity {
    case .infix:
      infix[function.name, default: []].append(number)
      guard function.name == "==", function.parameters.count == 2,
        case .declared(let type, _) = function.parameters[0].type,
        case .declared(type, _) = function.parameters[1].type
      else { return }
      comparedTypes.insert(type)
    case .prefix: prefix[function.name, default: []].append(number)
    case .postfix: postfix[function.name, default: []].append(number)
    }
  }
}
