/// A way for a value to change over time.
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
  ///   - context: What the animation remembers, and its surroundings.
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
  ///   - context: What the animation remembers, and its surroundings.
  /// - Returns: The velocity, or nil if the animation does not tell. Nil by default.
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
  ///   - time: Seconds since the previous animation began. After a merge time goes on from there.
  ///   - context: The previous animation's state, to be changed as the merge demands.
  /// - Returns: Whether to merge. False by default.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Does not tell.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Declines.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}
