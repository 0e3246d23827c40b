/// No transition: the view is there at once, and gone at once.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct IdentityTransition: Transition {
  /// Makes no transition.
  public init() {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent { content }

  /// Nothing moves.
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
