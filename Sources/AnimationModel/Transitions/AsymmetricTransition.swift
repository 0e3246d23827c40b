/// One transition for the insertion and another for the removal.
///
/// Both are always attached to the view: the one for the insertion is at rest while the view is removed, and the
/// other while it is inserted.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion

  /// The transition of the removal.
  public var removal: Removal

  /// Makes a transition of two others.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view with the transition of the insertion before it is inserted, and with that of the removal after it is
  /// removed.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    let inserted = insertion.apply(
      content: content, phase: phase == .didDisappear ? .identity : phase)
    return removal.apply(
      content: inserted, phase: phase == .didDisappear ? .didDisappear : .identity)
  }

  /// The properties, with motion if the insertion or the removal has motion.
  public static var properties: TransitionProperties {
    Insertion.properties.union(Removal.properties)
  }
}

extension AnyTransition {
  /// Returns a transition with one for the insertion and another for the removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func asymmetric<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return asymmetric(insertion.base, removal.base)
  }
}
