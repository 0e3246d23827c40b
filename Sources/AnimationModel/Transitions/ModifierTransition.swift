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
  ///   - active: The modifier that is applied before the view comes in and when it has gone; it may be a
  ///     ``TransitionEffect``.
  ///   - identity: The modifier that is applied while the view is there.
  public static func modifier<E: TransitionModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}
