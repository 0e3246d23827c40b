/// A moving modifier of a view.
struct ModifierKey: Hashable, Sendable {
  /// The identity of the view.
  let identity: ViewIdentity

  /// The index of the modifier among the moving modifiers of the view, innermost first.
  let ordinal: Int
}
