/// A transition between two modifiers of one type.
struct ModifierTransition<Modifier: TransitionModifier>: Transition {
  var active: Modifier
  var identity: Modifier

  func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

extension AnyTransition {
  /// A transition between the modifier of a view that is not inserted and the modifier of one that is.
  ///
  /// Source: semantics reference, section 15.1 (documented).
  ///
  /// - Parameters:
  ///   - active: The modifier that is applied before the view is inserted and after it is removed; it may be a
  ///     ``TransitionEffect``.
  ///   - identity: The modifier that is applied while the view is inserted.
  public static func modifier<E: TransitionModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}
