/// An animation that waits before its base begins, behind `delay`.
///
/// The base is asked for the time minus the delay, and for time 0 until then. With a negative delay it starts
/// partway in.
///
/// Around a CSS transition it is the transition's own delay; see ``EasingAnimation``.
///
/// Source: semantics reference, section 6.
public struct DelayAnimation: Hashable, Sendable {
  /// The animation inside.
  public var base: Animation

  /// The delay, in seconds.
  public var delay: Double

  /// Wraps an animation.
  public init(base: Animation, delay: Double) {
    self.base = base
    self.delay = delay
  }

  private func baseTime(_ time: Double) -> Double { max(0, time - delay) }
}

extension DelayAnimation: CustomAnimation {
  /// Returns the part of the delta that the base covers at the time minus the delay.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    if time < delay, let shown = base.shownWhileDelayed(value) { return shown }
    return base.animate(value: value, time: baseTime(time), context: &context)
  }

  /// Merges with an equal delay if the bases merge.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.unboxed(as: DelayAnimation.self), previous.delay == delay else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: baseTime(time), context: &context)
  }
}

extension DelayAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? { base.carriesVelocity }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.slope(value: value, time: baseTime(time), context: context)
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    var inner = request
    // On frames, an animation with a delay that is NaN never ends.
    let delay = delay.isNaN ? .infinity : max(delay, -.greatestFiniteMagnitude)
    inner.horizon = request.horizon.map { max($0 - delay, 0) }
    inner.target = request.target.map { target in { target($0 + delay) } }
    let held = self.base.shownWhileDelayed(request.value)
    let base = base.motion(of: inner)
    // While the delay lasts the base is asked at its start, and a base that ends there ends at once.
    guard base.duration > 0 || (held != nil && delay > 0) else { return base.around(base) }
    var motion = base.around(base)
    if base.duration == 0 { motion.timeScale = .infinity }
    motion.localTimeScale = { time in
      let isWaiting = time < delay && !TimeEquality.holds(time, delay, within: base.timeScale)
      return isWaiting ? .infinity : base.timeScale(from: max(time - delay, 0))
    }
    motion.duration = max(base.duration + delay, 0)
    motion.logicalDuration = base.logicalDuration.map { max($0 + delay, 0) }
    motion.cycleSpan = base.cycleSpan.map { max($0 + delay, 0) }
    motion.reach = base.reach + delay
    motion.runsBackwardsFor = .infinity
    motion.corners = { start, limit in
      (delay > start && delay < limit ? [delay] : [])
        + base.corners(max(start - delay, 0), limit - delay).map { $0 + delay }
        .filter { $0 > start && $0 < limit }
    }
    motion.state = { time, side in
      let isBeginning = TimeEquality.holds(time, delay, within: base.timeScale)
      if isBeginning ? side == .before : time < delay {
        return .resting(at: held ?? base.state(0, .shown).value)
      }
      return base.state(isBeginning ? 0 : max(0, time - delay), side)
    }
    return motion
  }
}

extension DelayAnimation {
  package var isProportional: Bool { base.isProportional }
  package var isAdditive: Bool { base.isAdditive }
  package var followsTarget: Bool { base.followsTarget }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    guard let previous = cut.previous.unboxed(as: DelayAnimation.self), previous.delay == delay
    else {
      return .declines
    }
    var inner = cut
    inner.previous = previous.base
    inner.time = max(0, cut.time - delay)
    let wait = max(0, delay - cut.time)
    return base.merge(with: inner).mapMotion { $0.delayed(by: wait) }
  }
}

extension Animation {
  /// Returns the animation with a delay before it begins.
  ///
  /// - Parameter delay: The delay, in seconds; with a negative delay the animation starts partway in.
  public func delay(_ delay: Double) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }
}
