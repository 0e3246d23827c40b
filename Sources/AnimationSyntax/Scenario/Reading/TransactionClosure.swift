internal import MotionRecording
internal import SwiftSyntax

/// A closure of a scenario that looks at the transaction that it changes: `{ if $0.avatarTapped { … } }`.
///
/// It is played as those of an app's views are, with the states of the scenario as variables around it.
struct TransactionClosure: Sendable {
  private let code: ViewCode
  private let setting: ViewSetting
  private let closure: Compute
  private let slotCount: Int

  /// The names of the scenario that it may use: where the closure finds them, and what they are.
  private let variables: [(slot: Int, type: ScenarioType, formula: Scenario.Formula)]

  /// Where it is written.
  private let range: Range<Int>

  /// Whether a closure does more than to set what it is given to what is known beforehand.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - parameter: What it calls the transaction.
  ///   - own: The properties that the file adds to transactions.
  static func isNeeded(
    for body: ClosureExprSyntax, _ parameter: String, own: Set<String>
  ) -> Bool {
    body.statements.contains { statement in
      guard case .expr(let expression) = statement.item else { return true }
      guard let sequence = expression.as(SequenceExprSyntax.self) else {
        return expression.is(FunctionCallExprSyntax.self)
      }
      let elements = Array(sequence.elements)
      if let target = elements.first?.as(MemberAccessExprSyntax.self),
        own.contains(target.declName.baseName.text)
      {
        return true
      }
      return elements.dropFirst().contains { $0.mentions(parameter) }
    }
  }

  /// Compiles a closure.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - range: Where it is written.
  ///   - scope: The names of the scenario.
  ///   - semantics: Which system's `.default` is meant.
  init(
    _ body: ClosureExprSyntax, at range: Range<Int>, in scope: Scope, _ semantics: Semantics
  ) throws(Fault) {
    self.range = range
    do {
      // The scenario's own tree has no texts.
      let source = try ViewSource(
        Array(scope.origin.source.utf8), fileName: scope.origin.fileName, file: 0)
      guard let written = source.closure(at: range) else {
        throw Fault(.notUnderstood("this closure"), range)
      }
      let compiler = ProgramCompiler([source], ViewDeclarations([source]), others: [])
      try compiler.compile()
      let names = LexicalScope()
      variables = scope.declared.compactMap { name in
        switch scope.meanings[name] {
        case .state(let type):
          (names.declare(name, type.viewType), type, { $0[name] ?? .boolean(false) })
        case .computed(let type, let index):
          (names.declare(name, type.viewType), type, scope.computed[index].playable(in: scope))
        case .constant(let type, let value):
          (names.declare(name, type.viewType), type, { _ in value })
        default: nil
        }
      }
      closure = try BodyCompiler(compiler, source, names)
        .expression(ExprSyntax(written), as: .function([.transaction], .void)).evaluate
      try compiler.finish()
      slotCount = names.slotCount
      code = compiler.code
      setting = ViewSetting(
        semantics: semantics, origins: [scope.origin], extensions: compiler.extensions)
    } catch let fault as Fault {
      throw fault
    } catch let error as ExpressionError {
      throw Fault(problem: error.problem, range: error.range)
    } catch {
      throw Fault(.notUnderstood("this closure"), range)
    }
  }

  /// What it makes of a transaction.
  ///
  /// - Throws: An ``ExpressionError`` for what is not known or not played.
  func callAsFunction(
    _ change: TransactionChange, _ states: ScenarioStates
  ) throws -> TransactionChange {
    let origin = setting.origins[0]
    let notPlayed = origin.error(.transactionClosure, range)
    let run = ViewRun(code, setting) { _, _ in throw notPlayed }
    let frame = Frame(count: slotCount, parent: nil)
    for variable in variables {
      frame.slots[variable.slot] = ViewValue(try variable.formula(states), as: variable.type)
    }
    guard let closure = try closure(run, frame).closure else { throw notPlayed }
    let made = try run.transformed(try run.transaction(change), by: closure)
    if let unknown = made.values.values.lazy.compactMap(\.unknown).first {
      let place = unknown.position == .none ? range : unknown.position.range
      throw origin.error(
        Fault(
          .unknownName(unknown.text, expected: "a value of the scenario", suggestion: nil), place))
    }
    guard run.steps.isEmpty, !run.dependencies.isChanged, made.completions.isEmpty,
      run.ledger.isEmpty
    else { throw notPlayed }
    guard let change = made.forScenario(run) else {
      throw origin.error(
        Fault(
          .wrongType(
            parameter: nil, expected: "a Bool, a number or text for a value of a transaction",
            found: "something else"), range))
    }
    return change
  }
}

extension ViewSource {
  /// The closure that is written in a range.
  fileprivate func closure(at range: Range<Int>) -> ClosureExprSyntax? {
    var stack = statements.map { Syntax($0) }
    while let node = stack.popLast() {
      guard text.range(of: node).overlaps(range) else { continue }
      if let closure = node.as(ClosureExprSyntax.self), text.range(of: closure) == range {
        return closure
      }
      stack += node.children(viewMode: .sourceAccurate)
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether a name is used in it.
  fileprivate func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

// Values of a scenario as those of an app's views, and back.
extension ViewRun {
  /// A transaction with everything that is set in a scenario's.
  fileprivate func transaction(_ change: TransactionChange) throws -> ViewTransactionValue {
    var transaction = ViewTransactionValue()
    for (name, value) in change.values.sorted(by: { $0.key < $1.key }) {
      if transaction.isStored(name) {
        transaction[name] = ViewValue(value)
      } else {
        transaction.merge(
          self.transaction(try self.transaction(setting: [name], to: ViewValue(value))))
      }
    }
    transaction["animation"] = change.animation.map { $0.map { .animation($0) } ?? .nothing }
    transaction["disablesAnimations"] = change.disablesAnimations.map { .boolean($0) }
    transaction["tracksVelocity"] = change.tracksVelocity.map { .boolean($0) }
    return transaction
  }
}

extension ViewTransactionValue {
  /// What is set, as a scenario knows it; nil if a key has a value of a type that scenarios have not.
  fileprivate func forScenario(_ run: ViewRun) -> TransactionChange? {
    var change = TransactionChange(
      disablesAnimations: self["disablesAnimations"]?.boolean,
      tracksVelocity: self["tracksVelocity"]?.boolean)
    if let animation = self["animation"], case .known(let known) = run.animation(animation) {
      change.animation = .some(known)
    }
    for (name, value) in values {
      let property = Property(rawValue: name)
      if property?.decidesAnimation == true { continue }
      change.values[name] = value.scenarioValue
      if change.values[name] == nil, property == nil { return nil }
    }
    return change
  }
}

extension ViewValue {
  /// A value of a scenario.
  fileprivate init(_ value: ScenarioValue, as type: ScenarioType? = nil) {
    switch value {
    case .boolean(let flag): self = .boolean(flag)
    case .integer(let number): self = .integer(number)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .vector:
      self =
        if let kind = type?.geometry, let numbers = value.numbers {
          .geometry(kind, numbers)
        } else {
          .unknown(UnknownValue("this value", at: .none))
        }
    }
  }

  /// The value as a scenario has it; nil for one that it has not.
  fileprivate var scenarioValue: ScenarioValue? {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    default: nil
    }
  }
}

extension ScenarioType {
  /// The type as an app's views know it.
  fileprivate var viewType: ViewType {
    switch self {
    case .boolean: .boolean
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .size, .point, .vector, .rectangle, .angle, .unitPoint:
      geometry.map { .geometry($0) } ?? .unknown
    }
  }
}
