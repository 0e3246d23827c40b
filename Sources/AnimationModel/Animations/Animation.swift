/// Any animation: a box around a ``CustomAnimation``.
///
/// Two animations are equal when what they box has the same type and is equal, so
/// `.spring(duration: 0.5, bounce: 0)` equals `.spring(response: 0.5, dampingFraction: 1)`.
public struct Animation: Sendable {
  /// The animation in the box.
  public var base: any CustomAnimation {
    didSet { continuous = base as? any ContinuousAnimation }
  }

  /// The animation in the box if its motion is known at every instant.
  ///
  /// Kept because the cast takes longer than a frame of the animation.
  private(set) var continuous: (any ContinuousAnimation)?

  /// Boxes an animation.
  public init<A: CustomAnimation>(_ base: A) {
    self.base = base
    continuous = base as? any ContinuousAnimation
  }

  /// The animation in the box if it is of a type, as an animation asks that takes over from its like.
  package func unboxed<A: CustomAnimation>(as type: A.Type = A.self) -> A? { base as? A }

  /// How much of the delta is covered at a time; see ``CustomAnimation/animate(value:time:context:)``.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value moves; see ``CustomAnimation/velocity(value:time:context:)``.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from one that is running; see
  /// ``CustomAnimation/shouldMerge(previous:value:time:context:)``.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension Animation: Hashable {
  /// Whether both box the same type of animation, and equal ones.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func equals<A: CustomAnimation>(_ base: A) -> Bool {
      base == rhs.base as? A
    }
    return equals(lhs.base)
  }

  /// Feeds the boxed animation, type included.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension Animation: CustomStringConvertible {
  /// The description of what is boxed.
  public var description: String { String(describing: base) }
}
