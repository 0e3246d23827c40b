/// The stage of a view's insertion and removal.
///
/// Source: semantics reference, section 15.2 (documented).
public enum TransitionPhase: Hashable, Sendable, CaseIterable {
  /// The view is about to be inserted, and has the appearance from which it comes in.
  case willAppear

  /// The view is inserted, and looks as if it had no transition.
  case identity

  /// The view is being removed, and has the appearance to which it goes.
  case didDisappear

  /// Whether the phase is that of an inserted view.
  public var isIdentity: Bool { self == .identity }

  /// The value −1 before the insertion, 0 while the view is inserted, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
