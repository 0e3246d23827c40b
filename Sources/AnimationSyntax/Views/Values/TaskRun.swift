/// Statements that may wait, compiled.
indirect enum AsyncCode: Sendable {
  /// A statement that does not wait.
  case plain(Execute)
  /// `await Task.sleep(…)`: so many seconds.
  case wait(Compute)
  case sequence([AsyncCode])
  case choice(Test, AsyncCode, AsyncCode?)
  case elements(ElementLoop)
  case condition(ConditionLoop)
  /// A call of a function of the app's own that may wait.
  case call(@Sendable (ViewRun, Frame) throws -> (code: AsyncCode, frame: Frame)?)

  /// A `for` loop.
  struct ElementLoop: Sendable {
    var elements: Compute
    var slotCount: Int
    var store: @Sendable (ViewValue, Frame) -> Void
    var condition: Compute?
    var body: AsyncCode
    var position: SourcePosition
  }

  /// A `while` or `repeat` loop.
  struct ConditionLoop: Sendable {
    var slotCount: Int
    var test: Test
    var testsFirst: Bool
    var body: AsyncCode
    var position: SourcePosition
  }
}

/// A task while it runs: what is still to be done, innermost last.
final class TaskRun {
  /// What stops it; nil for what nothing can stop.
  let number: Int?

  private var stack: [Level]

  private enum Level {
    case sequence([AsyncCode], next: Int, Frame)
    case elements([ViewValue], next: Int, AsyncCode.ElementLoop, Frame)
    case condition(AsyncCode.ConditionLoop, Frame, isFirst: Bool)
    /// What `return` leaves.
    case function
  }

  /// Begins with a closure.
  init(_ closure: ClosureValue, number: Int?) {
    self.number = number
    let code = closure.code
    let frame = Frame(count: max(code.slotCount, code.parameterCount), parent: closure.frame)
    stack = [.sequence([code.waiting ?? .plain(code.body)], next: 0, frame)]
  }

  /// Goes on up to the next wait.
  ///
  /// - Returns: How long it waits, in seconds; nil once it is over.
  func resume(_ run: ViewRun) throws -> Double? {
    while let level = stack.popLast() {
      switch level {
      case .function: continue
      case .sequence(let codes, let next, let frame):
        guard next < codes.count else { continue }
        stack.append(.sequence(codes, next: next + 1, frame))
        run.lostWait = nil
        if let seconds = try begin(codes[next], frame, run) { return seconds }
        if let unknown = run.lostWait { abandon(unknown, run) }
      case .elements(let elements, let next, let loop, let frame):
        guard next < elements.count else { continue }
        try run.step(at: loop.position)
        stack.append(.elements(elements, next: next + 1, loop, frame))
        let turn = Frame(count: loop.slotCount, parent: frame)
        loop.store(elements[next], turn)
        switch try loop.condition.map({ Tested(try $0(run, turn)) }) ?? .holds {
        case .holds: stack.append(.sequence([loop.body], next: 0, turn))
        case .fails: continue
        case .unknown(let unknown):
          run.leaveOut("what is inside of 'for'", because: unknown, at: loop.position)
        }
      case .condition(let loop, let frame, let isFirst):
        try run.step(at: loop.position)
        let turn = Frame(count: loop.slotCount, parent: frame)
        if loop.testsFirst || !isFirst {
          let tested = try loop.test(run, turn)
          if case .unknown(let unknown) = tested {
            run.leaveOut("what is inside of the loop", because: unknown, at: loop.position)
          }
          guard case .holds = tested else { continue }
        }
        stack.append(.condition(loop, frame, isFirst: false))
        stack.append(.sequence([loop.body], next: 0, turn))
      }
    }
    return nil
  }

  private func begin(_ code: AsyncCode, _ frame: Frame, _ run: ViewRun) throws -> Double? {
    switch code {
    case .plain(let execute): leave(try execute(run, frame))
    case .wait(let seconds):
      let value = try seconds(run, frame)
      if let number = value.double { return max(number, 0) }
      // When the rest would be done cannot be known.
      stack = []
      let unknown = value.unknown ?? UnknownValue(value.text, at: .none)
      run.leaveOut("what follows the wait", because: unknown, at: unknown.position)
    case .sequence(let codes): stack.append(.sequence(codes, next: 0, frame))
    case .choice(let test, let yes, let no):
      switch try test(run, frame) {
      case .holds: stack.append(.sequence([yes], next: 0, frame))
      case .fails: if let no { stack.append(.sequence([no], next: 0, frame)) }
      case .unknown(let unknown):
        run.leaveOut("what depends on it", because: unknown, at: unknown.position)
      }
    case .elements(let loop):
      let elements = try loop.elements(run, frame)
      if let unknown = elements.unknown {
        run.leaveOut("what is inside of 'for'", because: unknown, at: loop.position)
      }
      stack.append(.elements(elements.elements ?? [], next: 0, loop, frame))
    case .condition(let loop): stack.append(.condition(loop, frame, isFirst: true))
    case .call(let prepare):
      guard stack.count < ViewRun.mostDepth else { return nil }
      if let (code, frame) = try prepare(run, frame) {
        stack.append(.function)
        stack.append(.sequence([code], next: 0, frame))
      }
    }
    return nil
  }

  /// Ends, as it is not known when what is waited for is over.
  private func abandon(_ unknown: UnknownValue, _ run: ViewRun) {
    let isLast = stack.allSatisfy { level in
      switch level {
      case .function: true
      case .sequence(let codes, let next, _): next >= codes.count
      case .elements, .condition: false
      }
    }
    stack = []
    if !isLast { run.leaveOut("what follows 'await'", because: unknown, at: unknown.position) }
  }

  private func leave(_ flow: Flow) {
    switch flow {
    case .next, .fallenThrough: return
    case .returned:
      while let level = stack.popLast() { if case .function = level { return } }
    case .broken:
      while let level = stack.popLast() {
        switch level {
        case .elements, .condition: return
        default: continue
        }
      }
    case .continued:
      while let level = stack.last {
        switch level {
        case .elements, .condition: return
        default: stack.removeLast()
        }
      }
    }
  }
}
