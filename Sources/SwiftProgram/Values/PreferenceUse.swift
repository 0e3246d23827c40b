/// The use that a modifier makes of a preference.
package struct PreferenceUse {
  package enum Action {
    /// It sets it.
    case set(SwiftValue)
    /// It makes another value of that of what is inside.
    case change(ClosureValue)
    /// It waits for another value.
    case await(ClosureValue)
  }

  /// The number of the type of the key.
  package let key: Int
  package let action: Action
  package let position: SourcePosition

  package init(key: Int, action: Action, position: SourcePosition) {
    self.key = key
    self.action = action
    self.position = position
  }
}
