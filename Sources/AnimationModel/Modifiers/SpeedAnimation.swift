/// An animation that runs its base faster or slower, behind `speed`.
///
/// The base is asked for the time multiplied by the speed. Speed 0 holds the start forever; a
/// negative speed asks for negative times.
///
/// Source: semantics reference, section 6.
public struct SpeedAnimation: Hashable, Sendable {
  /// The animation inside.
  public var base: Animation

  /// The factor: 2 halves the duration.
  public var speed: Double

  /// Wraps an animation.
  public init(base: Animation, speed: Double) {
    self.base = base
    self.speed = speed
  }
}

extension SpeedAnimation: CustomAnimation {
  /// Returns the part of the delta that the base covers at the time multiplied by the speed.
  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  /// Merges with an equal speed if the bases merge.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    guard let previous = previous.unboxed(as: SpeedAnimation.self), previous.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: time * speed, context: &context)
  }
}

extension SpeedAnimation: ContinuousAnimation {
  package var carriesVelocity: Double? {
    speed > 0 ? base.carriesVelocity.map { $0 * speed } : nil
  }

  @_specialize(where V == Double)
  @_specialize(where V == ComponentVector)
  package func slope<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    base.slope(value: value, time: time * speed, context: context)?.product(
      with: speed)
  }

  @_specialize(where V == Double)
  package func motion<V: VectorArithmetic>(of request: MotionRequest<V>) -> ContinuousMotion<V> {
    // NaN holds the start; so does infinity, which times zero is NaN.
    let fastest = Double.greatestFiniteMagnitude
    let speed = speed.isNaN ? 0 : min(max(speed, -fastest), fastest)
    var inner = request
    if speed > 0 {
      inner.horizon = request.horizon.map { $0 * speed }
      inner.initialVelocity = inner.initialVelocity.product(with: 1 / speed)
      inner.target = request.target.map { target in { target($0 / speed) } }
    } else {
      inner.horizon = request.horizon.map { $0 * -speed }
      inner.initialVelocity = .zero
    }
    let base = base.motion(of: inner)
    guard base.duration > 0 else { return base.around(base) }
    var motion = base.around(base)
    motion.runsBackwardsFor = .infinity
    guard speed > 0 else {
      // The base never gets past its start; it is over only if it cannot be continued before it.
      let delta = request.value
      let duration = speed < 0 ? base.runsBackwardsFor / -speed : .infinity
      // Before this time the base cannot be continued: its values would be too large for numbers.
      let earliest = -max(base.runsBackwardsFor.nextDown, 0)
      motion.duration = duration
      motion.logicalDuration = base.logicalDuration.flatMap { $0 <= 0 ? 0 : nil }
      motion.cycleSpan = nil
      motion.reach = base.reach < 0 ? base.reach : .infinity
      motion.timeScale = speed < 0 ? base.timeScale / -speed : .infinity
      motion.localTimeScale = nil
      motion.corners = { _, _ in [] }
      motion.state = { time, side in
        if time > duration || (time == duration && time > 0 && side != .before) {
          return .resting(at: delta)
        }
        return base.state(max(time * speed, earliest), side).timeScaled(by: speed)
      }
      return motion
    }
    motion.duration = base.duration / speed
    motion.logicalDuration = base.logicalDuration.map { $0 / speed }
    motion.cycleSpan = base.cycleSpan.map { $0 / speed }
    motion.reach = base.reach / speed
    motion.timeScale = base.timeScale / speed
    motion.localTimeScale = { base.timeScale(from: $0 * speed) / speed }
    motion.corners = { start, limit in
      base.corners(start * speed, limit * speed).map { $0 / speed }
    }
    motion.state = { time, side in
      base.state(time * speed, side).timeScaled(by: speed)
    }
    return motion
  }
}

extension SpeedAnimation {
  package var isProportional: Bool { base.isProportional }
  package var isAdditive: Bool { base.isAdditive }
  package var followsTarget: Bool { base.followsTarget }

  package func merge<V: VectorArithmetic>(with cut: MotionCut<V>) -> MergeOutcome<V> {
    guard let previous = cut.previous.unboxed(as: SpeedAnimation.self), previous.speed == speed
    else {
      return .declines
    }
    guard speed > 0 else { return .framesOnly }
    var inner = cut
    inner.previous = previous.base
    inner.time = cut.time * speed
    inner.state = cut.state.timeScaled(by: 1 / speed)
    return base.merge(with: inner).mapMotion { $0.stretched(by: 1 / speed) }
  }
}

extension Animation {
  /// Returns the animation running faster or slower.
  ///
  /// - Parameter speed: The factor: 2 halves the duration, 0.25 quadruples it, and 0 holds the start forever.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }
}
