/// Statements that may wait, compiled.
package indirect enum AsyncCode: Sendable {
  /// A statement that does not wait.
  case plain(Execute)
  /// `await Task.sleep(…)`: so many seconds, unless the task is cancelled before.
  case sleep(Compute)
  /// `await Task.yield()` and what cannot be cancelled: so many seconds.
  case wait(Compute)
  /// `defer`: what is done when the statements that it is among are over, however they are left.
  case deferred(Execute)
  case sequence([Step])
  case choice(Test, AsyncCode, AsyncCode?, skip: Skip)
  case selection(Selection)
  case elements(ElementLoop)
  case condition(ConditionLoop)
  /// `do` with its `catch`, or `try?`: what is done, and who catches its errors.
  case caught(AsyncCode, Catcher)
  /// A call of a function of the app's own that may wait, and what is done with the value that it gives.
  case call(@Sendable (ProgramRun, Frame) throws -> CallBegin, keep: Keep? = nil)

  /// The state of a call when it begins.
  package enum CallBegin {
    /// It waits for nothing, and has given a value.
    case done(SwiftValue)
    case waits(AsyncCode, Frame)
  }

  /// The value of a task, once that is over; of anything else than a task the value that is computed for it.
  case join(Compute, instead: Compute, keep: Keep)

  /// A function that keeps a value in the frame of the code that waits for it.
  package typealias Keep = @Sendable (SwiftValue, ProgramRun, Frame) -> Void

  /// One of several statements.
  package struct Step: Sendable {
    var code: AsyncCode

    /// The function that makes everything after it unknown; nil where it is certain that this is reached.
    var forget: Forget?
  }

  /// The clauses that catch errors.
  package struct Catcher: Sendable {
    var clauses: [(match: Match, body: AsyncCode)]

    /// The function that is called where it is not known whether or by which clause an error is caught.
    var skip: @Sendable (ThrownError, ProgramRun, Frame) throws -> Flow

    /// Catches every error.
    static func all(_ body: AsyncCode) -> Catcher {
      Catcher(clauses: [({ @Sendable _, _, _ in .holds }, body)]) { _, _, _ in .next }
    }
  }

  /// A function that is called instead of statements of which it is not known whether they are done.
  package typealias Skip = @Sendable (UnknownValue, ProgramRun, Frame) throws -> Flow

  /// A `switch`.
  package struct Selection: Sendable {
    /// A case: what tests the value, nil for the default, and what is done.
    typealias Case = (match: Match?, body: AsyncCode)

    var subject: Compute
    var cases: [Case]
    var skip: Skip
  }

  /// A `for` loop.
  package struct ElementLoop: Sendable {
    /// The label by which `break` and `continue` name it.
    var label: String?
    var elements: Compute
    var slotCount: Int
    var store: @Sendable (SwiftValue, Frame) -> Void
    var condition: Compute?
    var body: AsyncCode
    var skip: Skip

    /// The function that makes everything that it writes unknown; nil where it writes nothing.
    var forget: Forget?
    var position: SourcePosition
  }

  /// A `while` or `repeat` loop.
  package struct ConditionLoop: Sendable {
    /// The label by which `break` and `continue` name it.
    var label: String?
    var slotCount: Int
    var test: Test
    var testsFirst: Bool
    var body: AsyncCode
    var skip: Skip

    /// The function that makes everything that it writes unknown; nil where it writes nothing.
    var forget: Forget?
    var position: SourcePosition
  }
}
