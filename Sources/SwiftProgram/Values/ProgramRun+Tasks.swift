// Tasks, and how they end.
extension ProgramRun {
  /// Returns a new handle for a timer or a task.
  package func newHandle(_ seconds: Double? = nil) -> HandleValue {
    handleCount += 1
    return HandleValue(number: handleCount, seconds: seconds)
  }

  /// Begins a task, which runs as soon as the current code waits or is over.
  package func begin(_ closure: ClosureValue) throws -> HandleValue {
    let handle = newHandle()
    try later(0, .resume(TaskRun(closure, number: handle.number)))
    return handle
  }

  /// Resumes a task, up to its next wait.
  package func resume(_ task: TaskRun) throws {
    let outer = runningTask
    runningTask = task
    defer { runningTask = outer }
    sleepers[task.number] = nil
    switch try task.resume(self) {
    case .seconds(let seconds):
      let work = try later(seconds, .resume(task))
      if task.isSleeping { sleepers[task.number] = work }
    case .task(let other): ends.wait(task, for: other)
    case nil:
      // The end of the task was not reached, so that its value is unknown.
      let unknown = UnknownValue("the value of a task", at: lastPosition)
      ends.outcomes[task.number] = ends.outcomes[task.number] ?? .value(.unknown(unknown))
      for other in ends.takeWaiting(for: task.number) { try later(0, .resume(other)) }
    }
  }

  /// Stops a timer, a task or a work item.
  ///
  /// A timer does not tick any more, and a work item that has not begun is not done. A task continues and is cancelled:
  /// its sleeps throw a `CancellationError` at once.
  ///
  /// - Parameter number: The number of the handle.
  package func stop(_ number: Int) throws {
    if let unknown = forgotten?.unknown { return try forget(stopping: number, because: unknown) }
    guard stopped.insert(number).inserted, let work = sleepers.removeValue(forKey: number),
      let sleeper = works.removeValue(forKey: work)
    else { return }
    try later(0, sleeper)
  }

  /// Makes the effects of a timer, a task or a work item unknown, as it may or may not be stopped.
  private func forget(stopping number: Int, because unknown: UnknownValue) throws {
    for (key, work) in works.sorted(by: { $0.key < $1.key }) where work.belongs(to: number) {
      works[key] = nil
      try forget(work)
    }
    guard stopped.insert(number).inserted else { return }
    leaveOut("what the task or the timer would do", because: unknown, at: unknown.position)
  }

  /// Whether the current task was cancelled; false outside of tasks.
  package var isTaskCancelled: Bool { runningTask.map { stopped.contains($0.number) } ?? false }

  /// Throws a `CancellationError` if the current task was cancelled.
  package func checkCancellation() throws {
    if isTaskCancelled { throw ThrownError.value(.opaque(.cancellationError)) }
  }
}

extension OpaqueValue {
  /// `CancellationError()`.
  static let cancellationError = OpaqueValue(
    type: "CancellationError", text: "CancellationError()")
}

extension SwiftType {
  /// The type of the error that a cancelled task throws.
  static let cancellationError = SwiftType.opaque(OpaqueValue.cancellationError.type)
}

extension ProgramRun.Work {
  /// Returns whether the work belongs to the timer, the task or the work item of a number.
  fileprivate func belongs(to number: Int) -> Bool {
    switch self {
    case .call: false
    case .resume(let task): task.number == number
    case .tick(let handle, _, _), .item(let handle): handle.number == number
    }
  }
}
