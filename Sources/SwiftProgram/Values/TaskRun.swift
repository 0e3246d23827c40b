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
  case elements(ElementLoop)
  case condition(ConditionLoop)
  /// `do` with its `catch`, or `try?`: what is done, and who catches its errors.
  case caught(AsyncCode, Catcher)
  /// A call of a function of the app's own that may wait.
  case call(@Sendable (ProgramRun, Frame) throws -> (code: AsyncCode, frame: Frame)?)

  /// One of several statements.
  package struct Step: Sendable {
    var code: AsyncCode

    /// What makes all that follows it unknown; nil where it is certain that that is reached.
    var forget: Forget?
  }

  /// What catches errors.
  package struct Catcher: Sendable {
    var clauses: [(match: Match, body: AsyncCode)]

    /// What is done where it is not known whether or by which clause an error is caught.
    var skip: @Sendable (ThrownError, ProgramRun, Frame) throws -> Flow
  }

  /// What is done instead of statements of which it is not known whether they are.
  package typealias Skip = @Sendable (UnknownValue, ProgramRun, Frame) throws -> Flow

  /// A `for` loop.
  package struct ElementLoop: Sendable {
    var elements: Compute
    var slotCount: Int
    var store: @Sendable (SwiftValue, Frame) -> Void
    var condition: Compute?
    var body: AsyncCode
    var skip: Skip

    /// What makes all that it writes unknown; nil where it writes nothing.
    var forget: Forget?
    var position: SourcePosition
  }

  /// A `while` or `repeat` loop.
  package struct ConditionLoop: Sendable {
    var slotCount: Int
    var test: Test
    var testsFirst: Bool
    var body: AsyncCode
    var skip: Skip

    /// What makes all that it writes unknown; nil where it writes nothing.
    var forget: Forget?
    var position: SourcePosition
  }
}

/// A task while it runs: what is still to be done, innermost last.
package final class TaskRun {
  /// What stops it.
  let number: Int

  /// What it does.
  let closure: ClosureValue

  private var stack: [Level]

  /// Whether it waits for what throws an error once it is cancelled.
  private(set) var isSleeping = false

  /// How often it has not slept, as it was cancelled.
  private var sleeplessCount = 0

  private static let mostSleepless = 100

  /// The variables of the closure.
  private let base: Frame

  fileprivate enum Level {
    case sequence([AsyncCode.Step], next: Int, Frame)
    case elements([SwiftValue], next: Int, AsyncCode.ElementLoop, Frame)
    case condition(AsyncCode.ConditionLoop, Frame, isFirst: Bool)
    /// What is done when what is above it is over or left.
    case deferred(Execute, Frame)
    /// What `return` leaves.
    case function
    /// What catches the errors of what is above it.
    case catching(AsyncCode.Catcher, Frame)

    /// One statement.
    static func step(_ code: AsyncCode, _ frame: Frame) -> Level {
      .sequence([AsyncCode.Step(code: code)], next: 0, frame)
    }
  }

  /// Begins with a closure.
  package init(_ closure: ClosureValue, number: Int) {
    self.number = number
    self.closure = closure
    let code = closure.code
    let frame = Frame(count: max(code.slotCount, code.parameterCount), parent: closure.frame)
    base = frame
    stack = [.step(code.waiting ?? .plain(code.body), frame)]
  }

  /// Goes on up to the next wait.
  ///
  /// - Returns: How long it waits, in seconds; nil once it is over.
  func resume(_ run: ProgramRun) throws -> Double? {
    while true {
      do {
        let wasSleeping = isSleeping
        isSleeping = false
        if wasSleeping { try run.checkCancellation() }
        return try run.deeper(at: .none) { try run.catching { try goOn(run) } }
      } catch let error as ThrownError {
        try run.catching { try unwind(error, run) }
      } catch is StoppedApp {
        stack = []
        return nil
      }
    }
  }

  private func goOn(_ run: ProgramRun) throws -> Double? {
    while let level = stack.popLast() {
      switch level {
      case .function, .catching: continue
      case .deferred(let execute, let frame): _ = try execute(run, frame)
      case .sequence(let codes, let next, let frame):
        guard next < codes.count else { continue }
        if case .deferred(let execute) = codes[next].code {
          stack.append(.deferred(execute, frame))
        }
        stack.append(.sequence(codes, next: next + 1, frame))
        run.lostWait = nil
        if let seconds = try begin(codes[next].code, frame, run) { return seconds }
        if let unknown = run.lostWait { abandon(unknown, run) }
      case .elements(let elements, let next, let loop, let frame):
        guard next < elements.count else { continue }
        try run.step(at: loop.position)
        stack.append(.elements(elements, next: next + 1, loop, frame))
        let turn = Frame(count: loop.slotCount, parent: frame)
        loop.store(elements[next], turn)
        switch try loop.condition.map({ Tested(try $0(run, turn)) }) ?? .holds {
        case .holds: stack.append(.step(loop.body, turn))
        case .fails: continue
        case .unknown(let unknown): try leave(try loop.skip(unknown, run, frame), run)
        }
      case .condition(let loop, let frame, let isFirst):
        try run.step(at: loop.position)
        let turn = Frame(count: loop.slotCount, parent: frame)
        if loop.testsFirst || !isFirst {
          let tested = try loop.test(run, turn)
          if case .unknown(let unknown) = tested {
            try leave(try loop.skip(unknown, run, turn).leavingLoop, run)
          }
          guard case .holds = tested else { continue }
        }
        stack.append(.condition(loop, frame, isFirst: false))
        stack.append(.step(loop.body, turn))
      }
    }
    return nil
  }

  private func begin(_ code: AsyncCode, _ frame: Frame, _ run: ProgramRun) throws -> Double? {
    switch code {
    case .plain(let execute): try leave(try execute(run, frame), run)
    case .deferred: break
    case .sleep(let seconds):
      if run.isTaskCancelled, !isFollowed(run) { return nil }
      try run.checkCancellation()
      let wait = try begin(.wait(seconds), frame, run)
      isSleeping = wait != nil
      return wait
    case .wait(let seconds):
      let value = try seconds(run, frame)
      if let number = value.double { return max(number, 0) }
      // When the rest would be done cannot be known.
      stack = []
      let unknown = value.unknown ?? UnknownValue(value.text, at: .none)
      run.leaveOut("what follows the wait", because: unknown, at: unknown.position)
    case .sequence(let codes): stack.append(.sequence(codes, next: 0, frame))
    case .choice(let test, let yes, let no, let skip):
      switch try test(run, frame) {
      case .holds: stack.append(.step(yes, frame))
      case .fails: if let no { stack.append(.step(no, frame)) }
      case .unknown(let unknown): try leave(try skip(unknown, run, frame), run)
      }
    case .elements(let loop):
      let elements = try loop.elements(run, frame)
      if let unknown = elements.unknown {
        try leave(try loop.skip(unknown, run, frame).leavingLoop, run)
        return nil
      }
      stack.append(.elements(elements.elements ?? [], next: 0, loop, frame))
    case .condition(let loop): stack.append(.condition(loop, frame, isFirst: true))
    case .caught(let work, let catcher):
      stack.append(.catching(catcher, frame))
      stack.append(.step(work, frame))
    case .call(let prepare):
      guard stack.count < ProgramRun.mostDepth else { return nil }
      if let (code, frame) = try prepare(run, frame) {
        stack.append(.function)
        stack.append(.step(code, frame))
      }
    }
    return nil
  }

  /// Whether a task that was cancelled is followed any further: it does not wait any more, so that a loop in it may
  /// have no end.
  private func isFollowed(_ run: ProgramRun) -> Bool {
    sleeplessCount += 1
    guard sleeplessCount > Self.mostSleepless else { return true }
    run.note(
      "once this task is cancelled, 'Task.sleep' does not wait any more, and the task goes on and on; it is followed for \(Self.mostSleepless) rounds",
      at: run.lastPosition)
    stack = []
    return false
  }

  /// Leaves what an error leaves, up to what catches it; where nothing does, the task is over.
  private func unwind(_ error: ThrownError, _ run: ProgramRun) throws {
    var error = error
    while let level = stack.popLast() {
      do {
        if case .deferred(let execute, let frame) = level { _ = try execute(run, frame) }
        guard case .catching(let catcher, let frame) = level else { continue }
        if try isCaught(error, by: catcher, frame, run) { return }
      } catch let other as ThrownError {
        error = other
      }
    }
    guard case .undecided(let unknown) = error else { return }
    try closure.code.forget?(unknown, run, base)
    run.leaveOut("what follows an error that may be thrown", because: unknown, at: .none)
  }

  private func isCaught(
    _ error: ThrownError, by catcher: AsyncCode.Catcher, _ frame: Frame, _ run: ProgramRun
  ) throws -> Bool {
    guard case .value(let value) = error else {
      try leave(try catcher.skip(error, run, frame), run)
      return true
    }
    for clause in catcher.clauses {
      switch try clause.match(value, run, frame) {
      case .holds:
        stack.append(.step(clause.body, frame))
        return true
      case .fails: continue
      case .unknown(let unknown):
        try leave(try catcher.skip(.undecided(unknown), run, frame), run)
        return true
      }
    }
    return false
  }

  /// Ends, as it is not known when what is waited for is over.
  private func abandon(_ unknown: UnknownValue, _ run: ProgramRun) {
    let isLast = stack.allSatisfy { level in
      switch level {
      case .function, .catching: true
      case .sequence(let codes, let next, _): next >= codes.count
      case .elements, .condition, .deferred: false
      }
    }
    stack = []
    if !isLast { run.leaveOut("what follows 'await'", because: unknown, at: unknown.position) }
  }

  private func leave(_ flow: Flow, _ run: ProgramRun) throws {
    switch flow {
    case .next, .fallenThrough: return
    case .returned, .undecided:
      while let level = stack.popLast() {
        if case .function = level { return }
        try leave(level, flow, run)
      }
    case .broken, .undecidedTurn:
      while let level = stack.popLast() {
        try leave(level, flow, run)
        if level.isLoop { return }
      }
    case .continued:
      while let level = stack.last, !level.isLoop { try leave(stack.removeLast(), flow, run) }
    }
  }

  private func leave(_ level: Level, _ flow: Flow, _ run: ProgramRun) throws {
    if let unknown = flow.doubt { try level.forget(unknown, run) }
    if case .deferred(let execute, let frame) = level { _ = try execute(run, frame) }
  }
}

extension TaskRun.Level {
  fileprivate var isLoop: Bool {
    switch self {
    case .elements, .condition: true
    case .sequence, .deferred, .function, .catching: false
    }
  }

  /// Makes what is written in the rest of it unknown.
  fileprivate func forget(_ unknown: UnknownValue, _ run: ProgramRun) throws {
    switch self {
    case .sequence(let steps, let next, let frame):
      if steps.indices.contains(next - 1) { try steps[next - 1].forget?(unknown, run, frame) }
    case .elements(_, _, let loop, let frame): try loop.forget?(unknown, run, frame)
    case .condition(let loop, let frame, _):
      try loop.forget?(unknown, run, Frame(count: loop.slotCount, parent: frame))
    case .deferred, .function, .catching: break
    }
  }
}
