/// A call that is followed without being done: everything that it writes is not known from then on.
struct Forgetting {
  /// Why.
  let unknown: UnknownValue

  /// The functions that are being called, each of which is entered once.
  var functions: Set<Int> = []

  /// How many closures are being called, one inside the other.
  var closures = 0

  /// How many of them are looked into.
  static let mostClosures = 4
}

// Statements of which it is not known whether they are done.
extension ProgramRun {
  /// Evaluates a call without doing what it calls: what that writes becomes unknown, and nothing is told.
  func forgetting(because unknown: UnknownValue, _ call: () throws -> Void) rethrows {
    let outer = forgotten
    forgotten = outer ?? Forgetting(unknown: unknown)
    defer { forgotten = outer }
    try call()
  }

  /// Makes what a function or a closure writes unknown, where it is not to be done.
  ///
  /// - Parameters:
  ///   - forget: The code that makes the written locations unknown; nil where nothing is written.
  ///   - frame: The variables with which it is called.
  ///   - function: Its number; nil for a closure.
  /// - Returns: Why it is not known; nil where it is to be done, or writes nothing.
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

  /// Makes what would be done later unknown at once, as it is not known whether it is.
  func forget(_ work: Work) throws {
    switch work {
    case .call(let closure): _ = try functions.call(closure, [])
    case .resume(let task): _ = try functions.call(task.closure, [])
    case .tick(let handle, let closure, _): _ = try functions.call(closure, [tick(of: handle)])
    case .item(let handle): try perform(handle)
    }
  }
}
