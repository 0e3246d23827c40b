internal import MotionRecording
internal import SwiftProgram

/// Evaluates terms with Swift's typing rules: the one evaluator of numbers and of values that consist of them.
///
/// The scope has the meanings of names, and is empty for a single expression. A literal takes the type that its context
/// expects, and a name does not: an `Int` variable and a `Double` cannot be mixed. Every operation is a loop over its
/// operands, so that long ones need no stack.
///
/// A value that depends on states has a type but no value here: the Swift interpreter plays it.
struct TermEvaluator {
  let scope: Scope

  /// The states on which the evaluated terms depend, directly or indirectly.
  private(set) var states: Set<String> = []

  /// Whether the current term is certain to be evaluated; one that is not may have no value without being a fault.
  var isReached = true

  init(_ scope: Scope) {
    self.scope = scope
  }

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

  /// Evaluates a value that is reached only under a condition.
  ///
  /// - Parameter holds: Whether the condition holds; nil for one that changes.
  mutating func value<Value>(
    if holds: Bool?, _ evaluate: (inout TermEvaluator) throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let wasReached = isReached
    if holds != true { isReached = false }
    defer { isReached = wasReached }
    return try evaluate(&self)
  }

  /// Throws the fault of a result that is certain to be evaluated; otherwise the result has no value.
  func failure<Value>(_ fault: Fault) throws(Fault) -> Value? {
    if isReached { throw fault }
    return nil
  }

  // MARK: - Values of a type

  /// Evaluates a term with a known type.
  mutating func value(of term: Term, as type: BasicType) throws(Fault) -> TermValue {
    let found = try untyped(term, expected: type)
    guard found.type == type else {
      throw scope.mismatch(term, expected: type, found: found.type)
    }
    return found
  }

  mutating func boolean(_ term: Term) throws(Fault) -> Bool? {
    guard case .boolean(let value) = try value(of: term, as: .boolean) else {
      throw scope.mismatch(term, expected: .boolean, found: .number)
    }
    return value
  }

  mutating func integer(_ term: Term) throws(Fault) -> Int? {
    guard case .integer(let value) = try value(of: term, as: .integer) else {
      throw scope.mismatch(term, expected: .integer, found: .number)
    }
    return value
  }

  mutating func number(_ term: Term) throws(Fault) -> Double? {
    guard case .number(let value) = try value(of: term, as: .number) else {
      throw scope.mismatch(term, expected: .number, found: .integer)
    }
    return value
  }

  mutating func numbers(
    _ term: Term, of type: BasicType
  ) throws(Fault) -> SIMD4<Double>? {
    guard case .numbers(_, let value) = try value(of: term, as: type) else {
      throw scope.mismatch(term, expected: type, found: .number)
    }
    return value
  }

  private mutating func untyped(
    _ term: Term, expected: BasicType
  ) throws(Fault) -> TermValue {
    switch term.kind {
    case .integer(let text):
      if expected == .number { return try Self.literal(text, range: term.range) }
      let value = try NumberLiteral.integer(text, range: term.range)
      return .integer(value)
    case .decimal(let text): return try Self.literal(text, range: term.range)
    case .boolean(let flag): return .boolean(flag)
    case .text(let text): return .text(text)
    case .array, .foreign: throw scope.notAValue(term, expected: expected)
    case .chain(let chain):
      try scope.checkStart(of: chain)
      switch term.shape(of: chain) {
      case .name(let name): return try reference(name, range: term.range, expected: expected)
      case .implicitMember(let call):
        return try staticMember(call, of: BasicType.ofMember(call.name) ?? expected)
      case .member(let base, let call): return try member(call, of: base)
      case .call(let call): return try self.call(call, expected: expected)
      }
    case .signed(let sign, let operand):
      return try prefixed(sign, operand, range: term.range, expected: expected)
    case .operation(let precedence, let terms, let operators):
      return try operation(precedence, terms, operators, range: term.range, expected: expected)
    case .choice(let condition, let one, let other):
      let condition = try boolean(condition)
      let first = try value(if: condition) { evaluator throws(Fault) in
        try evaluator.value(of: one, as: expected)
      }
      let second = try value(if: condition.map { !$0 }) { evaluator throws(Fault) in
        try evaluator.value(of: other, as: expected)
      }
      return condition.map { $0 ? first : second } ?? TermValue(expected, nil)
    }
  }

  private mutating func operation(
    _ precedence: Precedence, _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>,
    expected: BasicType
  ) throws(Fault) -> TermValue {
    if scope.isExpression(of: expected) {
      // An operator whose result is not a number is not an operation on numbers.
      let other = operators.first {
        ![.addition, .multiplication].contains(Precedence(of: $0.name))
      }
      if let other { throw other.unsupported }
    }
    switch precedence {
    case .addition: return try sum(terms, operators, range: range, expected: expected)
    case .multiplication: return try product(terms, operators, range: range, expected: expected)
    case .comparison: return try comparison(terms[0], operators[0], terms[1])
    case .conjunction: return .boolean(try connected(terms, isAnd: true))
    case .disjunction: return .boolean(try connected(terms, isAnd: false))
    case .coalescing, .range, .unknown: throw operators[0].unsupported
    }
  }

  /// Evaluates truth values with `&&` or `||` between them; terms after the one that decides are not evaluated.
  private mutating func connected(_ terms: [Term], isAnd: Bool) throws(Fault) -> Bool? {
    var result: Bool? = isAnd
    for term in terms {
      let before = result
      let flag = try value(if: before.map { $0 == isAnd }) { evaluator throws(Fault) in
        try evaluator.boolean(term)
      }
      if before == isAnd { result = flag }
    }
    return result
  }

  private static func literal(_ text: String, range: Range<Int>) throws(Fault) -> TermValue {
    let value = try NumberLiteral.double(text, range: range)
    return .number(value)
  }

  private mutating func reference(
    _ name: String, range: Range<Int>, expected: BasicType
  ) throws(Fault) -> TermValue {
    if scope.meanings[name] == nil, let type = BasicType(swiftName: name) {
      throw Fault(.typeName(name, example: Self.example(of: type, named: name)), range)
    }
    let meaning = try scope.meaning(of: name, at: range)
    switch meaning {
    case .state(let type):
      states.insert(name)
      return TermValue(type, nil)
    case .computed(let type, let states):
      self.states.formUnion(states)
      return TermValue(type, nil)
    case .constant(let type, let value):
      if scope.isExpression(of: expected), let literal = Term(value, at: range) {
        return try untyped(literal, expected: expected)
      }
      return TermValue(type, value)
    case .written(let kind):
      return try untyped(Term(kind: kind, range: range), expected: expected)
    case .held: throw Fault(.notUnderstood("'\(name)'"), range)
    case .value, .view, .animated:
      throw Fault(
        .wrongType(
          parameter: nil, expected: expected.article, found: meaning.wordsForNoValue ?? "this"),
        range)
    }
  }
}
