/// The observers that a write calls.
enum Observing {
  /// All that there are.
  case all

  /// None: it goes straight to what keeps the value.
  case none

  /// Those of what was copied to be changed, as an error leaves what changes it: what was changed where it is kept stays
  /// as it is, and nobody is told.
  case leaving
}

extension PropertyCode {
  /// Whether something is called when it is written to.
  func isObserved(_ observing: Observing) -> Bool {
    switch observing {
    case .all: isObserved
    case .none: false
    case .leaving: isObserved && !isChangedInPlace
    }
  }

  /// Whether Swift changes its value where it is kept, and calls its observer afterwards: one that is not told what the
  /// value was before.
  private var isChangedInPlace: Bool { keepsValue && willSet == nil && !takesOldValue }
}

extension GlobalCode {
  /// Whether something is called when it is written to.
  func isObserved(_ observing: Observing) -> Bool {
    switch observing {
    case .all: didSet != nil || willSet != nil
    case .none: false
    case .leaving: willSet != nil || didSet != nil && (takesOldValue || owner == nil)
    }
  }
}

extension ProgramRun {
  /// Whether everything that something keeps has a value: until then, what its initializer writes is what it begins with.
  func isComplete(_ fields: [SwiftValue], of type: Int) -> Bool {
    zip(code.types[type].properties, fields).allSatisfy { property, value in
      guard property.initial == nil, case .unknown(let unknown) = value else { return true }
      return unknown.position != property.position
    }
  }

  /// Notes that the initializer of an object begins; false for what is none.
  func begin(_ value: SwiftValue) -> Bool {
    guard case .object(let number) = value else { return false }
    begun.append(number)
    return true
  }
}

// The values that Swift copies to change them.
extension LocationAccess {
  /// The value of a location that Swift copies to change it, and where the location leads now; nil for one that is
  /// changed where it is kept.
  func copied(_ location: Location) throws -> (value: SwiftValue, location: Location)? {
    let settled = run.stateAccess.settled(location)
    guard try isCopied(settled) else { return nil }
    let value = try read(settled)
    if case .reference = value { return nil }
    return value.isUnknown ? nil : (value, settled)
  }

  /// Writes nil to what is nil already, as Swift does where something in it would be changed.
  func touch(_ location: Location) throws {
    guard let (value, place) = try copied(location) else { return }
    try write(value, to: place)
  }

  /// Whether a write does more than to keep a value, so that a change of it is one write, however it comes about.
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
