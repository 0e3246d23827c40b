/// The persistent spring behind `spring`, `interactiveSpring`, `smooth`, `snappy`, `bouncy` and
/// `default`, which merges and keeps its velocity.
///
/// It does not use the closed solution. It advances a state by fixed steps of 1/300 s and shows
/// the last state, so that its motion differs a little from the `Spring` with the same parameters:
/// `.bouncy` overshoots to 1.0419 instead of 1.0460. It is over when it is nearly at rest and within a
/// hundredth of its delta.
///
/// Source: semantics reference, section 7.3. With response 0.5 and ζ 0.7 the recurrence reproduces a
/// recording of `.bouncy` on a device to every printed digit.
public struct FluidSpringAnimation: Hashable, Sendable {
  /// The stiffness as a duration, in seconds.
  ///
  /// Zero and less mean infinite stiffness, which is capped.
  public var response: Double

  /// The friction as a fraction of critical damping.
  public var dampingFraction: Double

  /// The seconds over which a change of response from the previous spring is blended in.
  public var blendDuration: Double

  /// The largest stiffness that is played; stiffer springs are played with it.
  package static var stiffnessCap: Double { FluidSpringIntegrator.stiffnessCap }

  /// Makes the animation.
  public init(response: Double, dampingFraction: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingFraction = dampingFraction
    self.blendDuration = blendDuration
  }
}

extension FluidSpringAnimation: CustomAnimation {
  /// Advances the spring's state to the time and returns it; nil once the spring rests at its target.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    advance(towards: value, time: time, context: &context)
  }

  /// The body of `animate`.
  ///
  /// It is separate so that the choice of a specialization in `animate` does not first look up the generic types that
  /// are used here.
  private func advance<V: VectorArithmetic>(
    towards value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    var state = context.state[FluidSpringState<V>.self]
    let response = effectiveResponse(at: time, in: state)
    if state.hasElapsed(response, at: time) { context.isLogicallyComplete = true }
    let integrator = FluidSpringIntegrator(response: response, dampingFraction: dampingFraction)
    let steps = state.stepsDue(at: time)
    for _ in 0..<steps {
      integrator.step(&state.phase, towards: value)
    }
    context.state[FluidSpringState<V>.self] = state
    if state.hasMoved && integrator.isOver(state.phase, target: value) { return nil }
    return state.phase.offset
  }

  /// The velocity of the state shown last.
  @_specialize(where V == Double)
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    context.state[FluidSpringState<V>.self].phase.velocity
  }

  /// Always merges: continues from where the previous animation is, with the velocity that it reports.
  ///
  /// If the previous animation reports none, the velocity is that of the shared state, which is zero
  /// unless a fluid spring ran before. The acceleration is kept from the state. A previous animation that is over
  /// counts as arrived.
  ///
  /// Source: semantics reference, section 7.4 and section 20 item 23.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let position = previous.animate(value: value, time: time, context: &context)
    let velocity = previous.velocity(value: value, time: time, context: context)
    var state = context.state[FluidSpringState<V>.self]
    state.phase.offset = position ?? value
    if let velocity { state.phase.velocity = velocity }
    state.restartClock(at: time)
    if let spring = previous.unboxed(as: FluidSpringAnimation.self), spring.response != response {
      state.blendInterval = spring.response - response
      state.blendStart = time
    }
    context.state[FluidSpringState<V>.self] = state
    return true
  }

  /// The response at a time, between that of the previous spring and this one's.
  ///
  /// Source: semantics reference, section 7.3 step 1 and section 20 item 8.
  func effectiveResponse<V>(at time: Double, in state: FluidSpringState<V>) -> Double {
    guard blendDuration > 0, state.blendInterval != 0 else { return response }
    let progress = min(max((time - state.blendStart) / blendDuration, 0), 1)
    return response + state.blendInterval * (1 - progress * progress * (3 - 2 * progress))
  }
}

extension FluidSpringAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? { 1 }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    context.state[FluidSpringState<V>.self].phase.velocity
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    FluidSpringPath(
      integrator: FluidSpringIntegrator(response: response, dampingFraction: dampingFraction),
      target: request.value,
      movingTarget: request.target,
      start: FluidSpringIntegrator.Phase(velocity: request.initialVelocity)
    ).motion(logicalDuration: max(response, 0))
  }
}
