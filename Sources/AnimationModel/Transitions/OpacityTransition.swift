/// A fade, which is also the default for a view without a transition.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct OpacityTransition: Transition {
  /// Makes a fade.
  public init() {}

  /// The view, invisible except in the identity phase.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// The properties, without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// The transition as it is played when motion is to be reduced: a fade if it has any motion.
  ///
  /// An animation of its own is dropped with it; the fade has that of the insertion or removal.
  ///
  /// Source: semantics reference, sections 11.4 (recorded) and 15.2.
  public func adjusted(reducingMotion reducesMotion: Bool) -> AnyTransition {
    reducesMotion && properties.hasMotion ? .opacity : self
  }
}
