/// The observers that are called before and after a write to a local variable.
package struct LocalObservers: Sendable {
  var willSet: ClosureCode?
  var didSet: ClosureCode?
}

extension LocationAccess {
  /// Writes to a local variable with observers, and calls these with the variables around it.
  func write(
    _ value: SwiftValue, toLocal index: Int, of frame: Frame, calling observers: LocalObservers
  ) throws {
    let old = frame.slots[index]
    run.noteLetGo(old, for: value)
    if let willSet = observers.willSet {
      _ = try run.functions.call(ClosureValue(code: willSet, frame: frame), [value])
    }
    frame.slots[index] = value
    if let didSet = observers.didSet {
      _ = try run.functions.call(ClosureValue(code: didSet, frame: frame), [old])
    }
  }
}
