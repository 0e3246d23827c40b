/// The animation of `.default`: a critically damped spring of response 0.5 s.
///
/// It moves as `.smooth` does, but is a type of its own, equal only to another default. Apple's page
/// names a response of 0.55 s; three independent readings of the framework have 0.5 s.
///
/// Source: semantics reference, section 5.2 and section 20 item 1.
public struct DefaultAnimation: Hashable, Sendable {
  /// Makes the animation.
  public init() {}

  var base: FluidSpringAnimation {
    FluidSpringAnimation(response: 0.5, dampingFraction: 1, blendDuration: 0)
  }
}

extension DefaultAnimation: CustomAnimation {
  /// Returns the part of the delta that the spring covers.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// The spring's velocity.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Merges as the spring does: always.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension DefaultAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? { 1 }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.slope(value: value, time: time, context: context)
  }

  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    base.motion(of: request)
  }
}

extension Animation {
  /// The animation of a change for which no animation is given: a critically damped spring.
  public static var `default`: Animation { Animation(DefaultAnimation()) }
}
