// Variables outside of types, and static variables.
extension LocationAccess {
  /// Returns the value of a global or static variable, which is computed at the first access.
  ///
  /// - Parameters:
  ///   - index: The number of the variable.
  ///   - type: The type that has the variable, with its type arguments.
  package func global(_ index: Int, of type: SwiftType? = nil) throws -> SwiftValue {
    if let value = run.globals[index] {
      if !run.code.globals[index].isConstant { run.dependencies.reads?.note(.global(index), value) }
      return value
    }
    let global = run.code.globals[index]
    if let getter = global.getter {
      return try run.functions.call(
        function: getter, [], on: type.map { .type($0) }, at: global.position)
    }
    if let holder = global.holder, run.code.settings[global.name] == nil {
      let value = try run.properties.property(
        "wrappedValue", of: try self.global(holder), at: global.position)
      if !value.isUnknown { return value }
    }
    guard let initial = global.initial else {
      if global.isUnplayed || global.holder != nil, let set = run.code.settings[global.name] {
        return run.types.coerce(try self.global(set), to: global.type)
      }
      return .unknown(UnknownValue(global.name, at: global.position, name: global.name))
    }
    // A variable whose initial value reads the variable itself has no value.
    run.globals[index] = .unknown(UnknownValue(global.name, at: global.position))
    let value = run.types.coerce(try evaluate(initial), to: global.type)
    run.globals[index] = value
    if !global.isConstant { run.dependencies.reads?.note(.global(index), value) }
    return value
  }

  /// Writes to a global or static variable, and calls its observers.
  func write(_ value: SwiftValue, toGlobal index: Int, calling observing: Observing) throws {
    let global = run.code.globals[index]
    guard !global.isConstant else { return }
    guard !global.isUnplayed else { return run.noteLostWrite(global.name, at: run.lastPosition) }
    if global.holder != nil, run.code.settings[global.name] != nil {
      return run.noteLostWrite(global.name, at: run.lastPosition)
    }
    let value = run.types.coerce(value, to: global.type)
    if let setter = global.setter {
      _ = try run.functions.call(function: setter, [value], on: nil, at: global.position)
      return
    }
    guard global.isObserved(observing) else { return try keep(value, inGlobal: index) }
    let old = try self.global(index)
    if let willSet = global.willSet {
      _ = try run.functions.call(function: willSet, [value], on: nil, at: global.position)
    }
    try keep(value, inGlobal: index)
    if let didSet = global.didSet {
      _ = try run.functions.call(function: didSet, [old], on: nil, at: global.position)
    }
  }

  private func keep(_ value: SwiftValue, inGlobal index: Int) throws {
    if let holder = run.code.globals[index].holder {
      return try write(value, to: .member(.global(holder), "wrappedValue"))
    }
    let old = try global(index)
    guard !old.isEqual(to: value) || value.isMutable else { return }
    run.globals[index] = value
    try run.noteKept(value, insteadOf: old)
    for number in run.computed { run.globals[number] = nil }
    try run.recorder?.noteWrite(to: index, in: run)
    guard run.recorder == nil, run.code.globals[index].isUntold else {
      return run.dependencies.noteChange()
    }
    run.noteUntold(run.code.globals[index].fullName, .shared)
  }
}
