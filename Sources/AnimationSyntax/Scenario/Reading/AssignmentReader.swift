internal import AnimationModel
internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// Reads assignments: to states and their parts, transactions, the environment.
struct AssignmentReader {
  let source: SwiftText
  let scope: Scope
  let animations: AnimationReader

  /// A name on the left side of `=`.
  struct Step {
    let name: String
    let range: Range<Int>
  }

  /// An assignment such as `frame.origin.x += 3`.
  struct Assignment {
    /// The left side, as a value.
    let target: Term
    /// The names on the left, outermost first.
    let path: [Step]
    /// The operator: `=`, `+=` and similar ones.
    let sign: String
    let signRange: Range<Int>
    /// The right side.
    let value: ArraySlice<ExprSyntax>
    let range: Range<Int>
  }

  /// The name of the environment, which no transaction can have.
  static let environment = "environment"

  private static let signs: Set<String> = ["+=", "-=", "*=", "/=", "%="]
  private static let comparisons: Set<String> = ["==", "!=", "<=", ">="]

  /// Reads the parts of an assignment.
  func assignment(_ sequence: SequenceExprSyntax) throws(Fault) -> Assignment {
    let elements = Array(sequence.elements)
    let range = source.range(of: sequence)
    guard elements.count >= 3 else { throw Fault(.scenario(.withoutEffect), range) }
    let sign = source.text(of: elements[1])
    let isAssignment = elements[1].is(AssignmentExprSyntax.self)
    guard isAssignment || Self.signs.contains(sign) else {
      guard sign.hasSuffix("="), !Self.comparisons.contains(sign) else {
        throw Fault(.scenario(.withoutEffect), range)
      }
      throw Fault(.unsupportedOperator(sign, suggestion: nil), source.range(of: elements[1]))
    }
    let target = try TermReader.values(in: source).term(of: elements[0])
    return Assignment(
      target: target, path: try path(of: target), sign: sign,
      signRange: source.range(of: elements[1]), value: elements[2...], range: range)
  }

  /// Returns the names in a term: `size.width`.
  func path(of term: Term) throws(Fault) -> [Step] {
    var path: [Step] = []
    var rest = term
    while case .member(let base, let call) = rest.shape, call.arguments == nil {
      path.append(Step(name: call.name, range: call.nameRange))
      rest = base
    }
    guard let name = rest.onlyName else {
      throw Fault(
        .wrongType(parameter: nil, expected: "the name of a state", found: "this"), term.range)
    }
    path.append(Step(name: name, range: rest.range))
    return path.reversed()
  }

  /// Returns the type of a state; other names cannot be written to.
  func typeOfState(_ name: String, at range: Range<Int>) throws(Fault) -> BasicType {
    switch try scope.meaning(of: name, at: range) {
    case .state(let type): return type
    case .computed(_, let states):
      throw Fault(
        .scenario(.cannotBeSet(name, states: scope.declared.filter(states.contains))), range)
    case .held: throw Fault(.notUnderstood("'\(name)'"), range)
    case .constant, .written, .value, .view, .animated:
      throw Fault(.scenario(.cannotBeSet(name, states: [])), range)
    }
  }

  /// Returns the action of an assignment to a state or to the environment.
  func write(_ assignment: Assignment) throws(Fault) -> ScriptAction {
    let root = assignment.path[0]
    if root.name == Self.environment {
      return .environment(try environmentChange(assignment))
    }
    let type = try typeOfState(root.name, at: root.range)
    var parts: [ScenarioProperty] = []
    var part = type
    for step in assignment.path.dropFirst() {
      let property = try ScenarioProperty.settable(
        step.name, at: step.range, of: part, called: root.name)
      parts.append(property)
      part = property.type
    }
    let formula = try value(of: assignment, as: part)
    guard !parts.isEmpty else { return .write(root.name, formula) }
    let (name, path) = (root.name, parts)
    return .write(name) { states in
      guard let whole = states[name]?.numbers else { throw ScenarioError.unknownState(name) }
      let new = try formula(states)
      return type.value(Self.setting(new.numbers ?? SIMD4(new.number ?? 0, 0, 0, 0), path, whole))
    }
  }

  private static func setting(
    _ part: SIMD4<Double>, _ path: [ScenarioProperty], _ whole: SIMD4<Double>
  ) -> SIMD4<Double> {
    guard let first = path.first else { return part }
    var changed = whole
    let inner = setting(part, Array(path.dropFirst()), first.part(of: whole))
    first.set(inner, in: &changed)
    return changed
  }

  /// Returns the formula of the new value of an assignment: `a + b` for `a += b`.
  private func value(
    of assignment: Assignment, as type: BasicType
  ) throws(Fault) -> ScriptFormula {
    let program = animations.program
    let name = assignment.path.map(\.name).joined(separator: ".")
    let value = try TermReader.values(in: source).term(of: assignment.value)
    guard assignment.sign != "=" else {
      let term = try TermEvaluator.evaluate(value, as: type, for: name, in: scope)
      return try program.formula(of: term, in: scope).play
    }
    let sign = Term.Operator(
      name: String(assignment.sign.dropLast()), range: assignment.signRange)
    let isSum = sign.name == "+" || sign.name == "-"
    // The type is that of the target: a value that does not fit is an error.
    let operand = type == .angle && !isSum ? BasicType.number : type
    let second = try TermEvaluator.evaluate(value, as: operand, for: name, in: scope)
    let terms = [assignment.target, value]
    let result = try TermEvaluator.evaluate(
      Term(
        kind: .operation(Precedence(of: sign.name), terms, [sign]), range: assignment.range),
      as: type, for: name, in: scope)
    return try program.formula(
      of: result, changing: assignment.target.range, sign, by: second, in: scope)
  }

  // MARK: - Environment

  /// Returns the change for `environment.animationPaused = true`.
  func environmentChange(
    _ assignment: Assignment
  ) throws(Fault) -> @Sendable (inout EnvironmentValues) -> Void {
    guard assignment.path.count == 2, assignment.sign == "=" else {
      throw Fault(
        .wrongType(
          parameter: nil, expected: "'environment.animationPaused = true'", found: "this"),
        assignment.range)
    }
    let step = assignment.path[1]
    let ofApp = try environmentChangeOfApp(step, assignment.value)
    guard let value = ScenarioEnvironment(rawValue: step.name) else {
      if let ofApp { return ofApp }
      if step.name == ScenarioEnvironment.luminance && scope.presentation.isLimited {
        let isReduced = try flag(assignment.value, for: step.name)
        return { $0.isLuminanceReduced = isReduced }
      }
      if ScenarioEnvironment.withoutEffect.contains(step.name) {
        throw Fault(.scenario(.environmentWithoutEffect(step.name)), step.range)
      }
      let known = ScenarioEnvironment.allCases.map(\.rawValue)
      throw Fault(
        .scenario(
          .unknownEnvironmentValue(
            step.name,
            suggestion: SpellingSuggestion.nearest(to: step.name, among: known))), step.range)
    }
    let change = value.change(to: try flag(assignment.value, for: step.name))
    guard let ofApp else { return change }
    return { environment in
      change(&environment)
      ofApp(&environment)
    }
  }

  /// Returns the change for a property that the file itself adds to the environment; nil if it adds none of that name.
  private func environmentChangeOfApp(
    _ step: Step, _ value: ArraySlice<ExprSyntax>
  ) throws(Fault) -> (@Sendable (inout EnvironmentValues) -> Void)? {
    let program = animations.program
    guard let type = program.environmentType(of: step.name) else { return nil }
    guard let only = value.first, value.count == 1 else {
      let term = try TermReader.values(in: source).term(of: value)
      let value = try TermEvaluator.evaluate(term, for: step.name, in: scope).constant()
      return program.environmentChange(step.name, to: SwiftValue(value))
    }
    // Statements with values that depend on states are compiled as a whole.
    let fault = Fault(.scenario(.notInScenarios(step.name)), source.range(of: only))
    let given = try program.value(at: source.range(of: only), as: type, in: scope, orElse: fault)
    guard given.states.isEmpty, let first = given.first else { throw fault }
    return program.environmentChange(step.name, to: first)
  }

  /// Applies an assignment to a transaction: `$0.disablesAnimations = true`.
  func set(_ assignment: Assignment, in change: inout TransactionChange) throws(Fault) {
    guard assignment.path.count == 2 else {
      throw Fault(.scenario(.withoutEffect), assignment.range)
    }
    guard assignment.sign == "=" else {
      throw Fault(.unexpectedText(assignment.sign), assignment.signRange)
    }
    try set(assignment.path[1], to: assignment.value, in: &change)
  }

  func set(
    _ step: Step, to value: ArraySlice<ExprSyntax>, in change: inout TransactionChange
  ) throws(Fault) {
    switch TransactionValue(rawValue: step.name) {
    case .animation:
      guard let only = value.first, value.count == 1 else { throw noAnimation(value, step) }
      change.animation = .some(try animations.animation(only))
    case .disablesAnimations: change.disablesAnimations = try flag(value, for: step.name)
    case .isContinuous: change.values[step.name] = .boolean(try flag(value, for: step.name))
    case .tracksVelocity: change.tracksVelocity = try flag(value, for: step.name)
    case nil where scope.transactionValues.contains(step.name):
      let term = try TermReader.values(in: source).term(of: value)
      change.values[step.name] = try TermEvaluator.evaluate(term, for: step.name, in: scope)
        .constant()
    case nil:
      let known = TransactionValue.allCases.map(\.rawValue) + scope.transactionValues.sorted()
      throw Fault(
        .scenario(
          .unknownTransactionValue(
            step.name,
            suggestion: SpellingSuggestion.nearest(to: step.name, among: known))), step.range)
    }
  }

  /// Returns the fault of an operation in place of an animation.
  private func noAnimation(_ value: ArraySlice<ExprSyntax>, _ step: Step) -> Fault {
    let range =
      value.isEmpty
      ? step.range
      : source.range(of: value[value.startIndex])
        .lowerBound..<source.range(of: value[value.endIndex - 1]).upperBound
    guard let mark = value.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else {
      return Fault(.notUnderstood("an operation"), range)
    }
    let condition = source.text(from: value[value.startIndex], to: value[mark])
    return Fault(.scenario(.animationDependsOnState(condition)), range)
  }

  /// Returns a truth value that is known when the file is read.
  private func flag(
    _ value: ArraySlice<ExprSyntax>, for name: String
  ) throws(Fault) -> Bool {
    let term = try TermReader.values(in: source).term(of: value)
    return try TermEvaluator.evaluate(term, as: .boolean, for: name, in: scope).constant()
      == .boolean(true)
  }
}
