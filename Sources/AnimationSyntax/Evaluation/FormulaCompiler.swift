internal import MotionRecording
internal import SwiftProgram
internal import TextForms

/// Turns terms into closures that compute them, typed as Swift would: the one evaluator of numbers and of what
/// consists of them.
///
/// What names stand for is in the scope, which is empty for an expression by itself. A literal takes the type of
/// where it is, a name does not: an `Int` variable and a `Double` do not mix. Every operation is a loop over its
/// operands, so that long ones need no stack.
struct FormulaCompiler {
  let scope: Scope
  private(set) var states: Set<String> = []
  private(set) var computed: Set<Int> = []

  var origin: SourceOrigin { scope.origin }

  init(_ scope: Scope) {
    self.scope = scope
  }

  /// Compiles a whole value.
  ///
  /// - Parameters:
  ///   - term: The value.
  ///   - type: Of what type it must be; nil for the type it has by itself.
  ///   - parameter: What the value is for, to be named in an error.
  static func compile(
    _ term: Term, as type: ScenarioType? = nil, for parameter: String? = nil,
    in scope: Scope
  ) throws(Fault) -> CompiledFormula {
    var compiler = FormulaCompiler(scope)
    let evaluation: Evaluation
    do throws(Fault) {
      if let type {
        evaluation = try compiler.evaluation(of: term, as: type)
      } else {
        evaluation = try compiler.evaluation(of: term, as: compiler.naturalType(of: term))
      }
    } catch {
      guard let parameter, error.range == term.range,
        case .wrongType(nil, let expected, let found) = error.problem as? ArgumentProblem
      else { throw error }
      throw Fault(
        .wrongType(parameter: parameter, expected: expected, found: found), error.range)
    }
    let formula = compiler.formula(evaluation, range: term.range)
    // What depends on nothing is computed now, so that its errors show now.
    if formula.states.isEmpty { _ = try constant(formula) }
    return formula
  }

  /// The value of a formula that depends on no state.
  static func constant(_ formula: CompiledFormula) throws(Fault) -> ScenarioValue {
    if let state = formula.states.min() {
      throw Fault(.scenario(.notConstant(state: state)), formula.range)
    }
    return try constant(formula.evaluate, range: formula.range)
  }

  /// What an evaluation that reads no names comes to.
  static func constant<Value>(
    _ evaluate: Evaluate<Value>, range: Range<Int>
  ) throws(Fault) -> Value {
    do {
      return try evaluate(FormulaFrame(states: ScriptStates([:]), computed: []))
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(.resultIsNotFinite, range)
    }
  }

  private func formula(_ evaluation: Evaluation, range: Range<Int>) -> CompiledFormula {
    let value = evaluation.value
    let checked: Evaluate<ScenarioValue> = { frame in
      let value = try value(frame)
      guard let number = value.impossibleNumber else { return value }
      guard number.isFinite else { throw Fault(.resultIsNotFinite, range) }
      throw Fault(.tooLarge(NumberText.swift(number)), range)
    }
    var dependencies = computed
    for index in computed { dependencies.formUnion(scope.computed[index].dependencies) }
    return CompiledFormula(
      type: evaluation.type, range: range,
      evaluate: checked,
      dependencies: dependencies.sorted(),
      states: dependencies.reduce(into: states) { $0.formUnion(scope.computed[$1].states) })
  }

  // MARK: - Values of a type

  /// Compiles a term of which the type is known.
  mutating func evaluation(
    of term: Term, as type: ScenarioType
  ) throws(Fault) -> Evaluation {
    let evaluation = try untyped(term, expected: type)
    guard evaluation.type == type else {
      throw mismatch(term, expected: type, found: evaluation.type)
    }
    return evaluation
  }

  mutating func boolean(_ term: Term) throws(Fault) -> Evaluate<Bool> {
    guard case .boolean(let evaluate) = try evaluation(of: term, as: .boolean) else {
      throw mismatch(term, expected: .boolean, found: .number)
    }
    return evaluate
  }

  mutating func integer(_ term: Term) throws(Fault) -> Evaluate<Int> {
    guard case .integer(let evaluate) = try evaluation(of: term, as: .integer) else {
      throw mismatch(term, expected: .integer, found: .number)
    }
    return evaluate
  }

  mutating func number(_ term: Term) throws(Fault) -> Evaluate<Double> {
    guard case .number(let evaluate) = try evaluation(of: term, as: .number) else {
      throw mismatch(term, expected: .number, found: .integer)
    }
    return evaluate
  }

  mutating func numbers(
    _ term: Term, of type: ScenarioType
  ) throws(Fault) -> Evaluate<SIMD4<Double>> {
    guard case .numbers(_, let evaluate) = try evaluation(of: term, as: type) else {
      throw mismatch(term, expected: type, found: .number)
    }
    return evaluate
  }

  private mutating func untyped(
    _ term: Term, expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    switch term.kind {
    case .integer(let text):
      if expected == .number { return try Self.literal(text, range: term.range) }
      let value = try NumberLiteral.integer(text, range: term.range)
      return .integer { _ in value }
    case .decimal(let text): return try Self.literal(text, range: term.range)
    case .boolean(let flag): return .boolean { _ in flag }
    case .text(let text): return .text { _ in text }
    case .array, .foreign: throw notAValue(term, expected: expected)
    case .chain(let chain):
      try checkStart(of: chain, in: term)
      switch term.shape(of: chain) {
      case .name(let name): return try reference(name, range: term.range, expected: expected)
      case .implicitMember(let call):
        return try staticMember(call, of: Self.typeOfMember(call.name) ?? expected)
      case .member(let base, let call): return try member(call, of: base)
      case .call(let call): return try self.call(call, expected: expected)
      }
    case .signed(let sign, let operand):
      return try prefixed(sign, operand, range: term.range, expected: expected)
    case .operation(let precedence, let terms, let operators):
      return try operation(precedence, terms, operators, range: term.range, expected: expected)
    case .choice(let condition, let one, let other):
      let condition = try boolean(condition)
      let first = try evaluation(of: one, as: expected)
      let second = try evaluation(of: other, as: expected)
      guard let choice = Evaluation.choice(condition, first, second) else {
        throw mismatch(other, expected: first.type, found: second.type)
      }
      return choice
    }
  }

  private mutating func operation(
    _ precedence: Precedence, _ terms: [Term], _ operators: [Term.Operator], range: Range<Int>,
    expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    if isExpression(of: expected) {
      // What makes no number is no operation on numbers.
      let other = operators.first {
        ![.addition, .multiplication].contains(Precedence(of: $0.name))
      }
      if let other { throw other.unsupported }
    }
    switch precedence {
    case .addition: return try sum(terms, operators, range: range, expected: expected)
    case .multiplication: return try product(terms, operators, range: range, expected: expected)
    case .comparison: return try comparison(terms[0], operators[0], terms[1])
    case .conjunction:
      let all = try booleans(terms)
      return .boolean { frame in try all.allSatisfy { try $0(frame) } }
    case .disjunction:
      let all = try booleans(terms)
      return .boolean { frame in try all.contains { try $0(frame) } }
    case .coalescing, .range, .unknown: throw operators[0].unsupported
    }
  }

  private mutating func booleans(_ terms: [Term]) throws(Fault) -> [Evaluate<Bool>] {
    var all: [Evaluate<Bool>] = []
    for term in terms { all.append(try boolean(term)) }
    return all
  }

  private static func literal(_ text: String, range: Range<Int>) throws(Fault) -> Evaluation {
    let value = try NumberLiteral.double(text, range: range)
    return .number { _ in value }
  }

  private mutating func reference(
    _ name: String, range: Range<Int>, expected: ScenarioType
  ) throws(Fault) -> Evaluation {
    if scope.meanings[name] == nil, let type = ScenarioType(swiftName: name) {
      throw Fault(.typeName(name, example: Self.example(of: type, named: name)), range)
    }
    let meaning = try scope.meaning(of: name, at: range)
    switch meaning {
    case .state(let type):
      states.insert(name)
      return Evaluation(name, of: type) { $0.states[name] }
    case .computed(let type, let index):
      computed.insert(index)
      return Evaluation(name, of: type) { $0.computed[index] }
    case .constant(let type, let value):
      if isExpression(of: expected), let literal = Term(value, at: range) {
        return try untyped(literal, expected: expected)
      }
      return Evaluation(name, of: type) { _ in value }
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
