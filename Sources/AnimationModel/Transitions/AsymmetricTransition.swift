/// One transition on the way in and another on the way out.
///
/// Both are always attached to the view: the one for the way in is at rest while the view goes, and the other
/// way round.
///
/// Source: semantics reference, section 15.1 (documented, recorded).
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition on the way in.
  public var insertion: Insertion

  /// The transition on the way out.
  public var removal: Removal

  /// Makes a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view, with one transition before it is there and the other after.
  public func body(content: Content, phase: TransitionPhase) -> TransitionContent {
    let inserted = insertion.apply(
      content: content, phase: phase == .didDisappear ? .identity : phase)
    return removal.apply(
      content: inserted, phase: phase == .didDisappear ? .didDisappear : .identity)
  }

  /// Something moves if it does on the way in or out.
  public static var properties: TransitionProperties {
    Insertion.properties.union(Removal.properties)
  }
}

extension AnyTransition {
  /// One transition on the way in and another on the way out.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    func asymmetric<I: Transition, R: Transition>(_ insertion: I, _ removal: R) -> AnyTransition {
      AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
    }
    return asymmetric(insertion.base, removal.base)
  }
}
