/// Whether a modifier lets a view be touched.
public enum HitTesting: Hashable, Sendable {
  /// Nothing inside of it is touched: `.hidden()`, `.allowsHitTesting(false)`.
  case refused

  /// The gestures inside of it are not recognized: those that a gesture around them masks.
  case masked

  /// The modifiers that are written after it are touched where its shape lies, whatever is inside:
  /// `.contentShape(_:)`.
  case shaped

  /// It says nothing at the moment, but counts in the chain: `.allowsHitTesting(true)`.
  case open
}
