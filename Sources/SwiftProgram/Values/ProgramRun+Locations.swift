internal import MotionRecording

// Reading and writing.
extension ProgramRun {
  /// The value of a location.
  package func read(_ location: Location) throws -> SwiftValue {
    switch location {
    case .state(let identity, let index):
      guard let values = states[identity], index < values.count else { return .nothing }
      dependencies.noteRead(of: identity)
      dependencies.reads?.note(.state(identity, index), values[index])
      return values[index]
    case .field(let object, let index): return field(index, of: object)
    case .local(let frame, let index): return frame.slots[index]
    case .global(let index): return try global(index)
    case .member(let base, let name): return try property(name, of: try read(base), at: .none)
    case .element(let base, let key):
      return try element(key, of: try read(base), named: "[\(text(key))]", at: .none)
    case .subscripted(let base, let number, let arguments):
      return try element(number, arguments, of: try read(base), named: "[…]", at: .none)
    case .defaulted(let base, let usual):
      let value = try read(base)
      if case .nothing = value { return usual }
      return value
    case .constant(let value): return value
    case .custom(let get, _): return try call(get, [])
    case .transacted(let base, _): return try read(base)
    }
  }

  /// The value of a property of an object.
  func field(_ index: Int, of object: Int) -> SwiftValue {
    let value = objects[object].fields[index]
    dependencies.reads?.note(.field(object, index), value)
    return value
  }

  /// Writes a value to a location; an equal value is no change.
  package func write(_ value: SwiftValue, to location: Location) throws {
    if let unknown = value.unknown { noteLostChange(at: unknown.position) }
    try checkWrite(to: location)
    switch location {
    case .state(let identity, let index):
      guard var values = states[identity], index < values.count else { return }
      let property = instances[identity].map { code.types[$0.type].properties[index] }
      var value = property.map { coerce(value, to: $0.type) } ?? value
      // A binding that a property holds is written through; a constant one, which only the script writes, is another.
      if case .reference(let inner) = values[index] {
        if case .constant = inner {
          value = .reference(.constant(value))
        } else if case .reference = value {
        } else {
          return try write(value, to: inner)
        }
      }
      if property?.storage != .state { markWritten(identity, index) }
      guard !values[index].isEqual(to: value) || value.isMutable else { return }
      let old = values[index]
      values[index] = value
      states[identity] = values
      dependencies.noteChange(of: identity)
      try observe(identity, index, old: old)
    case .field(let object, let index):
      let type = code.types[objects[object].type].properties[index]
      let value = coerce(value, to: type.type)
      let old = objects[object].fields[index]
      guard !old.isEqual(to: value) || value.isMutable else { return }
      let isObserved = unobserved.allows(index, of: objects[object].type)
      if isObserved, let willSet = type.willSet {
        _ = try call(function: willSet, [value], on: .object(object), at: type.position)
      }
      objects[object].fields[index] = value
      noteChange(of: type, in: object)
      if isObserved, let didSet = type.didSet {
        unobserved.beginObserver(index, of: objects[object].type)
        defer { unobserved.endObserver() }
        _ = try call(function: didSet, [old], on: .object(object), at: type.position)
      }
    case .local(let frame, let index): frame.slots[index] = value
    case .global(let index):
      guard !code.globals[index].isConstant else { return }
      let old = try global(index)
      guard !old.isEqual(to: value) || value.isMutable else { return }
      globals[index] = coerce(value, to: code.globals[index].type)
      for number in computed { globals[number] = nil }
      try recorder?.noteWrite(to: index, in: self)
      dependencies.noteChange()
    case .member(let base, let name): try writeMember(name, of: base, value)
    case .element(let base, let key):
      if case .integer(let number) = key, writeElement(number, of: settled(base), value) {
        return
      }
      var whole = try read(base)
      try setElement(key, of: &whole, to: value)
      try write(whole, to: base)
    case .subscripted(let base, let number, let arguments):
      try writeElement(number, arguments, of: base, value)
    case .defaulted(let base, _): try write(value, to: base)
    case .constant(let constant):
      if !constant.isEqual(to: value) {
        note("what is written to a constant binding is lost, as in the app", at: nil)
      }
    case .custom(_, let set):
      let transaction = bindingTransaction
      bindingTransaction = ViewTransactionValue()
      defer { bindingTransaction = transaction }
      _ = try call(set, Array([value, .transaction(transaction)].prefix(set.code.parameterCount)))
    case .transacted(let base, let transaction):
      try host.write(value, to: base, in: transaction, of: self)
    }
  }

  /// Writes an element of an array that a property without observers holds, which takes no longer in a long array.
  ///
  /// - Returns: Whether it is such an element.
  private func writeElement(_ number: Int, of base: Location, _ value: SwiftValue) -> Bool {
    let (owner, property): (Int, Int)
    let whole: SwiftValue
    switch base {
    case .state(let identity, let index):
      guard let type = instances[identity]?.type, let values = states[identity] else {
        return false
      }
      (owner, property, whole) = (type, index, values[index])
    case .field(let object, let index):
      (owner, property) = (objects[object].type, index)
      whole = objects[object].fields[index]
    default: return false
    }
    guard case .array(let values) = whole, values.indices.contains(number),
      code.types[owner].properties[property].didSet == nil,
      code.types[owner].properties[property].willSet == nil,
      case .array(let type) = code.types[owner].properties[property].type.unwrapped
    else { return false }
    let value = coerce(value, to: type)
    guard !values[number].isEqual(to: value) else { return true }
    switch base {
    case .state(let identity, let index):
      states[identity]?[index].setElement(number, to: value)
      dependencies.noteChange(of: identity)
    case .field(let object, let index):
      objects[object].fields[index].setElement(number, to: value)
      noteChange(of: code.types[owner].properties[property], in: object)
    default: break
    }
    return true
  }

  /// Writes what a subscript of the app's own reads.
  private func writeElement(
    _ number: Int, _ arguments: [CallArgument], of base: Location, _ value: SwiftValue
  ) throws {
    guard let setter = code.functions[number].setter,
      let values = try ordered(arguments, for: number)
    else {
      return noteLostWrite("[…]", at: lastPosition)
    }
    var owner = try read(base)
    if case .object = owner {
      _ = try call(function: setter, values + [value], on: owner, at: .none)
    } else {
      _ = try call(mutating: setter, values + [value], on: &owner, at: .none)
      try write(owner, to: base)
    }
  }

  /// Notes that a property of an object has changed: of an `ObservableObject` views are told of what is `@Published`.
  private func noteChange(of property: PropertyCode, in object: Int) {
    guard property.isUnpublished else { return dependencies.noteChange() }
    // What an object begins with is no change of it.
    guard !unobserved.isMade(objects[object].type) else { return }
    let name = "\(code.types[objects[object].type].name).\(property.name)"
    if !untold.contains(name) { untold.append(name) }
  }

  private func writeMember(_ name: String, of base: Location, _ value: SwiftValue) throws {
    let whole = try read(base)
    switch whole {
    case .structure(let structure):
      guard let index = code.types[structure.type].propertyIndices[name] else {
        return noteLostWrite(name, at: lastPosition)
      }
      if case .computed(_, let setter?) = code.types[structure.type].properties[index].storage {
        return try call(setter, value, on: base)
      }
      if let identity = structure.identity {
        return try write(value, to: self.location(index, identity, structure))
      }
      var changed = structure
      if case .reference(let binding) = changed.fields[index] {
        if case .reference = value {} else { return try write(value, to: binding) }
      }
      let property = code.types[structure.type].properties[index]
      let old = changed.fields[index]
      changed.fields[index] = named(coerce(value, to: storedType(of: property)), by: property)
      try observe(index, &changed, old: old)
      try write(.structure(changed), to: base)
    case .object(let number):
      let type = code.types[objects[number].type]
      guard let index = type.propertyIndices[name] else {
        return noteLostWrite("\(type.name).\(name)", at: lastPosition)
      }
      if case .computed(_, let setter?) = type.properties[index].storage {
        _ = try call(function: setter, [value], on: whole, at: type.properties[index].position)
      } else {
        try write(value, to: .field(number, index))
      }
    case .reference(let inner):
      try write(value, to: name == "wrappedValue" ? inner : .member(inner, name))
    case .unknown(let unknown):
      if let set = unknown.name.flatMap({ code.settings["\($0).\(name)"] }) {
        return try write(value, to: .global(set))
      }
      if host.takes(value, writtenTo: "\(unknown.text).\(name)", in: self) { return }
      noteLostWrite("\(unknown.text).\(name)", at: lastPosition)
      try write(whole, to: base)
    case .member(let member): noteLostWrite("\(member.words).\(name)", at: lastPosition)
    case .tuple(let elements):
      // What a configuration of a style has is written through.
      if case .reference(let inner)? = elements.first(where: { $0.label == name })?.value {
        return try write(value, to: inner)
      }
      fallthrough
    default:
      if let number = setting.extensions[whole.typeName],
        let index = code.types[number].propertyIndices[name],
        case .computed(_, let setter?) = code.types[number].properties[index].storage
      {
        return try call(setter, value, on: base)
      }
      var changed = whole
      guard setPart(name, of: &changed, to: value) else {
        return noteLostWrite(name, at: lastPosition)
      }
      try write(changed, to: base)
    }
  }

  /// Calls what sets a computed property, and keeps what that has changed.
  private func call(_ setter: Int, _ value: SwiftValue, on base: Location) throws {
    var owner = try read(base)
    _ = try call(mutating: setter, [value], on: &owner, at: .none)
    try write(owner, to: base)
  }

  private func observe(_ identity: ViewIdentity, _ index: Int, old: SwiftValue) throws {
    guard let instance = instances[identity] else { return }
    let property = code.types[instance.type].properties[index]
    if let didSet = property.didSet {
      _ = try call(function: didSet, [old], on: .structure(instance), at: property.position)
    }
  }

  /// Calls the observers of a property of a structure, which may change that.
  private func observe(_ index: Int, _ structure: inout StructValue, old: SwiftValue) throws {
    let property = code.types[structure.type].properties[index]
    guard (property.willSet ?? property.didSet) != nil,
      unobserved.allows(index, of: structure.type)
    else { return }
    unobserved.beginObserver(index, of: structure.type)
    defer { unobserved.endObserver() }
    if let willSet = property.willSet {
      let value = structure.fields[index]
      structure.fields[index] = old
      var owner = SwiftValue.structure(structure)
      _ = try call(mutating: willSet, [value], on: &owner, at: property.position)
      if case .structure(let changed) = owner { structure = changed }
      structure.fields[index] = value
    }
    guard let didSet = property.didSet else { return }
    var owner = SwiftValue.structure(structure)
    _ = try call(mutating: didSet, [old], on: &owner, at: property.position)
    if case .structure(let changed) = owner { structure = changed }
  }

  /// Where a property of a view that is shown is kept.
  func location(
    _ index: Int, _ identity: ViewIdentity, _ instance: StructValue
  ) -> Location {
    if case .binding = code.types[instance.type].properties[index].storage,
      case .reference(let binding) = instance.fields[index]
    {
      return binding
    }
    return .state(identity, index)
  }

  /// What a binding leads to.
  ///
  /// - Parameters:
  ///   - value: What is read of the binding: itself, or of one that a property holds what it leads to.
  ///   - holder: Where the binding is kept; nil where it is kept nowhere.
  func target(of value: SwiftValue, heldAt holder: Location?) throws -> Location {
    if case .reference(let location) = value { return location }
    guard !value.isUnknown, let holder else { return .constant(value) }
    let settled = settled(holder)
    if case .reference(let location) = try read(settled) { return location }
    return settled
  }

  /// The value of a global or static variable, which is computed when it is asked for first.
  package func global(_ index: Int) throws -> SwiftValue {
    if let value = globals[index] {
      if !code.globals[index].isConstant { dependencies.reads?.note(.global(index), value) }
      return value
    }
    let global = code.globals[index]
    if let getter = global.getter {
      return try call(function: getter, [], on: nil, at: global.position)
    }
    guard let initial = global.initial else {
      return .unknown(UnknownValue(global.name, at: global.position, name: global.name))
    }
    // What is made of itself has no value.
    globals[index] = .unknown(UnknownValue(global.name, at: global.position))
    let value = coerce(try evaluate(initial), to: global.type)
    globals[index] = value
    if !global.isConstant { dependencies.reads?.note(.global(index), value) }
    return value
  }

  /// Evaluates what needs no variables from around it.
  package func evaluate(_ code: FrameCode) throws -> SwiftValue {
    let flow = try code.body(self, Frame(count: code.slotCount, parent: nil))
    return flow.result ?? .void
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

  /// Whether values that look alike may be different ones.
  fileprivate var isMutable: Bool {
    switch self {
    case .closure, .view, .object: true
    default: false
    }
  }
}
