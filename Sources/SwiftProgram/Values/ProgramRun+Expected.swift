// The conversion of values to views where a view is expected.
extension ProgramRun {
  /// Returns a value as a view.
  package func element(_ value: SwiftValue, at position: SourcePosition) throws -> ViewElement {
    switch value {
    case .view(let element): return element
    case .structure(let structure): return .own(structure, position)
    case .reference(let location): return try element(try locations.read(location), at: position)
    case .closure(let closure): return try element(try functions.call(closure, []), at: position)
    case .void, .nothing: return .empty
    case .enumeration(let entry) where code.types[entry.type].body != nil:
      let body = try properties.property("body", of: value, at: position)
      return .inlined(position, try element(body, at: position))
    default: break
    }
    if let made = try host.element(value, at: position, in: self) { return made }
    if case .member(let member) = value { return try element(types.unknown(member), at: position) }
    let unknown = value.unknown ?? UnknownValue(value.text, at: position)
    leaveOut("what it shows", because: unknown, at: position)
    let kind =
      value.isUnknown ? unknown.text.prefix { $0.isLetter || $0.isNumber || $0 == "_" } : ""
    return .made(MadeView(kind: kind.isEmpty ? "View" : String(kind), position: position))
  }
}

// Unknown conditions.
extension ProgramRun {
  /// Returns the view that is shown where it is unknown which branch is taken: neither.
  func undecided(_ word: String, because unknown: UnknownValue, at position: SourcePosition)
    -> ViewElement
  {
    leaveOut("what is inside of '\(word)'", because: unknown, at: position)
    return .undecided
  }

  func undecided(_ word: String, because unknown: UnknownValue, at position: SourcePosition)
    -> SwiftValue
  {
    .view(undecided(word, because: unknown, at: position))
  }
}
