internal import MotionRecording

extension ProgramRun {
  package var locations: LocationAccess { LocationAccess(run: self) }
}

/// Reads and writes variables, properties and elements at their locations.
package struct LocationAccess {
  let run: ProgramRun

  /// Returns the value of a location.
  package func read(_ location: Location) throws -> SwiftValue {
    switch location {
    case .state(let identity, let index):
      guard let values = run.states[identity], index < values.count else { return .nothing }
      run.dependencies.noteRead(of: identity)
      run.dependencies.reads?.note(.state(identity, index), values[index])
      return try keyed(values[index], index, of: run.instances[identity]?.type)
    case .field(let object, let index):
      return try keyed(field(index, of: object), index, of: run.objects[object].type)
    case .local(let frame, let index), .observed(let frame, let index, _):
      return frame.slots[index]
    case .global(let index): return try global(index)
    case .member(let base, let name):
      let whole = try read(base)
      if let getter = run.code.changingGetter(of: name, in: whole) {
        return try changing(by: getter, [], whole, at: base)
      }
      return try run.properties.property(name, of: whole, at: .none)
    case .element(let base, let key):
      return try run.elements.element(
        key, of: try read(base), named: "[\(run.text(key))]", at: .none)
    case .subscripted(let base, let number, let arguments)
    where run.code.functions[number].isMutating:
      guard let values = try run.functions.ordered(arguments, for: number) else { return .nothing }
      return try changing(by: number, values, try read(base), at: base)
    case .subscripted(let base, let number, let arguments):
      return try run.elements.element(
        number, arguments, of: try read(base), named: "[…]", at: .none)
    case .defaulted(let base, let usual):
      let value = try read(base)
      if case .nothing = value { return usual }
      return value
    case .constant(let value): return value
    case .custom(let get, _): return try run.functions.call(get, [])
    case .transacted(let base, _), .unobserved(let base): return try read(base)
    }
  }

  /// Calls a getter that changes the value that it is a member of: `mutating get`.
  private func changing(
    by getter: Int, _ arguments: [SwiftValue], _ whole: SwiftValue, at base: Location
  ) throws -> SwiftValue {
    var owner = whole
    if owner.isUnknown { return owner }
    let result = try run.functions.call(mutating: getter, arguments, on: &owner, at: .none)
    try write(owner, to: base)
    return result
  }

  /// Returns the value that is stored under the key of a property; the given value for any other property.
  private func keyed(_ value: SwiftValue, _ index: Int, of type: Int?) throws -> SwiftValue {
    guard case .reference(let inner) = value, let type,
      run.code.types[type].properties[index].key != nil
    else { return value }
    return try read(inner)
  }

  /// Returns the value of a property of an object.
  func field(_ index: Int, of object: Int) -> SwiftValue {
    let value = run.objects[object].fields[index]
    run.dependencies.reads?.note(.field(object, index), value)
    return value
  }

  /// Writes a value to a location; an equal value is not a change.
  package func write(_ value: SwiftValue, to location: Location) throws {
    try write(value, to: location, calling: .all)
  }

  /// Writes a value to a location, and calls some of the observers.
  func write(_ value: SwiftValue, to location: Location, calling observing: Observing) throws {
    if let unknown = value.unknown { run.noteLostChange(at: unknown.position) }
    try run.checkWrite(to: location)
    switch location {
    case .state(let identity, let index):
      try write(value, toState: index, of: identity, calling: observing)
    case .field(let object, let index):
      try write(value, toField: index, of: object, calling: observing)
    case .local(let frame, let index):
      run.noteLetGo(frame.slots[index], for: value)
      frame.slots[index] = value
    case .observed(let frame, let index, let observers):
      try write(value, toLocal: index, of: frame, calling: observers)
    case .global(let index): try write(value, toGlobal: index, calling: observing)
    case .member(let base, let name): try writeMember(name, of: base, value, calling: observing)
    case .element(let base, let key):
      if case .integer(let number) = key,
        try writeElement(number, of: run.stateAccess.settled(base), value)
      {
        return
      }
      var whole = try read(base)
      try run.elements.setElement(key, of: &whole, to: value)
      try write(whole, to: base, calling: observing)
    case .subscripted(let base, let number, let arguments):
      try writeElement(number, arguments, of: base, value, calling: observing)
    case .defaulted(let base, _): try write(value, to: base, calling: observing)
    case .constant(let constant):
      if !constant.isEqual(to: value) {
        run.note("what is written to a constant binding is lost, as in the app", at: nil)
      }
    case .custom(_, let set):
      let transaction = run.bindingTransaction
      run.bindingTransaction = ViewTransactionValue()
      defer { run.bindingTransaction = transaction }
      _ = try run.functions.call(
        set, Array([value, .transaction(transaction)].prefix(set.code.parameterCount)))
    case .unobserved(let base): try write(value, to: base, calling: .none)
    case .transacted(let base, let transaction):
      try run.host.write(value, to: base, in: transaction, of: run)
    }
  }

  /// Writes a state of a view.
  private func write(
    _ value: SwiftValue, toState index: Int, of identity: ViewIdentity,
    calling observing: Observing
  ) throws {
    guard let values = run.states[identity], index < values.count else { return }
    let property = run.instances[identity].map { run.code.types[$0.type].properties[index] }
    var value = property.map { run.types.coerce(value, to: $0.type) } ?? value
    // A binding that a property holds is written through; a constant one, which only the script writes, is another.
    if case .reference(let inner) = values[index] {
      if case .constant = inner {
        value = .reference(.constant(value))
      } else if case .reference = value {
      } else {
        return try write(value, to: inner)
      }
    }
    if property?.storage != .state { run.markWritten(identity, index) }
    let isSame = values[index].isEqual(to: value) && !value.isMutable
    // Observers are called for the same value, too.
    guard !isSame || property?.isObserved(observing) == true else { return }
    try observe(identity, index, observing, from: values[index], to: value) {
      guard !isSame else { return }
      let old = values[index]
      run.states[identity]?[index] = value
      try run.noteKept(value, insteadOf: old)
      run.dependencies.noteChange(of: identity)
    }
  }

  /// Writes a property of an object.
  private func write(
    _ value: SwiftValue, toField index: Int, of object: Int, calling observing: Observing
  ) throws {
    let type = run.code.types[run.objects[object].type].properties[index]
    let value = run.types.coerce(value, to: type.type)
    let old = run.objects[object].fields[index]
    if type.key != nil, case .reference(let inner) = old {
      try noteChange(of: type, in: object)
      return try write(value, to: inner)
    }
    let isSame = old.isEqual(to: value) && !value.isMutable
    let isSent = run.objects[object].noteSent(from: index)
    let isObserved = type.isObserved(observing) && isObserved(type, of: .object(object))
    guard !isSame || isSent || isObserved else { return }
    if isObserved, let willSet = type.willSet {
      _ = try run.functions.call(
        function: willSet, [value], on: .object(object), at: type.position)
    }
    if !isSame || isSent {
      run.objects[object].fields[index] = value
      try run.noteKept(value, insteadOf: old)
      try noteChange(of: type, in: object)
    }
    if isObserved, let didSet = type.didSet {
      _ = try run.functions.call(function: didSet, [old], on: .object(object), at: type.position)
    }
  }

  /// Writes an element of an array that a property without observers holds, which takes no longer in a long array.
  ///
  /// - Returns: Whether the location is such an element.
  private func writeElement(_ number: Int, of base: Location, _ value: SwiftValue) throws
    -> Bool
  {
    let (owner, property): (Int, Int)
    let whole: SwiftValue
    switch base {
    case .state(let identity, let index):
      guard let type = run.instances[identity]?.type, let values = run.states[identity] else {
        return false
      }
      (owner, property, whole) = (type, index, values[index])
    case .field(let object, let index):
      (owner, property) = (run.objects[object].type, index)
      whole = run.objects[object].fields[index]
    default: return false
    }
    guard case .array(let values) = whole, values.indices.contains(number),
      run.code.types[owner].properties[property].didSet == nil,
      run.code.types[owner].properties[property].willSet == nil,
      case .array(let type) = run.code.types[owner].properties[property].type.unwrapped
    else { return false }
    let value = run.types.coerce(value, to: type)
    guard !values[number].isEqual(to: value) || value.isMutable else { return true }
    switch base {
    case .state(let identity, let index):
      run.states[identity]?[index].setElement(number, to: value)
      run.dependencies.noteChange(of: identity)
    case .field(let object, let index):
      run.objects[object].fields[index].setElement(number, to: value)
      try noteChange(of: run.code.types[owner].properties[property], in: object)
    default: break
    }
    return true
  }

  /// Calls the setter of a subscript of the app.
  private func writeElement(
    _ number: Int, _ arguments: [CallArgument], of base: Location, _ value: SwiftValue,
    calling observing: Observing
  ) throws {
    guard let setter = run.code.functions[number].setter,
      let values = try run.functions.ordered(arguments, for: number)
    else {
      return run.noteLostWrite("[…]", at: run.lastPosition)
    }
    var owner = try read(base)
    if case .object = owner {
      _ = try run.functions.call(function: setter, values + [value], on: owner, at: .none)
    } else {
      _ = try run.functions.call(mutating: setter, values + [value], on: &owner, at: .none)
      try write(owner, to: base, calling: observing)
    }
  }

  private func writeMember(
    _ name: String, of base: Location, _ value: SwiftValue, calling observing: Observing
  ) throws {
    let whole = try read(base)
    switch whole {
    // A chain that ended early.
    case .nothing: return
    case .structure(let structure):
      guard let index = run.code.types[structure.type].propertyIndices[name] else {
        return run.noteLostWrite(name, at: run.lastPosition)
      }
      if case .computed(_, let setter?) = run.code.types[structure.type].properties[index].storage {
        return try call(setter, value, on: base, calling: observing)
      }
      if let identity = structure.identity {
        let location = self.location(index, identity, structure)
        guard case .binding = run.code.types[structure.type].properties[index].storage else {
          return try write(value, to: location, calling: observing)
        }
        // The observers are those of the binding, whatever observers the value that it leads to has.
        return try observe(identity, index, observing, from: try read(location), to: value) {
          try write(value, to: location)
        }
      }
      var changed = structure
      if case .reference(let binding) = changed.fields[index] {
        if case .reference = value {} else { return try write(value, to: binding) }
      }
      let property = run.code.types[structure.type].properties[index]
      let old = changed.fields[index]
      run.noteLetGo(old, for: value)
      changed.fields[index] = run.functions.named(
        run.types.coerce(value, to: run.functions.storedType(of: property)), by: property)
      try observe(index, &changed, observing, old: old)
      try write(.structure(changed), to: base, calling: observing)
    case .object(let number):
      let type = run.code.types[run.objects[number].type]
      guard let index = type.propertyIndices[name] else {
        return run.noteLostWrite("\(type.name).\(name)", at: run.lastPosition)
      }
      if case .computed(_, let setter?) = type.properties[index].storage {
        _ = try run.functions.call(
          function: setter, [value], on: whole, at: type.properties[index].position)
      } else {
        try write(value, to: .field(number, index), calling: observing)
      }
    case .reference(let inner):
      try write(value, to: name == "wrappedValue" ? inner : .member(inner, name))
    case .unknown(let unknown):
      if let set = unknown.name.flatMap({ run.code.settings["\($0).\(name)"] }) {
        return try write(value, to: .global(set))
      }
      if run.host.takes(value, writtenTo: "\(unknown.text).\(name)", in: run) { return }
      run.noteLostWrite("\(unknown.text).\(name)", at: run.lastPosition)
      try write(whole, to: base)
    case .member(let member): run.noteLostWrite("\(member.words).\(name)", at: run.lastPosition)
    case .tuple(let elements):
      // A binding in the configuration of a style is written through.
      if case .reference(let inner)? = elements.first(where: { $0.label == name })?.value {
        return try write(value, to: inner)
      }
      fallthrough
    default:
      if let number = run.extensionNumber(of: whole, having: name) ?? run.typeNumber(of: whole),
        let index = run.code.types[number].propertyIndices[name],
        case .computed(_, let setter?) = run.code.types[number].properties[index].storage
      {
        return try call(setter, value, on: base, calling: observing)
      }
      var changed = whole
      guard run.properties.setPart(name, of: &changed, to: value) else {
        return run.noteLostWrite(name, at: run.lastPosition)
      }
      try write(changed, to: base, calling: observing)
    }
  }

  /// Calls the setter of a computed property, and writes back the value that it has changed.
  private func call(
    _ setter: Int, _ value: SwiftValue, on base: Location, calling observing: Observing
  ) throws {
    var owner = try read(base)
    _ = try run.functions.call(mutating: setter, [value], on: &owner, at: .none)
    try write(owner, to: base, calling: observing)
  }

  /// Returns the location of a property of a view that is shown.
  func location(
    _ index: Int, _ identity: ViewIdentity, _ instance: StructValue
  ) -> Location {
    let property = run.code.types[instance.type].properties[index]
    if property.storage == .binding || property.key != nil,
      case .reference(let binding) = instance.fields[index]
    {
      return binding
    }
    return .state(identity, index)
  }

  /// Returns the location that a binding leads to.
  ///
  /// - Parameters:
  ///   - value: The value that was read from the binding: the binding itself, or for a binding in a property the value
  ///     that it leads to.
  ///   - holder: The location of the binding; nil where it has none.
  func target(of value: SwiftValue, heldAt holder: Location?) throws -> Location {
    if case .reference(let location) = value { return location }
    guard !value.isUnknown, let holder else { return .constant(value) }
    let settled = run.stateAccess.settled(holder)
    if case .reference(let location) = try read(settled) { return location }
    return settled
  }

  /// Evaluates code that needs no variables from around it.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - parameters: The type parameters that the code may name.
  ///   - arguments: The types that these stand for.
  package func evaluate(
    _ code: FrameCode, where parameters: [String] = [], are arguments: [SwiftType] = []
  ) throws -> SwiftValue {
    let frame = Frame(count: code.slotCount, parent: nil)
    for (name, type) in zip(parameters, arguments) where !type.isUnknown {
      frame.types[name] = type
    }
    return try code.body(run, frame).result ?? .void
  }
}

extension SwiftValue {
  /// Gives an element of an array another value, in place where nothing else holds the array.
  fileprivate mutating func setElement(_ number: Int, to value: SwiftValue) {
    guard case .array(var values) = self else { return }
    self = .void
    values[number] = value
    self = .array(values)
  }

  /// Whether equal-looking values may be different ones: closures, views, and values that contain such values.
  var isMutable: Bool {
    switch self {
    case .object, .scanner: true
    default: !isTold
    }
  }
}
