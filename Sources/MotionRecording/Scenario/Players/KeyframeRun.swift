internal import AnimationModel

/// The motions of the tracks of a keyframe animator from the time at which they begin, once or repeated.
struct KeyframeRun {
  /// Seconds until the keyframes are over; infinite if they repeat.
  let duration: Double

  /// The duration of one pass, in seconds.
  let period: Double

  /// The times in a pass at which a track may bend, in seconds.
  let corners: [Double]

  /// The value at which each track begins.
  let starts: [DynamicVector]

  /// The value to which each track leads.
  let finalValues: [DynamicVector]

  /// The motion of each track, as distance from its start.
  let motions: [ContinuousMotion<DynamicVector>]

  /// Makes a run of tracks in parallel; the longest one determines the duration.
  init(_ paths: [KeyframePath<DynamicVector>], repeats: Bool) {
    let period = paths.map(\.duration).max() ?? 0
    self.period = period
    starts = paths.map(\.initialValue)
    finalValues = paths.map(\.finalValue)
    // Keyframes that take no time, or that never end, cannot be repeated.
    let repeats = repeats && period > 0 && period < .infinity
    duration = repeats ? .infinity : period
    let single = paths.map { $0.motion(lasting: period) }
    corners = Set(single.flatMap { $0.corners(0, period) }).sorted()
    motions = repeats ? single.map { $0.repeated(every: period) } : single
  }

  /// Whether the keyframes are over at a time in seconds, up to rounding.
  func isOver(at time: Double) -> Bool {
    motions.first.map { $0.isOver(at: time) } ?? true
  }

  /// Returns the value and the velocity of each track at a time in seconds.
  func states(at time: Double, _ side: MotionSide = .shown) -> [MotionState<DynamicVector>] {
    zip(motions, starts).map { motion, start in
      var state = motion.state(time, side)
      state.value += start
      return state
    }
  }
}

extension ContinuousMotion {
  /// Returns the motion repeated; at each seam it jumps back to its start.
  func repeated(every period: Double) -> ContinuousMotion {
    let base = self
    /// Returns the number of the pass and the time in it; a seam belongs to the pass that begins there.
    func moment(_ time: Double) -> (pass: Double, time: Double, isSeam: Bool) {
      let nearest = (time / period).rounded()
      if nearest >= 1, (time - nearest * period).magnitude <= 1e-9 * period {
        return (nearest, 0, true)
      }
      let pass = (time / period).rounded(.down)
      return (pass, max(0, time - pass * period), false)
    }
    return ContinuousMotion(
      duration: .infinity,
      cycleSpan: 3 * period,
      timeScale: min(timeScale, period),
      corners: { start, limit in
        let inner = base.corners(0, period)
        var corners: [Double] = []
        var pass = max((start / period).rounded(.down) - 1, 0)
        while pass * period < limit, corners.count < Self.cornerLimit {
          if pass > 0 { corners.append(pass * period) }
          corners += inner.map { pass * period + $0 }
          pass += 1
        }
        corners.removeAll { $0 <= start || $0 >= limit }
        return corners
      },
      state: { time, side in
        let moment = moment(time)
        guard moment.isSeam else { return base.state(moment.time, side) }
        return side == .before ? base.state(period, .before) : base.state(0, .after)
      })
  }
}
