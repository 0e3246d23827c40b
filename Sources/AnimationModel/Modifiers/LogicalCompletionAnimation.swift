/// An animation that reports after a time that it is complete for all practical purposes, behind
/// `logicallyComplete`.
///
/// Source: semantics reference, section 6.
public struct LogicalCompletionAnimation: Hashable, Sendable {
  /// The animation inside.
  public var base: Animation

  /// The time of logical completion, in seconds.
  public var duration: Double

  /// Wraps an animation.
  public init(base: Animation, duration: Double) {
    self.base = base
    self.duration = duration
  }
}

extension LogicalCompletionAnimation: CustomAnimation {
  /// Returns the part of the delta that the base covers.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= duration { context.isLogicallyComplete = true }
    return result
  }

  /// Merges with an equal duration if the bases merge.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.unboxed(as: LogicalCompletionAnimation.self),
      previous.duration == duration
    else { return false }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time, context: &context)
  }
}

extension LogicalCompletionAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? { base.carriesVelocity }

  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.slope(value: value, time: time, context: context)
  }

  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let base = base.motion(of: request)
    var motion = base.around(base)
    motion.logicalDuration = min(motion.logicalDuration ?? .infinity, max(duration, 0))
    return motion
  }
}

extension LogicalCompletionAnimation {
  package var isProportional: Bool { base.isProportional }
  package var isAdditive: Bool { base.isAdditive }
  package var followsTarget: Bool { base.followsTarget }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    guard let previous = cut.previous.unboxed(as: LogicalCompletionAnimation.self),
      previous.duration == duration
    else { return .declines }
    var inner = cut
    inner.previous = previous.base
    let rest = max(duration - cut.time, 0)
    return base.merge(with: inner).mapMotion { motion in
      var motion = motion
      motion.logicalDuration = min(motion.logicalDuration ?? .infinity, rest)
      return motion
    }
  }
}

extension Animation {
  /// Returns the animation with its logical completion after a time, unless the animation reports it earlier.
  ///
  /// - Parameter duration: The time, in seconds.
  public func logicallyComplete(after duration: Double) -> Animation {
    Animation(LogicalCompletionAnimation(base: self, duration: duration))
  }
}
