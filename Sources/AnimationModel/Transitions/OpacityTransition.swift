/// A fade, which is also what a view does that has no transition.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct OpacityTransition: Transition {
  /// Makes a fade.
  public init() {}

  /// The view, invisible unless it is there.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  /// Nothing moves.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == OpacityTransition {
  /// A fade.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension AnyTransition {
  /// A fade.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// The transition as it is where motion is to be reduced: a fade if anything in it moves.
  ///
  /// An animation of its own goes with it; the fade has that of the insertion or removal.
  ///
  /// Source: semantics reference, sections 11.4 (recorded) and 15.2.
  public func adjusted(reducingMotion reducesMotion: Bool) -> AnyTransition {
    reducesMotion && properties.hasMotion ? .opacity : self
  }
}
