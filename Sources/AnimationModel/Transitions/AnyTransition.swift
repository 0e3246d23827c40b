/// Any transition: a box around a ``Transition``.
///
/// Two are equal when their boxes hold equal transitions of the same type.
public struct AnyTransition: Sendable {
  /// The transition in the box.
  public let base: any Transition

  /// Boxes a transition.
  public init<T: Transition>(_ transition: T) {
    base = transition
  }

  /// Returns the appearance of the view in a phase.
  public func effect(in phase: TransitionPhase) -> TransitionEffect {
    base.body(content: TransitionContent(), phase: phase).effect
  }

  /// The properties of the transition.
  public var properties: TransitionProperties { type(of: base).properties }

  /// Returns both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func combine<A: Transition, B: Transition>(_ first: A, _ second: B) -> AnyTransition {
      AnyTransition(CombiningTransition(first: first, second: second))
    }
    return combine(base, other.base)
  }

  /// Returns the transition with an animation of its own, which replaces that of the insertion or removal.
  ///
  /// It is played even if the change has no animation.
  public func animation(_ animation: Animation?) -> AnyTransition {
    func animated<T: Transition>(_ base: T) -> AnyTransition {
      AnyTransition(AnimatedTransition(base: base, animation: animation))
    }
    return animated(base)
  }
}

extension AnyTransition: Hashable {
  /// Whether both boxes hold equal transitions of the same type.
  public static func == (lhs: AnyTransition, rhs: AnyTransition) -> Bool {
    func equals<T: Transition>(_ base: T) -> Bool {
      base == rhs.base as? T
    }
    return equals(lhs.base)
  }

  /// Feeds the boxed transition, including its type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}
