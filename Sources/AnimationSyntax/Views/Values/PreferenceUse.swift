/// What a modifier has to do with a preference.
struct PreferenceUse {
  enum Action {
    /// It sets it.
    case set(ViewValue)
    /// It makes another value of that of what is inside.
    case change(ClosureValue)
    /// It waits for another value.
    case await(ClosureValue)
  }

  /// The number of the type of the key.
  let key: Int
  let action: Action
  let position: SourcePosition
}
