internal import MotionRecording

// Who is told of what is written: views, and the observers of properties.
extension LocationAccess {
  /// Notes that a property of an object has changed, if a view is told of it.
  func noteChange(of property: PropertyCode, in object: Int) throws {
    // What an object begins with is no change of it.
    guard !run.unobserved.isMade(object) else { return }
    let type = run.code.types[run.objects[object].type]
    var untold = property.untold
    if untold == nil, type.isObservableObject, try !run.observers.mayObserve(object) {
      untold = .unobserved
    }
    guard let untold else { return run.dependencies.noteChange() }
    run.noteUntold("\(type.name).\(property.name)", untold)
  }

  /// Writes to a property of a view that is shown, and calls its observers.
  func observe(
    _ identity: ViewIdentity, _ index: Int, from old: @autoclosure () throws -> SwiftValue,
    to value: SwiftValue, write: () throws -> Void
  ) throws {
    guard let instance = run.instances[identity] else { return try write() }
    let property = run.code.types[instance.type].properties[index]
    guard property.isObserved, run.unobserved.allows(index, of: instance.type) else {
      return try write()
    }
    let old = try old()
    run.unobserved.beginObserver(index, of: instance.type)
    defer { run.unobserved.endObserver() }
    if let willSet = property.willSet {
      _ = try run.functions.call(
        function: willSet, [value], on: .structure(instance), at: property.position)
    }
    try write()
    if let didSet = property.didSet {
      _ = try run.functions.call(
        function: didSet, [old], on: .structure(instance), at: property.position)
    }
  }

  /// Writes to a computed property that has observers, as one with a wrapper may, and calls them.
  ///
  /// - Parameters:
  ///   - index: The number of the property.
  ///   - number: The type.
  ///   - frame: The variables of what writes, the value with the property first.
  ///   - old: The value before.
  ///   - value: The new value.
  ///   - write: Writes it.
  func observe(
    _ index: Int, of number: Int, in frame: Frame, from old: () throws -> SwiftValue,
    to value: SwiftValue, write: () throws -> Void
  ) throws {
    let property = run.code.types[number].properties[index]
    guard property.isObserved, run.unobserved.allows(index, of: number) else { return try write() }
    let old = property.didSet == nil ? .void : try old()
    if let willSet = property.willSet {
      _ = try run.functions.call(
        mutating: willSet, [value], on: &frame.slots[0], at: property.position)
    }
    try write()
    guard let didSet = property.didSet else { return }
    run.unobserved.beginObserver(index, of: number)
    defer { run.unobserved.endObserver() }
    _ = try run.functions.call(
      mutating: didSet, [old], on: &frame.slots[0], at: property.position)
  }

  /// Calls the observers of a property of a structure, which may change that.
  func observe(_ index: Int, _ structure: inout StructValue, old: SwiftValue) throws {
    let property = run.code.types[structure.type].properties[index]
    guard property.isObserved,
      run.unobserved.allows(index, of: structure.type)
    else { return }
    run.unobserved.beginObserver(index, of: structure.type)
    defer { run.unobserved.endObserver() }
    if let willSet = property.willSet {
      let value = structure.fields[index]
      structure.fields[index] = old
      var owner = SwiftValue.structure(structure)
      _ = try run.functions.call(mutating: willSet, [value], on: &owner, at: property.position)
      if case .structure(let changed) = owner { structure = changed }
      structure.fields[index] = value
    }
    guard let didSet = property.didSet else { return }
    var owner = SwiftValue.structure(structure)
    _ = try run.functions.call(mutating: didSet, [old], on: &owner, at: property.position)
    if case .structure(let changed) = owner { structure = changed }
  }
}
