/// No transition: the view is inserted and removed at once.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct IdentityTransition: Transition {
  /// Makes the transition.
  public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent { content }

  /// The properties, without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == IdentityTransition {
  /// No transition.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension AnyTransition {
  /// No transition.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
}
