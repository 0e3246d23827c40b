// Conditions that may be unknown.
extension ProgramRun {
  /// Returns a value if it is a truth value, and otherwise the assumed truth value or an unknown value.
  package func notKnown(_ value: SwiftValue) -> SwiftValue {
    if value.boolean != nil { return value }
    let unknown = value.unknown ?? UnknownValue(value.text, at: .none)
    return assumptions?.take(unknown).map { .boolean($0) } ?? .unknown(unknown)
  }
}
