extension FluidSpringAnimation {
  package var followsTarget: Bool { true }

  /// Continues from the state of the cut, with steps that are counted from there.
  ///
  /// Source: semantics reference, section 7.4; the state between steps is our choice.
  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    var blend = cut.blend
    if let spring = cut.previous.unboxed(as: FluidSpringAnimation.self), spring.response != response
    {
      blend = FluidSpringBlend(interval: spring.response - response, start: cut.time)
    }
    var state = FluidSpringState<V>()
    state.blendInterval = blend.interval
    state.blendStart = blend.start
    let begin = cut.time
    let isBlending =
      blendDuration > 0 && blend.interval != 0 && begin < blend.start + blendDuration
    let response = { [self] (time: Double) in effectiveResponse(at: begin + time, in: state) }
    let path = FluidSpringPath(
      integrator: FluidSpringIntegrator(
        response: self.response, dampingFraction: dampingFraction),
      blending: isBlending
        ? { [dampingFraction] time in
          FluidSpringIntegrator(response: response(time), dampingFraction: dampingFraction)
        } : nil,
      target: cut.target,
      start: FluidSpringIntegrator.Phase(
        offset: cut.state.value,
        velocity: cut.state.velocity,
        acceleration: cut.state.acceleration))
    let logical =
      isBlending
      ? firstTime(past: response, blending: blend, since: begin) : max(self.response, 0)
    return .motion(path.motion(logicalDuration: logical), blend: blend)
  }

  /// The first time in seconds that is not below the response at that time, which is the time of logical completion.
  ///
  /// Time minus response rises or falls monotonically between the times at which the response changes by one second per
  /// second, and those times are known; so the first rising zero can be found between them.
  private func firstTime(
    past response: (Double) -> Double, blending blend: FluidSpringBlend, since begin: Double
  ) -> Double {
    // The response minus the new one is interval·(1 − 3p² + 2p³): it changes by 6·interval·p(p − 1) as p goes
    // from 0 to 1.
    let begins = blend.start - begin
    let product = blendDuration / (6 * -blend.interval)
    let half = max(1 - 4 * product, 0).squareRoot() / 2
    let turns = product > 0 ? [0.5 - half, 0.5 + half] : []
    var times = turns.map { begins + $0 * blendDuration }.filter { $0 > 0 }
    // After the blend the response is constant; during the blend it lies between the two responses.
    times.append(max(begins + blendDuration, 0))
    times.append(max(self.response, self.response + blend.interval, 0))
    times.sort()
    var from = 0.0
    guard from < response(from) else { return 0 }
    for time in times {
      if time >= response(time) {
        return FirstTime.after(from, before: time) { $0 >= response($0) }
      }
      from = time
    }
    return from
  }
}

extension DefaultAnimation {
  package var followsTarget: Bool { true }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    base.merge(with: cut)
  }
}
