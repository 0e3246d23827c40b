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

/// The way in which a statement is left.
package enum Flow {
  case next
  case returned(SwiftValue)
  /// A loop or a switch is left: the innermost one, or that of a label.
  case broken(String?)
  /// A loop continues with its next iteration: the innermost one, or that of a label.
  case continued(String?)
  case fallenThrough

  /// The function may or may not continue: the value that it would return if it did not, and the reason why that is
  /// unknown.
  case undecided(SwiftValue, UnknownValue)

  /// The iteration of the loop may or may not continue, for the given reason.
  case undecidedTurn(UnknownValue)

  /// The reason why it is unknown whether the next statement is reached; nil if it is known.
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

  /// The types that type parameters stand for, of those that the code asks for.
  var types: [String: SwiftType] = [:]

  package init(count: Int, parent: Frame?) {
    slots = Array(repeating: .nothing, count: count)
    self.parent = parent
  }

  /// Returns the frame that is a number of levels further out.
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
  /// The number of slots at the front that are parameters.
  package var parameterCount: Int

  /// The types that the parameters are converted to.
  var parameterTypes: [SwiftType]
  package var slotCount: Int
  package var body: Execute

  /// The code that is run where the closure may wait; nil for a closure that never does.
  var waiting: AsyncCode?

  /// Whether the code uses the parameters.
  package var namesParameters = true

  /// Whether the closure has a capture list.
  package var takesValues = false

  /// Whether the closure can change a state, a binding or an object, also in functions that it calls.
  package var changesState: Bool

  /// The calls that decide whether the closure changes anything; nil if no call does.
  package var calls: ClosureCalls?

  /// The function that makes everything that the closure writes unknown; nil if it writes nothing.
  var forget: Forget?

  /// The parameters that are given by '&': each is a copy that is written back, whatever its type is.
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
/// It is an object because closures are values that are copied at every level of views.
package final class ClosureCalls: Sendable {
  /// The handed closures that the closure calls, where nothing else in it changes anything; empty where something does.
  let handed: [Compute]

  /// A call of a function that the files do not declare, where nothing known in the closure changes anything.
  package let undeclared: UndeclaredCall?

  init(handed: [Compute], undeclared: UndeclaredCall? = nil) {
    self.handed = handed
    self.undeclared = undeclared
  }
}

/// A call of a function that the files do not declare.
package struct UndeclaredCall: Sendable {
  /// The call without its arguments: `store.send(…)`.
  package let words: String
  package let position: SourcePosition
}

/// A closure with the variables around it, or a method with the value that it is a member of.
package struct ClosureValue {
  package var code: ClosureCode
  package var frame: Frame?

  package init(code: ClosureCode, frame: Frame? = nil) {
    self.code = code
    self.frame = frame
  }

  /// Returns the function that a key path stands for where a function is expected: it returns the property at the end
  /// of the names.
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
  /// The flow after a loop that was left with this flow.
  var leavingLoop: Flow {
    switch self {
    case .returned, .undecided: self
    default: .next
    }
  }
}
