extension CASpringAnimation: CustomAnimation {
  /// Returns the delta times the spring's position; nil from the end on, or where it is not finite.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard time < end else { return nil }
    let position = spring.value(
      target: 1, initialVelocity: actualInitialVelocity, time: max(time, 0))
    return position.isFinite ? value.scaled(by: position) : nil
  }

  /// The time from which the target is shown, in seconds.
  fileprivate var end: Double { duration ?? settlingDuration }
}

extension CASpringAnimation: ContinuousAnimation {
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    guard time >= 0, time < end else { return .zero }
    return value.scaled(
      by: spring.velocity(target: 1, initialVelocity: actualInitialVelocity, time: time))
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    let delta = request.value
    let states = spring.states(target: 1.0, initialVelocity: actualInitialVelocity)
    let end = states(0).acceleration.isFinite ? end : 0
    var motion = ContinuousMotion<V>(duration: end, timeScale: min(spring.duration, end)) {
      time, side in
      let isEnd = TimeEquality.holds(time, end, within: end)
      if isEnd ? side != .before : time > end { return .resting(at: delta) }
      guard time >= 0 else { return .resting(at: .zero) }
      let state = states(time)
      return MotionState(
        value: delta.scaled(by: state.value),
        velocity: delta.scaled(by: state.velocity),
        acceleration: delta.scaled(by: state.acceleration))
    }
    motion.runsBackwardsFor = 0
    return motion
  }

  package var isProportional: Bool { true }
  package var isAdditive: Bool { true }
}
