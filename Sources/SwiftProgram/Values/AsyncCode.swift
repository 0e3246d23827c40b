/// Statements that may wait, compiled.
package indirect enum AsyncCode: Sendable {
  /// A statement that does not wait.
  case plain(Execute)
  /// `await Task.sleep(…)`: a wait of some seconds, unless the task is cancelled before.
  case sleep(Compute)
  /// `await Task.yield()` and other waits that cannot be cancelled: a wait of some seconds.
  case wait(Compute)
  /// `defer`: code that is run when the statements around it are over, however they are left.
  case deferred(Execute)
  case sequence([Step])
  case choice(Test, AsyncCode, AsyncCode?, skip: Skip)
  case selection(Selection)
  case elements(ElementLoop)
  case condition(ConditionLoop)
  /// `do` with its `catch`, or `try?`: the statements and the clauses that catch their errors.
  case caught(AsyncCode, Catcher)
  /// A call of a function of the app that may wait, and the function that keeps its result.
  case call(@Sendable (ProgramRun, Frame) throws -> CallBegin, keep: Keep? = nil)

  /// The state of a call when it begins.
  package enum CallBegin {
    /// The call waits for nothing, and has given a value.
    case done(SwiftValue)
    case waits(AsyncCode, Frame)
  }

  /// The value of a task once the task is over; for anything other than a task, the value that is computed for it.
  case join(Compute, instead: Compute, keep: Keep)

  /// A function that keeps a value in the frame of the code that waits for it.
  package typealias Keep = @Sendable (SwiftValue, ProgramRun, Frame) -> Void

  /// One of several statements.
  package struct Step: Sendable {
    var code: AsyncCode

    /// The function that makes everything after the step unknown; nil if the step is certain to be reached.
    var forget: Forget?
  }

  /// The clauses that catch errors.
  package struct Catcher: Sendable {
    var clauses: [(match: Match, body: AsyncCode)]

    /// The function that is called where it is unknown whether an error is caught, or by which clause.
    var skip: @Sendable (ThrownError, ProgramRun, Frame) throws -> Flow

    /// Catches every error.
    static func all(_ body: AsyncCode) -> Catcher {
      Catcher(clauses: [({ @Sendable _, _, _ in .holds }, body)]) { _, _, _ in .next }
    }
  }

  /// A function that is called instead of statements that may or may not be done.
  package typealias Skip = @Sendable (UnknownValue, ProgramRun, Frame) throws -> Flow

  /// A `switch`.
  package struct Selection: Sendable {
    /// A case: the test of the value, nil for the default, and the statements.
    typealias Case = (match: Match?, body: AsyncCode)

    var subject: Compute
    var cases: [Case]
    var skip: Skip
  }

  /// A `for` loop.
  package struct ElementLoop: Sendable {
    /// The label by which `break` and `continue` name the loop.
    var label: String?
    var elements: Compute
    var slotCount: Int
    var store: @Sendable (SwiftValue, Frame) -> Void
    var condition: Compute?
    var body: AsyncCode
    var skip: Skip

    /// The function that makes everything that the loop writes unknown; nil if it writes nothing.
    var forget: Forget?
    var position: SourcePosition
  }

  /// A `while` or `repeat` loop.
  package struct ConditionLoop: Sendable {
    /// The label by which `break` and `continue` name the loop.
    var label: String?
    var slotCount: Int
    var test: Test
    var testsFirst: Bool
    var body: AsyncCode
    var skip: Skip

    /// The function that makes everything that the loop writes unknown; nil if it writes nothing.
    var forget: Forget?
    var position: SourcePosition
  }
}
