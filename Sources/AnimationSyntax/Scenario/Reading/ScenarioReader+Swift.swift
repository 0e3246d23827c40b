internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

// Code that is plain Swift: declarations, values and statements without the scenario's own words.
extension ScenarioReader {
  /// Reads a value: of a basic type, or any other value of Swift.
  func formula(
    _ expression: ExprSyntax, as type: BasicType? = nil, for parameter: String? = nil
  ) throws(Fault) -> ScenarioFormula {
    let term: EvaluatedTerm
    do throws(Fault) {
      term = try TermEvaluator.evaluate(
        formulas.term(of: expression), as: type, for: parameter, in: scope)
    } catch {
      guard error.mayBeSwift else { throw error }
      let value = try program.value(
        at: source.range(of: expression), as: type?.swiftType ?? .unknown, in: scope, orElse: error)
      guard let formula = try value.formula() else { throw error }
      return formula
    }
    return try program.formula(of: term, in: scope)
  }

  /// Reads a value that does not depend on states, and its range.
  func constant(
    _ expression: ExprSyntax, as type: BasicType? = nil, for parameter: String? = nil
  ) throws(Fault) -> (value: AttributeValue, range: Range<Int>) {
    let term = try formula(expression, as: type, for: parameter).term
    return (try term.constant(), term.range)
  }

  /// Returns the actions in the closure of a call.
  func actions(of call: CallSyntax) throws(Fault) -> [ScriptAction] {
    let body = try call.body()
    let statements = try body.plainStatements(source)
    var reader = ActionReader(source: source, scope: scope, animations: animations)
    do throws(Fault) {
      return try reader.actions(statements)
    } catch {
      let isCall =
        error.problem as? ScenarioProblem == .withoutEffect
        && scope.origin.text(in: error.range).contains { $0 == "(" || $0 == "{" }
      guard error.mayBeSwift || isCall else { throw error }
      return [try program.action(at: source.range(of: body), in: scope, orElse: error)]
    }
  }

  /// Declares a state, a constant, or a value that depends on states, of any Swift type.
  mutating func declareSwift(
    _ name: Name, _ value: ExprSyntax, isTyped: Bool, isState: Bool, orElse fault: Fault
  ) throws(Fault) {
    let type = try program.type(of: name.text, orElse: fault)
    guard !isTyped || type.isKnownThroughout else { throw fault }
    let found = try program.value(
      at: source.range(of: value), as: isTyped ? type : .unknown, in: scope, orElse: fault)
    if !isTyped, let type = found.type { program.note(type, of: name.text) }
    if isState || found.states.isEmpty {
      if let state = found.states.min() {
        throw Fault(.scenario(.notConstant(state: state)), found.range)
      }
      guard let first = found.first else { throw fault }
      let shown = first.attributeValue
      if let fault = shown.fault(at: found.range) { throw fault }
      program.keepRandomState(of: found)
      guard isState else { return declareConstant(name, first, found.type) }
      scope.declare(name.text, found.type.map { .state($0) } ?? .held, at: name.range)
      script.states.append(ScenarioScript.State(name.text, shown))
      program.initialStates[name.text] = shown
      if found.type?.isShown == true {
        script.attributes.append(ScriptAttribute(name.text))
      }
      return
    }
    guard let formula = try found.formula() else {
      return scope.declare(name.text, .held, at: name.range)
    }
    declare(name, formula)
  }

  /// Declares a value that depends on states.
  mutating func declare(_ name: Name, _ formula: ScenarioFormula) {
    let term = formula.term
    scope.declare(name.text, .computed(term.type, of: term.states), at: name.range)
    if term.type.isShown {
      // A random value is drawn again where other numbers have been drawn since.
      let states = term.states.union([ScenarioCode.randomState])
      script.attributes.append(
        ScriptAttribute(name.text, of: states, formula.play))
    }
  }

  private mutating func declareConstant(_ name: Name, _ value: SwiftValue, _ type: BasicType?) {
    if let type {
      scope.declare(name.text, .constant(type, value.attributeValue), at: name.range)
    } else if case .animation(let animation) = value {
      scope.declare(name.text, .value(.animation(animation.animation)), at: name.range)
    } else {
      program.declare(name.text, constant: value)
      scope.declare(name.text, .held, at: name.range)
    }
  }

  /// Notes random numbers without a seed, and keeps the states that the program needs while it is played.
  mutating func finishProgram() {
    if let state = program.initialStates[ScenarioCode.randomState] {
      script.states.append(ScenarioScript.State(ScenarioCode.randomState, state))
    }
    if let offset = program.undrawn {
      note("random numbers are the middle of their range (--seed draws them)", at: offset)
    }
  }
}

extension SwiftType {
  /// Whether the type and all types in it are known.
  fileprivate var isKnownThroughout: Bool {
    switch self {
    case .unknown, .opaque, .parameter: false
    case .array(let type), .set(let type), .optional(let type), .range(let type),
      .binding(let type):
      type.isKnownThroughout
    case .dictionary(let key, let value): key.isKnownThroughout && value.isKnownThroughout
    case .tuple(let fields): fields.allSatisfy(\.type.isKnownThroughout)
    case .function(let types, let result):
      types.allSatisfy(\.isKnownThroughout) && result.isKnownThroughout
    default: true
    }
  }
}
