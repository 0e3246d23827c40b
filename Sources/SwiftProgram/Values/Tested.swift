/// A condition that has been tested.
package enum Tested {
  case holds
  case fails
  case unknown(UnknownValue)

  init(_ holds: Bool) { self = holds ? .holds : .fails }

  /// A truth value; anything else is not known to be one.
  init(_ value: SwiftValue) {
    switch value {
    case .boolean(let flag): self.init(flag)
    case .unknown(let unknown): self = .unknown(unknown)
    default: self = .unknown(UnknownValue(value.text, at: .none))
    }
  }

  /// The truth value.
  var value: SwiftValue {
    switch self {
    case .holds: .boolean(true)
    case .fails: .boolean(false)
    case .unknown(let unknown): .unknown(unknown)
    }
  }

  /// Whether the opposite holds.
  var negated: Tested {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown: self
    }
  }

  /// Whether all of some things pass a test: one that fails decides, whatever is not known of the others.
  static func all<Things: Sequence>(
    _ things: Things, _ test: (Things.Element) throws -> Tested
  ) rethrows -> Tested {
    var unknown: UnknownValue?
    for thing in things {
      switch try test(thing) {
      case .holds: continue
      case .fails: return .fails
      case .unknown(let value): unknown = unknown ?? value
      }
    }
    return unknown.map { .unknown($0) } ?? .holds
  }

  /// Whether any of some things passes a test: one that does decides, whatever is not known of the others.
  static func any<Things: Sequence>(
    _ things: Things, _ test: (Things.Element) throws -> Tested
  ) rethrows -> Tested {
    try all(things) { try test($0).negated }.negated
  }
}

/// A function that tests a value against a pattern, and binds its variables.
typealias Match = @Sendable (SwiftValue, ProgramRun, Frame) throws -> Tested
