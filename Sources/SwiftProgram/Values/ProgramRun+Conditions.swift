// Conditions that may not be known.
extension ProgramRun {
  /// A truth value, or that it is not known, as something is not that should have been one and is none.
  package func notKnown(_ value: SwiftValue) -> SwiftValue {
    if value.boolean != nil { return value }
    let unknown = value.unknown ?? UnknownValue(value.text, at: .none)
    return assumptions?.take(unknown).map { .boolean($0) } ?? .unknown(unknown)
  }
}
