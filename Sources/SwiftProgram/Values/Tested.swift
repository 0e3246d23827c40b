/// The result of a condition.
package enum Tested {
  case holds
  case fails
  case unknown(UnknownValue)

  init(_ holds: Bool) { self = holds ? .holds : .fails }

  /// Creates the result for a truth value; any other value is unknown.
  init(_ value: SwiftValue) {
    switch value {
    case .boolean(let flag): self.init(flag)
    case .unknown(let unknown): self = .unknown(unknown)
    default: self = .unknown(UnknownValue(value.text, at: .none))
    }
  }

  /// The result as a truth value.
  var value: SwiftValue {
    switch self {
    case .holds: .boolean(true)
    case .fails: .boolean(false)
    case .unknown(let unknown): .unknown(unknown)
    }
  }

  /// The opposite result.
  var negated: Tested {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown: self
    }
  }

  /// Returns whether all elements pass a test: one that fails decides, whatever is unknown about the others.
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

  /// Returns whether any element passes a test: one that passes decides, whatever is unknown about the others.
  static func any<Things: Sequence>(
    _ things: Things, _ test: (Things.Element) throws -> Tested
  ) rethrows -> Tested {
    try all(things) { try test($0).negated }.negated
  }
}

/// A function that tests a value against a pattern, and binds its variables.
typealias Match = @Sendable (SwiftValue, ProgramRun, Frame) throws -> Tested
