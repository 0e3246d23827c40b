/// The observers that a write calls.
enum Observing {
  /// All observers.
  case all

  /// No observers: the write goes straight to the storage.
  case none

  /// The observers of a copied value when an error interrupts its change: a value that is changed in place stays as it
  /// is, and no observer is called.
  case leaving
}

extension PropertyCode {
  /// Returns whether a write to the property calls an observer.
  func isObserved(_ observing: Observing) -> Bool {
    switch observing {
    case .all: isObserved
    case .none: false
    case .leaving: isObserved && !isChangedInPlace
    }
  }

  /// Whether Swift changes the value in place and calls the observer afterwards: where the observer does not read the
  /// old value.
  private var isChangedInPlace: Bool { keepsValue && willSet == nil && !takesOldValue }
}

extension GlobalCode {
  /// Returns whether a write to the variable calls an observer.
  func isObserved(_ observing: Observing) -> Bool {
    switch observing {
    case .all: didSet != nil || willSet != nil
    case .none: false
    case .leaving: willSet != nil || didSet != nil && (takesOldValue || owner == nil)
    }
  }
}

extension ProgramRun {
  /// Returns whether all stored properties of an instance have values; until then, writes of its initializer are
  /// initial values.
  func isComplete(_ fields: [SwiftValue], of type: Int) -> Bool {
    zip(code.types[type].properties, fields).allSatisfy { property, value in
      guard property.initial == nil, case .unknown(let unknown) = value else { return true }
      return unknown.position != property.position
    }
  }

  /// Notes that the initializer of an object begins; false for a value that is not an object.
  func begin(_ value: SwiftValue) -> Bool {
    guard case .object(let number) = value else { return false }
    begun.append(number)
    return true
  }
}

// Values that Swift copies to change them.
extension LocationAccess {
  /// Returns the value of a location that Swift copies to change it, and the current target of the location; nil for a
  /// location whose value is changed in place.
  func copied(_ location: Location) throws -> (value: SwiftValue, location: Location)? {
    let settled = run.stateAccess.settled(location)
    guard try isCopied(settled) else { return nil }
    let value = try read(settled)
    if case .reference = value { return nil }
    return value.isUnknown ? nil : (value, settled)
  }

  /// Writes nil to an optional that is nil already, as Swift does for a change of something inside it.
  func touch(_ location: Location) throws {
    guard let (value, place) = try copied(location) else { return }
    try write(value, to: place)
  }

  /// Returns whether a write to a location does more than store a value, so that a change of a part is one write of the
  /// whole.
  private func isCopied(_ location: Location) throws -> Bool {
    switch location {
    case .local, .constant: return false
    case .observed, .subscripted, .defaulted, .custom: return true
    case .state(let identity, let index):
      guard let instance = run.instances[identity] else { return false }
      let property = run.code.types[instance.type].properties[index]
      return property.storage == .state || property.isObserved
    case .field(let object, let index):
      let type = run.code.types[run.objects[object].type]
      let property = type.properties[index]
      return property.isObserved || property.key != nil
        || type.isObservableObject && property.untold == nil
    case .global(let index):
      let global = run.code.globals[index]
      return global.isObserved(.all) || global.holder != nil || global.setter != nil
    case .member(let base, let name): return try isCopied(name, of: base)
    case .element(let base, _), .transacted(let base, _): return try isCopied(base)
    case .unobserved(.member(let base, _)): return try isCopied(base)
    case .unobserved: return false
    }
  }

  private func isCopied(_ name: String, of base: Location) throws -> Bool {
    let whole = try read(base)
    switch whole {
    case .structure(let structure):
      guard let index = run.code.types[structure.type].propertyIndices[name] else { return false }
      let property = run.code.types[structure.type].properties[index]
      if case .computed = property.storage { return true }
      return try property.isObserved || isCopied(base)
    case .object(let object):
      let type = run.code.types[run.objects[object].type]
      guard let index = type.propertyIndices[name] else { return false }
      if case .computed = type.properties[index].storage { return true }
      return try isCopied(.field(object, index))
    case .unknown, .reference, .member: return false
    default:
      if let number = run.extensionNumber(of: whole, having: name),
        run.code.types[number].propertyIndices[name] != nil
      {
        return true
      }
      return try isCopied(base)
    }
  }
}
