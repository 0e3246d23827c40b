/// The effect of a new animation on the one that is running.
///
/// Source: semantics reference, section 9.2.
public enum Retargeting: String, Hashable, Sendable, CaseIterable {
  /// The new animation replaces the running one and continues from its state.
  case merge

  /// Both run on, and the value moves from wherever the old one is towards the new target.
  case combine
}
