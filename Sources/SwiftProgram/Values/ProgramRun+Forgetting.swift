/// A call that is followed without being done: everything that it writes becomes unknown.
struct Forgetting {
  /// The reason why the call is not done.
  let unknown: UnknownValue

  /// The functions that are being called, each of which is entered once.
  var functions: Set<Int> = []

  /// The number of nested closure calls.
  var closures = 0

  /// The greatest number of nested closure calls that are followed.
  static let mostClosures = 4
}

// Statements that may or may not be done.
extension ProgramRun {
  /// Evaluates a call without side effects: the values that it writes become unknown, and nothing is notified.
  func forgetting(because unknown: UnknownValue, _ call: () throws -> Void) rethrows {
    let outer = forgotten
    forgotten = outer ?? Forgetting(unknown: unknown)
    defer { forgotten = outer }
    try call()
  }

  /// Makes everything that a function or a closure writes unknown, where it is not to be done.
  ///
  /// - Parameters:
  ///   - forget: The code that makes the written locations unknown; nil where nothing is written.
  ///   - frame: The variables with which it is called.
  ///   - function: The number of the function; nil for a closure.
  /// - Returns: The reason why the result is unknown; nil if the call is to be done, or writes nothing.
  func forgets(_ forget: Forget?, in frame: Frame, function: Int? = nil) throws -> UnknownValue? {
    guard let outer = forgotten, let forget else { return nil }
    defer { forgotten = outer }
    if let function {
      guard forgotten?.functions.insert(function).inserted == true else { return outer.unknown }
    } else {
      guard outer.closures < Forgetting.mostClosures else { return outer.unknown }
      forgotten?.closures += 1
    }
    try forget(outer.unknown, self, frame)
    return outer.unknown
  }

  /// Makes the effects of deferred work unknown at once, as the work may or may not be done.
  func forget(_ work: Work) throws {
    switch work {
    case .call(let closure): _ = try functions.call(closure, [])
    case .resume(let task): _ = try functions.call(task.closure, [])
    case .tick(let handle, let closure, _): _ = try functions.call(closure, [tick(of: handle)])
    case .item(let handle): try perform(handle)
    }
  }
}
