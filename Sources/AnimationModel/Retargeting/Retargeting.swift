/// What a new animation does to the one that is running.
///
/// Source: semantics reference, section 9.2.
public enum Retargeting: String, Hashable, Sendable, CaseIterable {
  /// The new animation takes the running one's place and goes on from its state.
  case merge

  /// Both run on, and the picture moves from wherever the old one is towards the new target.
  case combine
}
