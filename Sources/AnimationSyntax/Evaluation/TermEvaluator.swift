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

  /// The operators between values that have been evaluated.
  private var arithmetic: TermArithmetic { TermArithmetic(scope: scope, isReached: isReached) }

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

  mutating func numbers(_ term: Term, of type: BasicType) throws(Fault) -> SIMD4<Double>? {
    guard case .numbers(_, let value) = try value(of: term, as: type) else {
      throw scope.mismatch(term, expected: type, found: .number)
    }
    return value
  }

  private mutating func numbers(_ terms: [Term]) throws(Fault) -> [Double?] {
    var all: [Double?] = []
    for term in terms { all.append(try number(term)) }
    return all
  }

  private mutating func integers(_ terms: [Term]) throws(Fault) -> [Int?] {
    var all: [Int?] = []
    for term in terms { all.append(try integer(term)) }
    return all
  }

  private mutating func untyped(_ term: Term, expected: BasicType) throws(Fault) -> TermValue {
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

  private static func literal(_ text: String, range: Range<Int>) throws(Fault) -> TermValue {
    let value = try NumberLiteral.double(text, range: range)
    return .number(value)
  }

  private mutating func reference(
    _ name: String, range: Range<Int>, expected: BasicType
  ) throws(Fault) -> TermValue {
    if scope.meanings[name] == nil, let type = BasicType(swiftName: name) {
      throw Fault(.typeName(name, example: type.example(named: name)), range)
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

  // MARK: - Operators

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

  private mutating func prefixed(
    _ sign: Term.Operator, _ operand: Term, range: Range<Int>, expected: BasicType
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
    let value = try value(of: operand, as: scope.commonType(of: [operand], expected: expected))
    return try arithmetic.signed(sign, value, range: range)
  }

  /// Evaluates operands with `+` and `-` between them.
  private mutating func sum(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>, expected: BasicType
  ) throws(Fault) -> TermValue {
    let type = try scope.commonType(of: terms, expected: expected)
    guard type == .angle else { return try combined(terms, operators, as: type, range: range) }
    var operands: [SIMD4<Double>?] = []
    for term in terms { operands.append(try numbers(term, of: .angle)) }
    let degrees = try arithmetic.combined(operands.map { $0?[0] }, operators)
    return .numbers(.angle, degrees.map { SIMD4($0, 0, 0, 0) })
  }

  /// Evaluates operands with `*`, `/` and `%` between them.
  private mutating func product(
    _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>, expected: BasicType
  ) throws(Fault) -> TermValue {
    if !scope.isExpression(of: expected) {
      for (index, term) in terms.enumerated() where try scope.type(of: term) == .known(.angle) {
        return .numbers(.angle, try multiple(ofAngleAt: index, terms, operators))
      }
    }
    let type = try scope.commonType(of: terms, expected: expected)
    return try combined(terms, operators, as: type, range: range)
  }

  /// Evaluates numbers of a type with operators between them.
  private mutating func combined(
    _ terms: [Term], _ operators: [Term.Operator], as type: BasicType, range: Range<Int>
  ) throws(Fault) -> TermValue {
    switch type {
    case .number: return .number(try arithmetic.combined(try numbers(terms), operators))
    case .integer:
      return .integer(
        try arithmetic.combined(try integers(terms), operators, of: terms, range: range))
    default: throw scope.noOperation(operators[0], type)
    }
  }

  /// Evaluates an angle that is multiplied and divided by numbers.
  private mutating func multiple(
    ofAngleAt index: Int, _ terms: [Term], _ operators: [Term.Operator]
  ) throws(Fault) -> SIMD4<Double>? {
    var angle = try numbers(terms[index], of: .angle)
    for (other, term) in terms.enumerated() where other != index {
      let factor = try number(term)
      let sign = other > 0 ? operators[other - 1] : operators[0]
      angle = try arithmetic.multiple(of: angle, sign, factor, canDivide: other > index)
    }
    return angle
  }

  private mutating func comparison(
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
    return .boolean(try arithmetic.comparison(first, sign, second))
  }

  // MARK: - Functions and members

  private mutating func call(_ call: Term.Link, expected: BasicType) throws(Fault) -> TermValue {
    guard scope.meanings[call.name] == nil else {
      throw Fault(.notAFunction(call.name), call.range)
    }
    if let type = BasicType(swiftName: call.name) { return try initializer(call, of: type) }
    guard let function = NumberFunction(inExpression: call.name) else {
      throw scope.unknownFunction(call)
    }
    let terms = try function.terms(of: call)
    let type =
      function.keepsWholeNumbers ? try scope.commonType(of: terms, expected: expected) : .number
    switch type {
    case .number:
      let all = try numbers(terms)
      let known = all.compactMap(\.self)
      return .number(known.count == all.count ? function.value(known) : nil)
    case .integer:
      let all = try integers(terms)
      let known = all.compactMap(\.self)
      guard known.count == all.count else { return .integer(nil) }
      guard let value = function.wholeValue(known) else {
        return .integer(try arithmetic.failure(Fault(.tooLarge("the result"), call.range)))
      }
      return .integer(value)
    default: throw scope.mismatch(terms[0], expected: .number, found: type)
    }
  }

  private mutating func member(_ call: Term.Link, of base: Term) throws(Fault) -> TermValue {
    if let type = scope.namedType(base) { return try staticMember(call, of: type) }
    let type = try scope.naturalType(of: base)
    let properties = ScenarioProperty.all(of: type)
    if let property = properties.first(where: { $0.name == call.name }) {
      try call.checkIsNotCalled()
      return property.value(of: try numbers(base, of: type))
    }
    switch (type, call.name) {
    case (.number, "rounded"):
      let value = try number(base)
      let rule = try call.roundingRule()
      return .number(value?.rounded(rule))
    case (.number, "magnitude"):
      try call.checkIsNotCalled()
      return .number(try number(base)?.magnitude)
    case (.number, "squareRoot"):
      guard call.arguments != nil else {
        throw Fault(.notCalled(call.name, signature: "squareRoot()"), call.nameRange)
      }
      _ = try call.terms(for: [], missingAt: call.nameRange)
      return .number(try number(base)?.squareRoot())
    case (.integer, "isMultiple"):
      let value = try integer(base)
      guard let other = try integer(try call.arguments(labels: ["of"])[0]), let value else {
        return .boolean(nil)
      }
      return .boolean(value.isMultiple(of: other))
    default: throw scope.noMember(call, of: type)
    }
  }

  private mutating func staticMember(
    _ call: Term.Link, of type: BasicType
  ) throws(Fault) -> TermValue {
    if call.name == "init" { return try initializer(call, of: type) }
    if type == .angle, call.name == "degrees" || call.name == "radians" {
      let value = try number(try call.onlyArgument())
      return .numbers(.angle, type.initialized(with: [value], labels: [call.name]))
    }
    guard let value = type.constant(call.name) else {
      throw scope.noConstant(call, of: type)
    }
    try call.checkIsNotCalled()
    return TermValue(type, value)
  }

  // MARK: - Initializers

  private mutating func initializer(
    _ call: Term.Link, of type: BasicType
  ) throws(Fault) -> TermValue {
    switch type {
    case .number:
      let term = try call.onlyArgument()
      switch try value(of: term, as: scope.convertedType(of: term)) {
      case .number(let value): return .number(value)
      case .integer(let value): return .number(value.map { Double($0) })
      case let other: throw scope.mismatch(term, expected: .number, found: other.type)
      }
    case .integer:
      let term = try call.onlyArgument()
      switch try value(of: term, as: scope.convertedType(of: term)) {
      case .integer(let value): return .integer(value)
      case .number(let value):
        return .integer(try arithmetic.wholePart(of: value, range: term.range))
      case let other: throw scope.mismatch(term, expected: .number, found: other.type)
      }
    case .boolean, .text:
      let term = try call.onlyArgument()
      return try value(of: term, as: type)
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      return .numbers(type, try numbersInitializer(call, of: type))
    }
  }

  private mutating func numbersInitializer(
    _ call: Term.Link, of type: BasicType
  ) throws(Fault) -> SIMD4<Double>? {
    let labels = type.initializerLabels(for: call)
    let arguments = try call.arguments(labels: labels)
    if labels == ["origin", "size"] {
      let origin = try numbers(arguments[0], of: .point)
      let size = try numbers(arguments[1], of: .size)
      guard let origin, let size else { return nil }
      return SIMD4(origin[0], origin[1], size[0], size[1])
    }
    return type.initialized(with: try numbers(arguments), labels: labels)
  }
}
