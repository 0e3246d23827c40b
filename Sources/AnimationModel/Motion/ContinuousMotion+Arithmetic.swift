extension ContinuousMotion {
  /// The motion that begins later and stands at its start until then.
  package func delayed(by delay: Double) -> ContinuousMotion {
    guard delay > 0 else { return self }
    var motion = shifted(by: delay)
    let corners = motion.corners
    motion.corners = { limit in (delay < limit ? [delay] : []) + corners(limit) }
    let shifted = motion.state
    motion.state = { [state] time, side in
      if time < delay || (time == delay && side == .before) {
        return .resting(at: state(0, .shown).value)
      }
      return shifted(time, side)
    }
    return motion
  }

  /// The motion on a time axis on which it begins at a time, in seconds, before which nobody asks.
  func shifted(by start: Double) -> ContinuousMotion {
    guard start > 0 else { return self }
    var motion = self
    let end = duration + start
    motion.duration = end
    motion.logicalDuration = logicalDuration.map { $0 + start }
    motion.cycleSpan = cycleSpan.map { $0 + start }
    motion.reach = reach + start
    motion.corners = { [corners] limit in
      corners(limit - start).map { $0 + start }.filter { $0 > start && $0 < limit }
    }
    motion.state = { [state, duration] time, side in
      // The sum that gave the end need not come apart again.
      state(time == end ? duration : max(time - start, 0), side)
    }
    return motion
  }

  /// The motion on a time axis that is longer by a factor.
  func stretched(by factor: Double) -> ContinuousMotion {
    var motion = self
    let end = duration * factor
    motion.duration = end
    motion.logicalDuration = logicalDuration.map { $0 * factor }
    motion.cycleSpan = cycleSpan.map { $0 * factor }
    motion.reach = reach * factor
    motion.timeScale = timeScale * factor
    motion.corners = { [corners] limit in corners(limit / factor).map { $0 * factor } }
    motion.state = { [state, duration] time, side in
      state(time == end ? duration : time / factor, side).timeScaled(by: 1 / factor)
    }
    return motion
  }

  /// The motion with a place added to what is covered.
  func displaced(by place: V) -> ContinuousMotion {
    var motion = self
    motion.state = { [state] time, side in
      var result = state(time, side)
      result.value += place
      return result
    }
    return motion
  }

  /// The cross-fade to a new target that a combination makes: r + f(c − r, t − e).
  ///
  /// - Parameters:
  ///   - progress: The new animation's motion of 1, which the remaining way is multiplied with.
  ///   - start: The time at which it begins, in seconds; times before are not asked for.
  ///   - target: The accumulated delta after the change.
  func crossFaded(
    by progress: ContinuousMotion<Double>, from start: Double, to target: V
  ) -> ContinuousMotion {
    let old = self
    let progress = progress.shifted(by: start)
    var motion = ContinuousMotion(
      duration: progress.duration,
      logicalDuration: progress.logicalDuration,
      cycleSpan: progress.cycleSpan,
      timeScale: min(timeScale, progress.timeScale),
      corners: { limit in Self.union(old.corners(limit), old.duration, progress, limit) },
      state: { time, side in
        if time > progress.duration || (time == progress.duration && side != .before) {
          return .resting(at: target)
        }
        let r = old.state(time, side)
        let s = progress.state(time, side)
        let way = target - r.value
        return MotionState(
          value: r.value + way.scaled(by: s.value),
          velocity: r.velocity.scaled(by: 1 - s.value) + way.product(with: s.velocity),
          acceleration: r.acceleration.scaled(by: 1 - s.value)
            - r.velocity.product(with: 2 * s.velocity) + way.product(with: s.acceleration))
      })
    motion.reach = min(reach, progress.reach)
    motion.isCut = progress.isCut
    return motion
  }

  /// The same where the new animation is a spring that follows the remaining way as it shrinks.
  ///
  /// - Parameters:
  ///   - start: The time at which it begins, in seconds; times before are not asked for.
  ///   - target: The accumulated delta after the change.
  ///   - motion: The new animation's motion towards a target that moves.
  func followed(
    from start: Double, to target: V,
    by motion: (_ remaining: @escaping (Double) -> V) -> ContinuousMotion
  ) -> ContinuousMotion {
    let old = self
    let follower = motion { target - old.state($0 + start, .shown).value }.shifted(by: start)
    var motion = follower
    motion.timeScale = min(timeScale, follower.timeScale)
    motion.reach = min(reach, follower.reach)
    motion.corners = { limit in Self.union(old.corners(limit), old.duration, follower, limit) }
    motion.state = { time, side in
      if time > follower.duration || (time == follower.duration && side != .before) {
        return .resting(at: target)
      }
      let r = old.state(time, side)
      let own = follower.state(time, side)
      return MotionState(
        value: r.value + own.value,
        velocity: r.velocity + own.velocity,
        acceleration: r.acceleration + own.acceleration)
    }
    return motion
  }

  /// Corners of both, and the end of the old motion, in order.
  private static func union<W>(
    _ old: [Double], _ oldEnd: Double, _ new: ContinuousMotion<W>, _ limit: Double
  ) -> [Double] {
    var corners = old + new.corners(limit)
    if oldEnd < limit { corners.append(oldEnd) }
    corners.sort()
    return corners
  }
}

extension VectorArithmetic {
  /// The value times a factor that may be infinite, which leaves nothing of a zero.
  func product(with factor: Double) -> Self {
    self == .zero ? .zero : scaled(by: factor)
  }
}
