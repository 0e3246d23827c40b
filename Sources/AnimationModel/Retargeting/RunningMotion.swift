/// A running animation as a function of time, from which other animations can take over: the counterpart of
/// ``RunningAnimation`` in continuous time.
package struct RunningMotion<V: VectorArithmetic> {
  /// The newest animation.
  package private(set) var animation: Animation

  /// The accumulated delta.
  package private(set) var value: V

  /// The motion of the accumulated delta, in seconds since the first animation began; valid from
  /// the newest change on.
  package private(set) var motion: ContinuousMotion<V>

  private var blend = FluidSpringBlend()
  private var sampler: VelocitySampler<V>?
  private var isCombination = false
  private var fade: CrossFade<V>?
  /// The sum of the running motions, while all of them are additive; nil otherwise.
  private var sum: AddedMotions<V>?
  private var history: RunningHistory<V>

  /// Begins an animation.
  package init(
    _ animation: Animation,
    value: V,
    initialVelocity: V = .zero,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.animation = animation
    self.value = value
    let run = RunningAnimation(
      animation, value: value, initialVelocity: initialVelocity, environment: environment)
    history = RunningHistory(run)
    if animation.form.bare == .velocityTracking {
      var sampler = VelocitySampler<V>()
      sampler.add(.zero, at: 0)
      self.sampler = sampler
      motion = sampler.tracking(of: value, from: 0)
    } else if animation.isContinuous {
      motion = animation.motion(of: MotionRequest(value: value, initialVelocity: initialVelocity))
    } else {
      motion = history.motion(from: 0)
    }
    if animation.isAdditive { sum = AddedMotions(motion) }
  }

  /// Changes the target and begins a new animation towards it.
  ///
  /// - Parameters:
  ///   - change: The distance by which the target moves.
  ///   - new: The animation of the change.
  ///   - time: Seconds since the first animation began.
  ///   - rule: The rule to follow, whatever the new animation decides; nil to let it decide.
  /// - Returns: The effect of the new animation on the running one.
  @discardableResult
  package mutating func retarget(
    by change: V, with new: Animation, at time: Double, rule: Retargeting? = nil
  ) -> Retargeting {
    let old = self
    animation = new
    value += change
    if new.form.bare == .velocityTracking && rule != .combine {
      track(old, at: time)
      return .merge
    }
    if rule != .combine {
      let outcome = new.merge(with: old.cut(at: time, target: value))
      switch outcome {
      case .motion(let motion, let blend):
        goOn(with: motion, blend: blend, at: time)
        history.append(.retarget(by: change, with: new, rule: rule), at: time)
        if new.form.bare?.fluidSpring != nil {
          history = RunningHistory(mergedRun(motion, at: time), from: time)
        }
        return .merge
      case .framesOnly:
        return playFrames(change, new, at: time, rule: rule)
      case .declines: break
      }
    }
    if rule == .merge {
      restart(old, at: time)
      history.append(.retarget(by: change, with: new, rule: rule), at: time)
      return .merge
    }
    guard new.isProportional || new.followsTarget else {
      return playFrames(change, new, at: time, rule: rule)
    }
    combine(old, at: time)
    history.append(.retarget(by: change, with: new, rule: .combine), at: time)
    return .combine
  }

  /// Changes the surroundings that the animation sees.
  ///
  /// - Parameters:
  ///   - environment: The surroundings from now on.
  ///   - time: Seconds since the first animation began.
  package mutating func change(environment: EnvironmentValues, at time: Double) {
    history.append(.environment(environment), at: time)
    if history.needsFrames { motion = history.motion(from: time) }
  }

  // MARK: - Taking over

  /// The state of the motion as far as a merging animation is allowed to see it.
  ///
  /// Springs pass on velocity and acceleration, also from within modifiers; circular curves and
  /// tracked gestures their velocity; all other animations their value alone.
  ///
  /// Source: semantics reference, sections 7.4 and 9.4; through a speed modifier, the velocity that
  /// is seen, as section 20 item 17 recommends for an idealized model.
  private func cut(at time: Double, target: V) -> MotionCut<V> {
    var state = motion.state(time, .shown)
    if let sampler {
      state = .resting(at: state.value)
      state.velocity = sampler.velocity(at: time)
    } else if isCombination {
      state = .resting(at: state.value)
    } else if !animation.isContinuous {
      let run = history.replayed(to: time)
      state = .resting(at: state.value)
      state.velocity = run.reportedVelocity(at: time) ?? run.springState.phase.velocity
      state.acceleration = run.springState.phase.acceleration
    } else if case .unitCurve = animation.uncapped.form.bare {
      state.acceleration = .zero
    } else if animation.carriesVelocity == nil {
      state = .resting(at: state.value)
    }
    return MotionCut(
      previous: isCombination ? Animation(CombinedAnimation(entries: [])) : animation,
      state: state, time: time, blend: blend, target: target)
  }

  private mutating func goOn(
    with motion: ContinuousMotion<V>, blend: FluidSpringBlend, at time: Double
  ) {
    self.motion = motion.shifted(by: time)
    self.blend = blend
    sampler = nil
    isCombination = false
    fade = nil
    sum = nil
  }

  /// The state on frames with which a merged spring begins, and from which history is replayed.
  private func mergedRun(_ motion: ContinuousMotion<V>, at time: Double) -> RunningAnimation<V> {
    let start = motion.state(0, .shown)
    var state = FluidSpringState<V>()
    state.phase = FluidSpringIntegrator.Phase(
      offset: start.value, velocity: start.velocity, acceleration: start.acceleration)
    state.blendInterval = blend.interval
    state.blendStart = blend.start
    state.restartClock(at: time)
    var store = AnimationState<V>()
    store[FluidSpringState<V>.self] = state
    return RunningAnimation(
      animation, value: value, state: store, environment: history.environment)
  }

  private mutating func track(_ old: RunningMotion, at time: Double) {
    var sampler = old.sampler ?? VelocitySampler()
    sampler.add(old.value, at: time)
    goOn(with: sampler.tracking(of: value, from: time), blend: blend, at: 0)
    self.sampler = sampler
    var store = AnimationState<V>()
    store[VelocityTrackingState<V>.self].sampler = sampler
    history = RunningHistory(
      RunningAnimation(animation, value: value, state: store, environment: history.environment),
      from: time)
  }

  private mutating func combine(_ old: RunningMotion, at time: Double) {
    let target = value
    let new = animation
    if new.isAdditive, var sum = old.sum {
      sum.add(new.motion(of: MotionRequest(value: target - old.value)), from: time)
      goOn(with: sum.motion(), blend: FluidSpringBlend(), at: 0)
      self.sum = sum
    } else if new.isProportional {
      let fade = CrossFade(
        old.fade.map { .fade($0) } ?? .motion(old.motion),
        by: new.motion(of: MotionRequest(value: 1)), from: time, to: target)
      goOn(with: fade.motion(), blend: FluidSpringBlend(), at: 0)
      self.fade = fade
    } else {
      let motion = old.motion.followed(from: time, to: target) { remaining in
        var request = MotionRequest(value: target)
        request.target = remaining
        return new.motion(of: request)
      }
      goOn(with: motion, blend: FluidSpringBlend(), at: 0)
    }
    isCombination = true
  }

  private mutating func restart(_ old: RunningMotion, at time: Double) {
    let state = old.motion.state(time, .shown)
    let velocity = animation.carriesVelocity == nil ? .zero : state.velocity
    let request = MotionRequest(value: value - state.value, initialVelocity: velocity)
    let motion = animation.motion(of: request).displaced(by: state.value)
    goOn(with: motion, blend: FluidSpringBlend(), at: time)
  }

  private mutating func playFrames(
    _ change: V, _ new: Animation, at time: Double, rule: Retargeting?
  ) -> Retargeting {
    history.append(.retarget(by: change, with: new, rule: rule), at: time)
    let run = history.replayed(to: time)
    let isCombination = run.animation.unboxed(as: CombinedAnimation.self) != nil
    goOn(with: history.motion(from: time, run), blend: FluidSpringBlend(), at: 0)
    self.isCombination = isCombination
    return isCombination ? .combine : .merge
  }
}
