/// Which observers a write calls.
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
