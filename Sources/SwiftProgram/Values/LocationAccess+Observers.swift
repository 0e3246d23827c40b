internal import MotionRecording

// The notification of writes: of views, and of the observers of properties.
extension LocationAccess {
  /// Notes that a property of an object has changed, if a view is notified of the change.
  func noteChange(of property: PropertyCode, in object: Int) throws {
    // The initial value of a property of an object is not a change of the object.
    guard !run.begun.contains(object) else { return }
    let type = run.code.types[run.objects[object].type]
    var untold = property.untold
    if untold == nil, type.isObservableObject, try !run.observers.mayObserve(object) {
      untold = .unobserved
    }
    guard let untold else { return run.dependencies.noteChange() }
    run.noteUntold("\(type.name).\(property.name)", untold)
  }

  /// Returns whether a write calls the observers of a property: those of a property with a wrapper only once all stored
  /// properties have values, as earlier writes of an initializer are initial values.
  func isObserved(_ property: PropertyCode, of owner: SwiftValue) -> Bool {
    guard !property.keepsValue else { return true }
    switch owner {
    case .structure(let structure):
      return run.isComplete(structure.fields, of: structure.type)
    case .object(let number):
      return !run.begun.contains(number)
        || run.isComplete(run.objects[number].fields, of: run.objects[number].type)
    default: return true
    }
  }

  /// Writes to a property of a view that is shown, and calls the observers of the property.
  func observe(
    _ identity: ViewIdentity, _ index: Int, _ observing: Observing,
    from old: @autoclosure () throws -> SwiftValue, to value: SwiftValue, write: () throws -> Void
  ) throws {
    guard let instance = run.instances[identity] else { return try write() }
    let property = run.code.types[instance.type].properties[index]
    guard property.isObserved(observing) else { return try write() }
    let old = try old()
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

  /// Writes to a computed property that has observers, as a property with a wrapper may, and calls them.
  ///
  /// - Parameters:
  ///   - index: The index of the property.
  ///   - number: The type.
  ///   - frame: The variables of the code that writes, first the value that has the property.
  ///   - old: The value before.
  ///   - value: The new value.
  ///   - write: Writes the new value.
  func observe(
    _ index: Int, of number: Int, in frame: Frame, from old: () throws -> SwiftValue,
    to value: SwiftValue, write: () throws -> Void
  ) throws {
    let property = run.code.types[number].properties[index]
    guard property.isObserved, isObserved(property, of: frame.slots[0]) else { return try write() }
    let old = property.didSet == nil ? .void : try old()
    if let willSet = property.willSet {
      _ = try run.functions.call(
        mutating: willSet, [value], on: &frame.slots[0], at: property.position)
    }
    try write()
    guard let didSet = property.didSet else { return }
    _ = try run.functions.call(
      mutating: didSet, [old], on: &frame.slots[0], at: property.position)
  }

  /// Calls the observers of a property of a structure, which may change the structure.
  func observe(
    _ index: Int, _ structure: inout StructValue, _ observing: Observing, old: SwiftValue
  ) throws {
    let property = run.code.types[structure.type].properties[index]
    guard property.isObserved(observing) else { return }
    var before = structure
    before.fields[index] = old
    guard isObserved(property, of: .structure(before)) else { return }
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
