/// An animation that is cut off after a time, as widgets and Live Activities do.
///
/// Until then it equals its base to the last bit, and a base that is over by then is left alone. From then on the
/// target is shown, at rest: that the value snaps to it is our choice. A merge restarts the time.
///
/// Source: semantics reference, section 18 (documented: at most two seconds).
package struct CappedAnimation: Hashable, Sendable {
  /// The animation inside.
  package let base: Animation

  /// The seconds for which the animation may run; above 0.
  package let limit: Double

  /// Wraps an animation; an animation that is already capped gets the shorter of both limits.
  package init(base: Animation, limit: Double) {
    if let inner = base.unboxed(as: CappedAnimation.self) {
      self.base = inner.base
      self.limit = min(inner.limit, limit)
    } else {
      self.base = base
      self.limit = limit
    }
  }

  /// The amount by which rounding may leave frame times below the limit, in seconds.
  private static let epsilon = 1e-9

  private func isOver<V: VectorArithmetic>(at time: Double, _ context: AnimationContext<V>) -> Bool
  {
    time - context.state[CapState.self].start >= limit - Self.epsilon
  }
}

/// The values that a capped animation remembers.
struct CapState: AnimationStateKey {
  static var defaultValue: CapState { CapState() }

  /// The time of the newest change, in seconds since the animation began.
  var start = 0.0
}

extension CappedAnimation: CustomAnimation {
  /// Returns the part of the delta that the base covers; nil from the limit on.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    guard let covered = base.animate(value: value, time: time, context: &context) else {
      return nil
    }
    guard isOver(at: time, context) else { return covered }
    // An animation that has arrived and would end by itself with the next frame is not cut off.
    if covered == value {
      var next = context
      let isLast = base.animate(value: value, time: time + Self.epsilon, context: &next) == nil
      if isLast { return covered }
    }
    context.isCut = true
    return nil
  }

  /// The velocity of the base; zero from the limit on.
  package func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    isOver(at: time, context)
      ? .zero : base.velocity(value: value, time: time, context: context)
  }

  /// Merges if the base does, and restarts the time.
  package func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    let inner = previousToMerge(previous, value: value, time: time, context: &context)
    guard base.shouldMerge(previous: inner, value: value, time: time, context: &context) else {
      return false
    }
    context.state[CapState.self] = CapState(start: time)
    context.isCut = false
    return true
  }

  /// Returns the animation from which the base may continue: the base of the previous animation, or, if that is cut
  /// off in this very frame, an animation at rest at its target.
  private func previousToMerge<V: VectorArithmetic>(
    _ previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Animation {
    guard let capped = previous.unboxed(as: CappedAnimation.self) else { return previous }
    guard capped.isOver(at: time, context) else { return capped.base }
    var state = FluidSpringState<V>()
    state.phase.offset = value
    context.state[FluidSpringState<V>.self] = state
    // A fluid spring stays where it has arrived, and a new one finds it under the same modifiers.
    var probe = context
    let covered = capped.base.animate(value: value, time: time, context: &probe)
    return covered.map { $0 == value } ?? true ? capped.base : previous
  }
}

extension CappedAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? { base.carriesVelocity }
  package var isProportional: Bool { base.isProportional }
  package var isAdditive: Bool { base.isAdditive }
  package var followsTarget: Bool { base.followsTarget }
  package var isContinuous: Bool { base.isContinuous }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.slope(value: value, time: time, context: context)
  }

  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    var inner = request
    inner.horizon = min(request.horizon ?? limit, limit)
    let base = base.motion(of: inner)
    return base.capped(at: limit, target: request.value).around(base)
  }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    var inner = cut
    inner.previous = cut.previous.uncapped
    switch base.merge(with: inner) {
    case .motion(let motion, let blend):
      return .motion(motion.capped(at: limit, target: cut.target), blend: blend)
    case .declines: return .declines
    case .framesOnly: return .framesOnly
    }
  }
}

extension Animation {
  /// Returns the animation cut off after a time.
  ///
  /// - Parameter limit: The limit, in seconds; above 0.
  package func capped(at limit: Double) -> Animation {
    Animation(CappedAnimation(base: self, limit: limit))
  }

  /// The animation without a cap around it.
  package var uncapped: Animation { unboxed(as: CappedAnimation.self)?.base ?? self }
}

extension ContinuousMotion {
  /// The motion cut off at a time in seconds; the motion itself if it is over by then.
  fileprivate func capped(at limit: Double, target: V) -> ContinuousMotion {
    guard duration > limit else { return self }
    var motion = self
    motion.duration = limit
    motion.logicalDuration = logicalDuration.flatMap { $0 < limit ? $0 : nil }
    motion.cycleSpan = nil
    motion.endIsOutOfReach = false
    motion.reach = .infinity
    motion.isCut = true
    motion.corners = { [corners] in corners($0, min($1, limit)) }
    motion.state = { [state, timeScale] time, side in
      let isEnd = TimeEquality.holds(time, limit, within: timeScale)
      if isEnd ? side != .before : time > limit { return .resting(at: target) }
      return state(time, side)
    }
    return motion
  }
}
