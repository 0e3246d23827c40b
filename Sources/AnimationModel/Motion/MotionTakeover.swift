/// A running motion at the moment at which another animation is to take over from it.
package struct MotionCut<V: VectorArithmetic> {
  /// The animation that is running.
  package var previous: Animation

  /// Where it is, with the velocity and the acceleration that it lets a merging animation see.
  package var state: MotionState<V>

  /// Seconds since the running animation began.
  package var time: Double

  /// The change of response that is being blended in.
  package var blend: FluidSpringBlend

  /// The accumulated delta after the change.
  package var target: V
}

/// What becomes of a running motion.
package enum MotionTakeover<V: VectorArithmetic> {
  /// The new animation does not merge.
  case declines

  /// The new animation goes on from the cut: a motion in seconds since the cut.
  case motion(ContinuousMotion<V>, blend: FluidSpringBlend)

  /// The new animation merges in a way that only playing frames can tell.
  case framesOnly
}

/// A change of response that a fluid spring blends in.
package struct FluidSpringBlend: Hashable, Sendable {
  /// The previous response less the new one.
  package var interval = 0.0

  /// The time at which it began, in seconds since the animation did.
  package var start = 0.0
}

extension FluidSpringAnimation {
  package var followsTarget: Bool { true }

  /// Goes on from the state of the cut, on a grid of steps that begins there.
  ///
  /// Source: semantics reference, section 7.4; design 1.8.
  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    var blend = cut.blend
    if let spring = cut.previous.base as? FluidSpringAnimation, spring.response != response {
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

  /// The first time that is not before the response at that time, in seconds.
  ///
  /// Time less response goes up or down between the times at which the response changes by a second in a
  /// second, and those are known; so is where it passes zero on the way up.
  private func firstTime(
    past response: (Double) -> Double, blending blend: FluidSpringBlend, since begin: Double
  ) -> Double {
    // The response less the new one is interval·(1 − 3p² + 2p³): it changes by 6·interval·p(p − 1) as p goes
    // from 0 to 1.
    let begins = blend.start - begin
    let product = blendDuration / (6 * -blend.interval)
    let half = max(1 - 4 * product, 0).squareRoot() / 2
    let turns = product > 0 ? [0.5 - half, 0.5 + half] : []
    var times = turns.map { begins + $0 * blendDuration }.filter { $0 > 0 }
    // Once the blend is over the response stands still; until then it lies between the two.
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

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    base.takeover(from: cut)
  }
}

extension BezierAnimation {
  package var isProportional: Bool { true }
}

extension UnitCurveAnimation {
  package var isProportional: Bool { true }
}

extension EasingAnimation {
  package var isProportional: Bool { true }
}

extension InterpolatingSpringAnimation {
  package var isProportional: Bool { true }
}

extension DelayAnimation {
  package var isProportional: Bool { base.isProportional }
  package var followsTarget: Bool { base.followsTarget }

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    guard let previous = cut.previous.base as? DelayAnimation, previous.delay == delay else {
      return .declines
    }
    var inner = cut
    inner.previous = previous.base
    inner.time = max(0, cut.time - delay)
    let wait = max(0, delay - cut.time)
    return base.takeover(from: inner).mapMotion { $0.delayed(by: wait) }
  }
}

extension SpeedAnimation {
  package var isProportional: Bool { base.isProportional }
  package var followsTarget: Bool { base.followsTarget }

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    guard let previous = cut.previous.base as? SpeedAnimation, previous.speed == speed else {
      return .declines
    }
    guard speed > 0 else { return .framesOnly }
    var inner = cut
    inner.previous = previous.base
    inner.time = cut.time * speed
    inner.state = cut.state.timeScaled(by: 1 / speed)
    return base.takeover(from: inner).mapMotion { $0.stretched(by: 1 / speed) }
  }
}

extension LogicalCompletionAnimation {
  package var isProportional: Bool { base.isProportional }
  package var followsTarget: Bool { base.followsTarget }

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    guard let previous = cut.previous.base as? LogicalCompletionAnimation,
      previous.duration == duration
    else { return .declines }
    var inner = cut
    inner.previous = previous.base
    let rest = max(duration - cut.time, 0)
    return base.takeover(from: inner).mapMotion { motion in
      var motion = motion
      motion.logicalDuration = min(motion.logicalDuration ?? .infinity, rest)
      return motion
    }
  }
}

extension RepeatAnimation {
  package var isProportional: Bool { base.isProportional }

  package func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    guard let previous = cut.previous.base as? RepeatAnimation,
      previous.repeatCount == repeatCount, previous.autoreverses == autoreverses
    else { return .declines }
    var inner = cut
    inner.previous = previous.base
    if case .declines = base.takeover(from: inner) { return .declines }
    return .framesOnly
  }
}

extension Animation {
  /// See ``ContinuousAnimation/isProportional``.
  package var isProportional: Bool {
    (base as? any ContinuousAnimation)?.isProportional ?? false
  }

  /// See ``ContinuousAnimation/followsTarget``.
  var followsTarget: Bool {
    (base as? any ContinuousAnimation)?.followsTarget ?? false
  }

  /// See ``ContinuousAnimation/takeover(from:)``; animations of others need frames to tell.
  func takeover<V: VectorArithmetic>(from cut: MotionCut<V>) -> MotionTakeover<V> {
    (base as? any ContinuousAnimation)?.takeover(from: cut) ?? .framesOnly
  }
}

extension MotionTakeover {
  fileprivate func mapMotion(
    _ transform: (ContinuousMotion<V>) -> ContinuousMotion<V>
  ) -> MotionTakeover {
    guard case .motion(let motion, let blend) = self else { return self }
    return .motion(transform(motion), blend: blend)
  }
}
