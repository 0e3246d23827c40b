/// Something that must not happen with any input, and did.
package struct Finding: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, in words.
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Throws a finding if a condition does not hold.
func require(_ holds: Bool, _ words: @autoclosure () -> String) throws {
  if !holds { throw Finding(words()) }
}
