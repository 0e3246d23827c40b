/// Any animation: a box around a ``CustomAnimation``.
///
/// Two animations are equal when their boxes hold equal animations of the same type, so
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

  /// The animation in the box if it is of a type; asked by animations that merge only with their own type.
  package func unboxed<A: CustomAnimation>(as type: A.Type = A.self) -> A? { base as? A }

  /// Returns the part of the delta that is covered at a time; see ``CustomAnimation/animate(value:time:context:)``.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity of the value; see ``CustomAnimation/velocity(value:time:context:)``.
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
  /// Whether both boxes hold equal animations of the same type.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func equals<A: CustomAnimation>(_ base: A) -> Bool {
      base == rhs.base as? A
    }
    return equals(lhs.base)
  }

  /// Feeds the boxed animation, including its type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(base))
  }
}

extension Animation: CustomStringConvertible {
  /// The description of the boxed animation.
  public var description: String { String(describing: base) }
}

// MARK: - The protocol of boxed animations

/// An animation as a type of its own, which says how a value changes over time.
///
/// The protocol is SwiftUI's. An animation never sees where a value starts or ends: it is given
/// the **delta**, target minus start, and returns the part of it that is covered. A change from 10 to 100
/// has the delta 90; where the animation returns 45, the value shown is 55.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the delta that is covered at a time.
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

  /// Returns the velocity of the value, in value units per second, for a later animation that merges.
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
  /// The new animation is asked, whatever the previous one is. If it declines, both run on and are combined.
  ///
  /// - Parameters:
  ///   - previous: The animation that is running.
  ///   - value: The previous delta.
  ///   - time: Seconds since the previous animation began. After a merge, time continues from there.
  ///   - context: The previous animation's state, to be changed as the merge demands.
  /// - Returns: Whether to merge. False by default.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is not known.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: the animation does not merge.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
