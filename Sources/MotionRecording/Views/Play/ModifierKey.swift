/// A moving modifier of a view.
struct ModifierKey: Hashable, Sendable {
  /// The view.
  let identity: ViewIdentity

  /// Its index among the moving modifiers of the view, innermost first.
  let ordinal: Int
}
