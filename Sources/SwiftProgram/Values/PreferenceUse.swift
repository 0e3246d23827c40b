/// The use that a modifier makes of a preference.
package struct PreferenceUse {
  package enum Action {
    /// The modifier sets the preference.
    case set(SwiftValue)
    /// The modifier makes another value of the preference of its content.
    case change(ClosureValue)
    /// The modifier waits for another value of the preference.
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
