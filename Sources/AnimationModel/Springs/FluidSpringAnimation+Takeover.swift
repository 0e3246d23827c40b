extension FluidSpringAnimation {
  package var followsTarget: Bool { true }

  /// Goes on from the state of the cut, on a grid of steps that begins there.
  ///
  /// Source: semantics reference, section 7.4; design 1.8.
  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
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
    let logical = isBlending ? firstTime(past: response) : max(self.response, 0)
    return .motion(path.motion(logicalDuration: logical), blend: blend)
  }

  /// The first time that is not before the response at that time, in seconds.
  private func firstTime(past response: (Double) -> Double) -> Double {
    let step = FluidSpringIntegrator.step
    var index = 0
    // Once the blend is over the response stands still, which bounds the search.
    let limit = Int((blendDuration + max(self.response, 0)) / step) + 2
    while index < limit && Double(index) * step < response(Double(index) * step) { index += 1 }
    guard index > 0 else { return 0 }
    return FirstTime.after(Double(index - 1) * step, before: Double(index) * step) {
      $0 >= response($0)
    }
  }
}

extension DefaultAnimation {
  package var followsTarget: Bool { true }

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    base.takeover(from: cut)
  }
}
