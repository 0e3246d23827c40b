internal import MotionRecording

// Reading and writing.
extension ViewRun {
  /// The value at a place.
  func read(_ reference: Reference) throws -> ViewValue {
    switch reference {
    case .state(let identity, let place):
      guard let values = states[identity], place < values.count else { return .nothing }
      return values[place]
    case .field(let object, let place): return objects[object].fields[place]
    case .local(let frame, let place): return frame.slots[place]
    case .global(let place): return try global(place)
    case .member(let base, let name): return try property(name, of: try read(base), at: .none)
    case .element(let base, let index): return try element(index, of: try read(base), at: .none)
    case .constant(let value): return value
    case .custom(let get, _): return try call(get, [])
    case .transacted(let base, _): return try read(base)
    }
  }

  /// Gives a place a value; an equal value is no change.
  func write(_ value: ViewValue, to reference: Reference) throws {
    switch reference {
    case .state(let identity, let place):
      guard var values = states[identity], place < values.count else { return }
      // A binding that a property holds is written through.
      if case .reference(let inner) = values[place] {
        if case .reference = value {} else { return try write(value, to: inner) }
      }
      let type = instances[identity].map { code.types[$0.type].properties[place].type }
      let value = type.map { coerce(value, to: $0) } ?? value
      guard !values[place].isEqual(to: value) || value.isMutable else { return }
      let old = values[place]
      values[place] = value
      states[identity] = values
      isChanged = true
      try observe(identity, place, old: old)
    case .field(let object, let place):
      let type = code.types[objects[object].type].properties[place]
      let value = coerce(value, to: type.type)
      let old = objects[object].fields[place]
      guard !old.isEqual(to: value) || value.isMutable else { return }
      objects[object].fields[place] = value
      isChanged = true
      if let didSet = type.didSet {
        _ = try call(function: didSet, [old], on: .object(object), at: type.place)
      }
    case .local(let frame, let place): frame.slots[place] = value
    case .global(let place):
      let old = try global(place)
      guard !old.isEqual(to: value) || value.isMutable else { return }
      globals[place] = coerce(value, to: code.globals[place].type)
      isChanged = true
    case .member(let base, let name): try writeMember(name, of: base, value)
    case .element(let base, let index):
      var whole = try read(base)
      try setElement(index, of: &whole, to: value)
      try write(whole, to: base)
    case .constant: break
    case .custom(_, let set): _ = try call(set, [value])
    case .transacted(let base, let change):
      try inTransaction(change) { try write(value, to: base) }
    }
  }

  private func writeMember(_ name: String, of base: Reference, _ value: ViewValue) throws {
    let whole = try read(base)
    switch whole {
    case .structure(let structure):
      let type = code.types[structure.type]
      guard let place = type.propertyPlaces[name] else { return }
      if let identity = structure.identity {
        return try write(
          value, to: self.reference(type.properties[place], place, identity, structure))
      }
      if case .computed(_, let setter?) = type.properties[place].storage {
        return try call(setter, value, on: base)
      }
      var changed = structure
      if case .reference(let binding) = changed.fields[place] {
        if case .reference = value {} else { return try write(value, to: binding) }
      }
      changed.fields[place] = coerce(value, to: type.properties[place].type)
      try write(.structure(changed), to: base)
    case .object(let number):
      let type = code.types[objects[number].type]
      guard let place = type.propertyPlaces[name] else { return }
      if case .computed(_, let setter?) = type.properties[place].storage {
        _ = try call(function: setter, [value], on: whole, at: type.properties[place].place)
      } else {
        try write(value, to: .field(number, place))
      }
    case .reference(let inner):
      try write(value, to: name == "wrappedValue" ? inner : .member(inner, name))
    case .unknown: try write(whole, to: base)
    default:
      var changed = whole
      if setPart(name, of: &changed, to: value) { try write(changed, to: base) }
    }
  }

  /// Calls what sets a computed property, and keeps what that has changed.
  private func call(_ setter: Int, _ value: ViewValue, on base: Reference) throws {
    var owner = try read(base)
    _ = try call(mutating: setter, [value], on: &owner, at: .none)
    try write(owner, to: base)
  }

  private func observe(_ identity: ViewIdentity, _ place: Int, old: ViewValue) throws {
    guard let instance = instances[identity] else { return }
    let property = code.types[instance.type].properties[place]
    if let didSet = property.didSet {
      _ = try call(function: didSet, [old], on: .structure(instance), at: property.place)
    }
  }

  /// Where a property of a view that is shown is kept.
  func reference(
    _ property: PropertyCode, _ place: Int, _ identity: ViewIdentity, _ instance: StructValue
  ) -> Reference {
    if case .binding = property.storage, case .reference(let binding) = instance.fields[place] {
      return binding
    }
    return .state(identity, place)
  }

  /// The value of a global or static variable, which is computed when it is asked for first.
  func global(_ place: Int) throws -> ViewValue {
    if let value = globals[place] { return value }
    let global = code.globals[place]
    if let getter = global.getter {
      return try call(function: getter, [], on: nil, at: global.place)
    }
    guard let initial = global.initial else {
      return .unknown(UnknownValue(global.name, at: global.place, name: global.name))
    }
    // What is made of itself has no value.
    globals[place] = .unknown(UnknownValue(global.name, at: global.place))
    let value = coerce(try evaluate(initial), to: global.type)
    globals[place] = value
    return value
  }

  /// Evaluates what needs no variables from around it.
  func evaluate(_ code: FrameCode) throws -> ViewValue {
    let flow = try code.body(self, Frame(count: code.slotCount, parent: nil))
    if case .returned(let value) = flow { return value }
    return .void
  }
}

extension ViewValue {
  /// Whether values that look alike may be different ones.
  fileprivate var isMutable: Bool {
    switch self {
    case .closure, .view, .object: true
    default: false
    }
  }
}
