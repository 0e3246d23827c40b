/// The animation of an unanimated change whose velocity is tracked, such as those of a drag.
///
/// The target is shown at once. The velocity of the target is kept, so that a spring that
/// takes over when the finger lifts continues with it.
///
/// Each change stores the delta up to then with its time, beginning with a delta of zero.
///
/// Source: semantics reference, section 12 (recovered) and section 20 item 19.
package struct VelocityTrackingAnimation: Hashable, Sendable {
  /// Makes the animation.
  package init() {}
}

/// The samples of successive tracked changes.
struct VelocityTrackingState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: VelocityTrackingState { VelocityTrackingState() }
  var sampler = VelocitySampler<V>()
}

extension VelocityTrackingAnimation: CustomAnimation {
  /// Returns the whole delta; nil once the velocity has decayed.
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var sampler = context.state[VelocityTrackingState<V>.self].sampler
    if sampler.last == nil {
      sampler.add(.zero, at: time)
      context.state[VelocityTrackingState<V>.self].sampler = sampler
    }
    return time < sampler.end ? value : nil
  }

  /// Returns the velocity of the samples, which decays with the time since the last one.
  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    context.state[VelocityTrackingState<V>.self].sampler.velocity(at: time)
  }

  /// Takes over from any animation, and stores the delta up to then.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    if previous.unboxed(as: VelocityTrackingAnimation.self) == nil {
      context.state[VelocityTrackingState<V>.self] = VelocityTrackingState()
    }
    context.state[VelocityTrackingState<V>.self].sampler.add(value, at: time)
    return true
  }
}

extension VelocityTrackingAnimation: ContinuousAnimation {
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    .zero
  }

  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    var sampler = VelocitySampler<V>()
    sampler.add(.zero, at: 0)
    return sampler.tracking(of: request.value, from: 0)
  }
}

extension Animation {
  /// The animation of an unanimated change whose velocity is tracked.
  package static var velocityTracking: Animation { Animation(VelocityTrackingAnimation()) }
}
