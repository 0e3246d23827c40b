/// The effect of a modifier on the touches of a view.
public enum HitTesting: Hashable, Sendable {
  /// Views inside are not touched: `.hidden()`, `.allowsHitTesting(false)`.
  case refused

  /// Gestures inside are not recognized, as a gesture around them masks them.
  case masked

  /// The modifiers that are written after it are touched within its shape, whatever is inside:
  /// `.contentShape(_:)`.
  case shaped

  /// There is no effect now, but the modifier counts in the chain: `.allowsHitTesting(true)`.
  case open
}
