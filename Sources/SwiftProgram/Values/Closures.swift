/// A function that evaluates an expression: in a run, with the variables around it.
package typealias Compute = @Sendable (ProgramRun, Frame) throws -> SwiftValue

/// A function that makes the modifiers that a call stands for.
package typealias Modify = @Sendable (ProgramRun, Frame) throws -> [ViewModifierValue]

/// A function that performs a statement.
package typealias Execute = @Sendable (ProgramRun, Frame) throws -> Flow

/// A function that finds a location that can be written to.
package typealias Locate = @Sendable (ProgramRun, Frame) throws -> Location

/// A function that tests a condition, and binds its variables.
package typealias Test = @Sendable (ProgramRun, Frame) throws -> Tested

/// A function that makes the values that statements write unknown, for a reason, instead of performing the
/// statements.
package typealias Forget = @Sendable (UnknownValue, ProgramRun, Frame) throws -> Void

/// How the statement after a statement is reached.
package enum Flow {
  case next
  case returned(SwiftValue)
  /// A loop or a switch is left: the innermost one, or that of a label.
  case broken(String?)
  /// A loop goes on with its next turn: the innermost one, or that of a label.
  case continued(String?)
  case fallenThrough

  /// It is not known whether the function goes on: what it would return if it did not, and why.
  case undecided(SwiftValue, UnknownValue)

  /// It is not known whether the turn of the loop around goes on, and why.
  case undecidedTurn(UnknownValue)

  /// Why it is not known whether it is reached; nil where it is.
  var doubt: UnknownValue? {
    switch self {
    case .undecided(_, let unknown), .undecidedTurn(let unknown): unknown
    default: nil
    }
  }

  /// The value that the function returns, as far as statements determine it.
  package var result: SwiftValue? {
    switch self {
    case .returned(let value), .undecided(let value, _): value
    default: nil
    }
  }
}

/// The variables of a function, a closure or the body of a loop.
package final class Frame {
  package var slots: [SwiftValue]
  package let parent: Frame?

  /// The types that type parameters stand for, as far as the code asks for them.
  var types: [String: SwiftType] = [:]

  package init(count: Int, parent: Frame?) {
    slots = Array(repeating: .nothing, count: count)
    self.parent = parent
  }

  /// The frame that is so many levels further out.
  func frame(_ depth: Int) -> Frame {
    var frame = self
    for _ in 0..<depth {
      guard let parent = frame.parent else { return frame }
      frame = parent
    }
    return frame
  }
}

/// The code of a closure, compiled.
package struct ClosureCode: Sendable {
  /// How many of the slots at the front are parameters.
  package var parameterCount: Int

  /// The types that the parameters are converted to.
  var parameterTypes: [SwiftType]
  package var slotCount: Int
  package var body: Execute

  /// The code that is run where it may wait; nil for a closure that never does.
  var waiting: AsyncCode?

  /// Whether its parameters are used.
  package var namesParameters = true

  /// Whether it has a list of values that it takes when it is made.
  package var takesValues = false

  /// Whether it can change a state, a binding or an object, in functions that it calls too.
  package var changesState: Bool

  /// The calls that decide whether it changes anything; nil where none does.
  package var calls: ClosureCalls?

  /// The function that makes everything that it writes unknown; nil where it writes nothing.
  var forget: Forget?

  /// The parameters that are given by '&': each is a copy that is written back, of whichever type it is.
  var copied: Set<Int> = []

  package init(
    parameterCount: Int, parameterTypes: [SwiftType], slotCount: Int, body: @escaping Execute,
    waiting: AsyncCode? = nil, namesParameters: Bool = true, changesState: Bool,
    calls: ClosureCalls? = nil, forget: Forget? = nil
  ) {
    self.parameterCount = parameterCount
    self.parameterTypes = parameterTypes
    self.slotCount = slotCount
    self.body = body
    self.waiting = waiting
    self.namesParameters = namesParameters
    self.changesState = changesState
    self.calls = calls
    self.forget = forget
  }
}

/// The calls in a closure that decide whether it changes anything.
///
/// It is an object since closures are values that are handed on at every level of views.
package final class ClosureCalls: Sendable {
  /// The closures that it was handed and calls, where nothing else in it changes anything; empty where something does.
  let handed: [Compute]

  /// A call in it of what the files do not declare, where nothing that is known changes anything.
  package let undeclared: UndeclaredCall?

  init(handed: [Compute], undeclared: UndeclaredCall? = nil) {
    self.handed = handed
    self.undeclared = undeclared
  }
}

/// A call of what the files do not declare.
package struct UndeclaredCall: Sendable {
  /// The call without its arguments: `store.send(…)`.
  package let words: String
  package let position: SourcePosition
}

/// A closure with the variables around it, or a function with what it is a member of.
package struct ClosureValue {
  package var code: ClosureCode
  package var frame: Frame?

  package init(code: ClosureCode, frame: Frame? = nil) {
    self.code = code
    self.frame = frame
  }

  /// A key path where a function is due: it gives the property that the names lead to.
  static func property(_ names: [String]) -> ClosureValue {
    let code = ClosureCode(
      parameterCount: 1, parameterTypes: [.unknown], slotCount: 1,
      body: { run, frame in
        .returned(try run.collections.value(at: names, of: frame.slots[0], at: .none))
      },
      changesState: false)
    return ClosureValue(code: code, frame: nil)
  }
}

extension Flow {
  /// The flow after a loop that is left so.
  var leavingLoop: Flow {
    switch self {
    case .returned, .undecided: self
    default: .next
    }
  }
}
