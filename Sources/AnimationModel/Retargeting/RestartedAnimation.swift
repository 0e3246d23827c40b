/// An animation that begins anew from wherever a value is, instead of being combined with the running one.
///
/// SwiftUI has no such thing; it shows what merging would look like for animations that do not merge.
/// A spring inside begins with the velocity of the interrupted motion.
struct RestartedAnimation: Hashable, Sendable {
  /// The animation that begins anew.
  var base: Animation

  /// The time at which it begins, in seconds.
  var start: Double
}

/// The value from which a restarted animation begins.
struct RestartedState<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: RestartedState { RestartedState() }
  var offset = V.zero
}

extension RestartedAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let offset = context.state[RestartedState<V>.self].offset
    let covered = base.animate(value: value - offset, time: time - start, context: &context)
    return covered.map { offset + $0 }
  }
}

extension RestartedAnimation: ContinuousAnimation {
  func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let offset = context.state[RestartedState<V>.self].offset
    return base.slope(value: value - offset, time: time - start, context: context)
  }

  func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    SampledMotion.motion(of: Animation(self), request)
  }
}
