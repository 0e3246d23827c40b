/// A transition between two modifiers of one type.
struct ModifierTransition<Modifier: TransitionModifier>: Transition {
  var active: Modifier
  var identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  /// A transition between what is done to a view that is not there and to one that is.
  ///
  /// Source: semantics reference, section 15.1 (documented).
  ///
  /// - Parameters:
  ///   - active: What is done before the view comes in and when it has gone; it may be a ``TransitionEffect``.
  ///   - identity: What is done while it is there.
  public static func modifier<E: TransitionModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}
