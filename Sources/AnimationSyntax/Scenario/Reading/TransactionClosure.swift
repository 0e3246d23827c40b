internal import MotionRecording
internal import SwiftProgram
internal import SwiftSyntax

/// A closure of a scenario that reads the transaction that it changes: `{ if $0.avatarTapped { … } }`.
///
/// It is played like those of an app's views, with the states of the scenario as variables around it.
struct TransactionClosure: Sendable {
  private let code: ScenarioCode
  private let closure: Compute

  /// The range of the closure.
  private let range: Range<Int>

  /// Returns whether a closure does more than set values that are known when it is read.
  ///
  /// - Parameters:
  ///   - body: The closure.
  ///   - parameter: The name of the closure's parameter.
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
  ///   - range: The range of the closure.
  ///   - scope: The names of the scenario.
  ///   - program: The program that compiles it.
  init(at range: Range<Int>, in scope: Scope, _ program: ScenarioProgram) throws(Fault) {
    self.range = range
    (code, closure) = try program.closure(
      at: range, as: .function([.transaction], .void), in: scope,
      orElse: Fault(.notUnderstood("this closure"), range))
  }

  /// Returns a transaction after the closure has changed it.
  ///
  /// - Throws: An `ExpressionError` for code that is unknown or not played.
  func callAsFunction(
    _ change: TransactionChange, _ states: ScriptStates
  ) throws -> TransactionChange {
    let origin = code.setting.origins[0]
    let notPlayed = origin.error(.transactionClosure, range)
    let run = code.begin(states)
    guard let closure = try closure(run, code.frame).closure else { throw notPlayed }
    let made = try run.transactionMaker.transformed(try run.transaction(change), by: closure)
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

extension ExprSyntax {
  /// Returns whether a name occurs in the expression.
  fileprivate func mentions(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == name }
  }
}

// The conversion of transactions of a scenario to those of an app's views, and back.
extension ProgramRun {
  /// Returns a transaction with all values of a scenario's transaction.
  fileprivate func transaction(_ change: TransactionChange) throws -> ViewTransactionValue {
    var transaction = ViewTransactionValue()
    for (name, value) in change.values.sorted(by: { $0.key < $1.key }) {
      if transaction.isStored(name) {
        transaction[name] = SwiftValue(value)
      } else {
        transaction.merge(
          self.transactionMaker.transaction(
            try self.transactionMaker.transaction(setting: [name], to: SwiftValue(value))))
      }
    }
    transaction["animation"] = change.animation.map { $0.map { .animation($0) } ?? .nothing }
    transaction["disablesAnimations"] = change.disablesAnimations.map { .boolean($0) }
    transaction["tracksVelocity"] = change.tracksVelocity.map { .boolean($0) }
    return transaction
  }
}

extension ViewTransactionValue {
  /// Returns the values as a scenario has them; nil if a key has a value of a type that scenarios do not have.
  fileprivate func forScenario(_ run: ProgramRun) -> TransactionChange? {
    var change = TransactionChange(
      disablesAnimations: self["disablesAnimations"]?.boolean,
      tracksVelocity: self["tracksVelocity"]?.boolean)
    if let animation = self["animation"],
      case .known(let known) = AnimationChoice(animation, in: run)
    {
      change.animation = .some(known)
    }
    for (name, value) in values {
      let property = Property(rawValue: name)
      if property?.decidesAnimation == true { continue }
      let known = value.attributeValue
      if case .held = known {
        if property == nil { return nil }
      } else {
        change.values[name] = known
      }
    }
    return change
  }
}
