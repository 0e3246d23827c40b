extension ContinuousMotion {
  /// The motion that begins after a delay, in seconds, and stays at its start until then.
  package func delayed(by delay: Double) -> ContinuousMotion {
    guard delay > 0 else { return self }
    var motion = shifted(by: delay)
    let corners = motion.corners
    motion.corners = { start, limit in
      (start < delay && delay < limit ? [delay] : []) + corners(Swift.max(start, delay), limit)
    }
    let moving = motion
    motion.localTimeScale = { $0 < delay ? .infinity : moving.timeScale(from: $0) }
    let shifted = motion.state
    motion.state = { [state] time, side in
      if time < delay || (time == delay && side == .before) {
        return .resting(at: state(0, .shown).value)
      }
      return shifted(time, side)
    }
    return motion
  }

  /// The motion on a time axis where it begins at a time, in seconds; it is never evaluated before that.
  func shifted(by start: Double) -> ContinuousMotion {
    guard start > 0 else { return self }
    var motion = self
    motion.joints = nil
    let end = duration + start
    motion.duration = end
    motion.logicalDuration = logicalDuration.map { $0 + start }
    motion.cycleSpan = cycleSpan.map { $0 + start }
    motion.reach = reach + start
    motion.localTimeScale = localTimeScale.map { scale in { scale(max($0 - start, 0)) } }
    motion.corners = { [corners] from, limit in
      corners(max(from - start, 0), limit - start).map { $0 + start }
        .filter { $0 > start && $0 > from && $0 < limit }
    }
    motion.state = { [state, duration] time, side in
      // Subtracting the start need not give the duration again; at the end it is taken directly.
      state(time == end ? duration : max(time - start, 0), side)
    }
    return motion
  }

  /// The motion on a time axis that is stretched by a factor.
  func stretched(by factor: Double) -> ContinuousMotion {
    var motion = self
    motion.joints = nil
    let end = duration * factor
    motion.duration = end
    motion.logicalDuration = logicalDuration.map { $0 * factor }
    motion.cycleSpan = cycleSpan.map { $0 * factor }
    motion.reach = reach * factor
    motion.timeScale = timeScale * factor
    motion.localTimeScale = localTimeScale.map { scale in { scale($0 / factor) * factor } }
    motion.corners = { [corners] start, limit in
      corners(start / factor, limit / factor).map { $0 * factor }
    }
    motion.state = { [state, duration] time, side in
      state(time == end ? duration : time / factor, side).timeScaled(by: 1 / factor)
    }
    return motion
  }

  /// The same motion, which from a time on, in seconds, is taken to rest within the precision of a number; unchanged if
  /// that time is not long before its end.
  ///
  /// It need not be sampled finely there.
  package func resting(after rest: Double) -> ContinuousMotion {
    guard rest < duration / 2 else { return self }
    var motion = self
    motion.corners = { [corners] start, limit in
      let corners = corners(start, limit)
      return rest > start && rest < limit ? (corners + [rest]).sorted() : corners
    }
    motion.localTimeScale = { [self] in $0 < rest ? timeScale(from: $0) : .infinity }
    return motion
  }

  /// The motion with an offset added to the covered distance.
  func displaced(by offset: V) -> ContinuousMotion {
    var motion = self
    motion.state = { [state] time, side in
      var result = state(time, side)
      result.value += offset
      return result
    }
    return motion
  }

  /// Returns the motion of a combination whose newest animation is a spring, which follows the remaining distance as
  /// it shrinks.
  ///
  /// - Parameters:
  ///   - start: The time at which the spring begins, in seconds; times before are not asked for.
  ///   - target: The accumulated delta after the change.
  ///   - motion: The new animation's motion towards a moving target.
  func followed(
    from start: Double, to target: V,
    by motion: (_ remaining: @escaping (Double) -> V) -> ContinuousMotion
  ) -> ContinuousMotion {
    let old = self
    let follower = motion { target - old.state($0 + start, .shown).value }.shifted(by: start)
    var motion = follower
    motion.timeScale = min(timeScale, follower.timeScale)
    motion.localTimeScale = { min(old.timeScale(from: $0), follower.timeScale(from: $0)) }
    motion.reach = min(reach, follower.reach)
    motion.depth = old.depth + 1
    motion.corners = { start, limit in
      var corners = old.corners(start, limit) + follower.corners(start, limit)
      if old.duration > start, old.duration < limit { corners.append(old.duration) }
      corners.sort()
      return corners
    }
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
}

extension ContinuousMotion {
  /// The same motion as the motion of a modifier around others.
  func around(_ motions: ContinuousMotion...) -> ContinuousMotion {
    var motion = self
    motion.inside = motions.map(\.length)
    motion.joints = nil
    return motion
  }
}
