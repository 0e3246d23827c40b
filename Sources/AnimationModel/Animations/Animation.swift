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

// MARK: - What is in the box

/// An animation by a type of its own: how a value changes over time.
///
/// The protocol is SwiftUI's. An animation never sees where a value starts or ends: it is given
/// the **delta**, target less start, and answers how much of it is covered. A change from 10 to 100
/// has the delta 90, and an answer of 45 shows 55.
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the delta is covered at a time.
  ///
  /// Called once a frame, with times that do not decrease.
  ///
  /// - Parameters:
  ///   - value: The delta.
  ///   - time: Seconds since the animation began.
  ///   - context: The values that the animation remembers, and its surroundings.
  /// - Returns: The part covered, or nil when the animation is over. Nil is final: the target is
  ///   shown from then on, however far away the last answer was.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// How fast the value moves, in value units per second, for a later animation that merges.
  ///
  /// - Parameters:
  ///   - value: The delta.
  ///   - time: Seconds since the animation began.
  ///   - context: The values that the animation remembers, and its surroundings.
  /// - Returns: The velocity, or nil if the animation does not know it. Nil by default.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from one that is running, state and elapsed time included.
  ///
  /// Asked of the new animation, for any previous one. If it declines, both run on and are combined.
  ///
  /// - Parameters:
  ///   - previous: The animation that is running.
  ///   - value: The previous delta.
  ///   - time: Seconds since the previous animation began. After a merge time continues from there.
  ///   - context: The previous animation's state, to be changed as the merge demands.
  /// - Returns: Whether to merge. False by default.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Answers nil: the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Declines.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
