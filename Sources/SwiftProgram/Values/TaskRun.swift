/// A running task: the code that is still to be run, innermost last.
package final class TaskRun {
  /// The number by which the task is canceled.
  let number: Int

  /// The closure that the task runs.
  let closure: ClosureValue

  private var stack: [Level]

  /// Whether the task is in a wait that throws an error when the task is canceled.
  private(set) var isSleeping = false

  /// The number of sleeps that ended at once, as the task was canceled.
  private var sleeplessCount = 0

  private static let mostSleepless = 100

  /// The variables of the closure.
  private let base: Frame

  /// The event that a task waits for: the end of a time, or of another task.
  enum Pause {
    case seconds(Double)

    /// The end of another task, by its number.
    case task(Int)
  }

  /// The outcome of a task that has ended.
  enum Outcome {
    case value(SwiftValue)
    case error(ThrownError)
  }

  fileprivate enum Level {
    case sequence([AsyncCode.Step], next: Int, Frame)
    /// A case of a `switch`, which `fallthrough` leaves for the next one.
    case selection(AsyncCode.Selection, number: Int, Frame)
    case elements([SwiftValue], next: Int, AsyncCode.ElementLoop, Frame)
    case condition(AsyncCode.ConditionLoop, Frame, isFirst: Bool)
    /// The code that is run when everything above it is over or left.
    case deferred(Execute, Frame)
    /// The call that `return` leaves, and the function that keeps its result.
    case function(AsyncCode.Keep?, Frame)
    /// The clauses that catch the errors of everything above it.
    case catching(AsyncCode.Catcher, Frame)

    /// Returns the level for a single statement.
    static func step(_ code: AsyncCode, _ frame: Frame) -> Level {
      .sequence([AsyncCode.Step(code: code)], next: 0, frame)
    }
  }

  /// Creates a task that begins with a closure.
  package init(_ closure: ClosureValue, number: Int) {
    self.number = number
    self.closure = closure
    let code = closure.code
    let frame = Frame(count: max(code.slotCount, code.parameterCount), parent: closure.frame)
    base = frame
    stack = [
      .function({ value, run, _ in run.ends.outcomes[number] = .value(value) }, frame),
      .step(code.waiting ?? .plain(code.body), frame),
    ]
  }

  /// Runs up to the next wait.
  ///
  /// - Returns: The event that the task waits for; nil once the task is over.
  func resume(_ run: ProgramRun) throws -> Pause? {
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

  private func goOn(_ run: ProgramRun) throws -> Pause? {
    while let level = stack.popLast() {
      switch level {
      case .catching, .selection: continue
      case .function(let keep, let frame): keep?(.void, run, frame)
      case .deferred(let execute, let frame): _ = try execute(run, frame)
      case .sequence(let codes, let next, let frame):
        guard next < codes.count else { continue }
        if case .deferred(let execute) = codes[next].code {
          stack.append(.deferred(execute, frame))
        }
        stack.append(.sequence(codes, next: next + 1, frame))
        run.lostWait = nil
        if let pause = try begin(codes[next].code, frame, run) { return pause }
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

  private func begin(_ code: AsyncCode, _ frame: Frame, _ run: ProgramRun) throws -> Pause? {
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
      if let number = value.double { return .seconds(max(number, 0)) }
      // The time at which the rest would run is unknown.
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
    case .selection(let selection):
      let value = try selection.subject(run, frame)
      if let unknown = value.unknown {
        try leave(try selection.skip(unknown, run, frame), run)
        return nil
      }
      try choose(in: selection, value, frame, run)
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
    case .join(let task, let instead, let keep):
      guard case .handle(let handle) = try task(run, frame) else {
        keep(try instead(run, frame), run, frame)
        return nil
      }
      switch run.ends.outcomes[handle.number] {
      case .value(let value): keep(value, run, frame)
      case .error(let error): throw error
      case nil:
        stack.append(.step(code, frame))
        return .task(handle.number)
      }
    case .call(let begin, let keep):
      guard stack.count < ProgramRun.mostDepth else { return nil }
      switch try begin(run, frame) {
      case .done(let value): keep?(value, run, frame)
      case .waits(let code, let inner):
        stack.append(.function(keep, frame))
        stack.append(.step(code, inner))
      }
    }
    return nil
  }

  /// Enters the first case of a `switch` that matches a value.
  private func choose(
    in selection: AsyncCode.Selection, _ value: SwiftValue, _ frame: Frame, _ run: ProgramRun
  ) throws {
    for (number, entry) in selection.cases.enumerated() {
      switch try entry.match?(value, run, frame) ?? .holds {
      case .holds: return go(into: number, of: selection, frame)
      case .fails: continue
      case .unknown(let unknown): return try leave(try selection.skip(unknown, run, frame), run)
      }
    }
  }

  private func go(into number: Int, of selection: AsyncCode.Selection, _ frame: Frame) {
    guard selection.cases.indices.contains(number) else { return }
    stack.append(.selection(selection, number: number, frame))
    stack.append(.step(selection.cases[number].body, frame))
  }

  /// Returns whether a canceled task is followed any further: its sleeps end at once, so that a loop in it may never
  /// end.
  private func isFollowed(_ run: ProgramRun) -> Bool {
    sleeplessCount += 1
    guard sleeplessCount > Self.mostSleepless else { return true }
    run.note(
      "once this task is cancelled, 'Task.sleep' does not wait any more, and the task goes on and on; it is followed for \(Self.mostSleepless) rounds",
      at: run.lastPosition)
    stack = []
    return false
  }

  /// Leaves the levels that an error leaves, up to the clause that catches it; where there is none, the task is over.
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
    run.ends.outcomes[number] = .error(error)
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

  /// Ends the task, as it is unknown when its wait is over.
  private func abandon(_ unknown: UnknownValue, _ run: ProgramRun) {
    let isLast = stack.allSatisfy { level in
      switch level {
      case .function, .catching, .selection: true
      case .sequence(let codes, let next, _): next >= codes.count
      case .elements, .condition, .deferred: false
      }
    }
    stack = []
    if !isLast { run.leaveOut("what follows 'await'", because: unknown, at: unknown.position) }
  }

  private func leave(_ flow: Flow, _ run: ProgramRun) throws {
    switch flow {
    case .next: return
    case .fallenThrough:
      while let level = stack.popLast() {
        if case .selection(let selection, let number, let frame) = level {
          return go(into: number + 1, of: selection, frame)
        }
        try leave(level, flow, run)
      }
    case .returned, .undecided:
      while let level = stack.popLast() {
        if case .function(let keep, let frame) = level {
          keep?(flow.doubt.map { .unknown($0) } ?? flow.result ?? .void, run, frame)
          return
        }
        try leave(level, flow, run)
      }
    case .broken(let label):
      while let level = stack.popLast() {
        try leave(level, flow, run)
        if level.isLoop(label) { return }
        if case .selection = level, label == nil { return }
      }
    case .undecidedTurn:
      while let level = stack.popLast() {
        try leave(level, flow, run)
        if level.isLoop(nil) { return }
      }
    case .continued(let label):
      while let level = stack.last, !level.isLoop(label) {
        try leave(stack.removeLast(), flow, run)
      }
    }
  }

  private func leave(_ level: Level, _ flow: Flow, _ run: ProgramRun) throws {
    if let unknown = flow.doubt { try level.forget(unknown, run) }
    if case .deferred(let execute, let frame) = level { _ = try execute(run, frame) }
  }
}

extension TaskRun.Level {
  /// Returns whether the level is a loop, or the loop with a given label.
  fileprivate func isLoop(_ label: String?) -> Bool {
    switch self {
    case .elements(_, _, let loop, _): label == nil || loop.label == label
    case .condition(let loop, _, _): label == nil || loop.label == label
    case .sequence, .selection, .deferred, .function, .catching: false
    }
  }

  /// Makes everything that the rest of the level writes unknown.
  fileprivate func forget(_ unknown: UnknownValue, _ run: ProgramRun) throws {
    switch self {
    case .sequence(let steps, let next, let frame):
      if steps.indices.contains(next - 1) { try steps[next - 1].forget?(unknown, run, frame) }
    case .elements(_, _, let loop, let frame): try loop.forget?(unknown, run, frame)
    case .condition(let loop, let frame, _):
      try loop.forget?(unknown, run, Frame(count: loop.slotCount, parent: frame))
    case .selection, .deferred, .function, .catching: break
    }
  }
}
