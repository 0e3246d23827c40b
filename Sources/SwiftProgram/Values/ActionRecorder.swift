package import AnimationModel
package import MotionRecording

/// Notes what the Swift of a scenario does, as actions of the scenario.
package final class ActionRecorder {
  /// The actions that have been done so far: those outside of transactions first, then those inside each transaction
  /// that has begun.
  private var groups: [[ScriptAction]] = [[]]

  /// The first step that cannot be an action of a scenario.
  package private(set) var refused: UnknownValue?

  /// The states, by the numbers of the globals that hold them.
  private let states: [Int: String]

  /// Makes an action of a closure that is called later.
  private let later: (ClosureValue) -> ScriptAction

  package init(_ states: [Int: String], later: @escaping (ClosureValue) -> ScriptAction) {
    self.states = states
    self.later = later
  }

  /// The actions that were done, outside of all transactions.
  package var actions: [ScriptAction] { groups[0] }

  package func add(_ action: ScriptAction) { groups[groups.count - 1].append(action) }

  /// Notes a change of the environment if it can affect animations.
  package func add(
    _ change: (@Sendable (inout EnvironmentValues) -> Void)?, orRefuse unknown: UnknownValue
  ) {
    if let change { add(.environment(change)) } else { refuse(unknown) }
  }

  /// Notes something that a scenario cannot do.
  func refuse(_ unknown: UnknownValue) { refused = refused ?? unknown }

  /// Notes a write to a global, if the global holds a state.
  func noteWrite(to global: Int, in run: ProgramRun) throws {
    guard let name = states[global], let value = run.globals[global] else { return }
    if let unknown = value.unknown { return refuse(unknown) }
    guard run.code.globals[global].type.mayHave(value) else {
      return refuse(UnknownValue("this value", at: .none))
    }
    add(.set(name, try run.checked(value.attributeValue)))
  }

  package func beginTransaction() { groups.append([]) }

  package func endTransaction(
    _ change: ViewTransactionChange, _ completions: [ViewCompletion], in run: ProgramRun
  ) {
    let inner = groups.removeLast()
    guard let made = run.change(change) else {
      var unknown = UnknownValue("this transaction", at: run.lastPosition)
      if case .unknown(let animation)? = change.animation {
        unknown = run.unknowns[animation.number]
      }
      return refuse(unknown)
    }
    let followUps = completions.compactMap { completion -> ScriptCompletion? in
      guard case .call(let closure)? = run.works.removeValue(forKey: completion.work) else {
        refuse(UnknownValue("this completion", at: run.lastPosition))
        return nil
      }
      return ScriptCompletion(criteria: completion.criteria, [later(closure)])
    }
    add(.transaction(made, inner, completions: followUps))
  }
}

extension ProgramRun {
  /// Returns the value if a scenario can show it.
  ///
  /// - Throws: An ``ExpressionError`` for a number that cannot be animated.
  func checked(_ value: AttributeValue) throws -> AttributeValue {
    guard let fault = value.fault(at: lastPosition.range) else { return value }
    throw error(fault, in: lastPosition.file)
  }

  /// Returns the values that are set in a transaction as a scenario has them; nil if one of them is unknown.
  fileprivate func change(_ change: ViewTransactionChange) -> TransactionChange? {
    func flag(_ flag: ViewFlag) -> Bool? {
      if case .known(let known) = flag { known } else { nil }
    }
    var made = TransactionChange(
      disablesAnimations: change.disablesAnimations.flatMap(flag),
      tracksVelocity: change.tracksVelocity.flatMap(flag))
    guard (made.disablesAnimations == nil) == (change.disablesAnimations == nil),
      (made.tracksVelocity == nil) == (change.tracksVelocity == nil)
    else { return nil }
    switch change.animation {
    case .known(let animation)?: made.animation = .some(animation)
    case .unknown?: return nil
    case nil: break
    }
    for (name, number) in change.values {
      let value = transactionValues[number]
      guard !value.isUnknown else { return nil }
      made.values[name] = value.attributeValue
    }
    return made
  }
}

extension SwiftType {
  /// Returns whether a value may be of the type, as far as that is known.
  fileprivate func mayHave(_ value: SwiftValue) -> Bool {
    if let type = BasicType(self) { return type == BasicType(value) }
    switch (self, value) {
    case (.optional(let type), _):
      if case .nothing = value { return true }
      return type.mayHave(value)
    case (.array, .array), (.set, .set), (.dictionary, .dictionary), (.tuple, .tuple): return true
    case (.array, _), (.set, _), (.dictionary, _), (.tuple, _): return false
    case (.declared(let number, _), .structure(let value)): return value.type == number
    case (.declared(let number, _), .enumeration(let value)): return value.type == number
    case (.declared, _): return false
    default: return true
    }
  }
}
