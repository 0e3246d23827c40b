/// The stage of a view's insertion and removal.
///
/// Source: semantics reference, section 15.2 (documented).
public enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// The view is about to be inserted: what it looks like before it comes in.
  case willAppear

  /// The view is there, and looks as if it had no transition.
  case identity

  /// The view is being removed: what it looks like when it has gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the view comes in, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
