/// Motions that add up, each with its own change and its own start, as UIKit's springs do.
///
/// A motion that has ended is kept as the distance that it covered; the others are all asked for each state.
struct AddedMotions<V: VectorArithmetic> {
  /// The motions on the time axis of the sum, in the order in which they begin.
  private var motions: [ContinuousMotion<V>]

  /// The distance covered by the motions that have ended.
  private var covered = V.zero

  /// Makes a sum of one motion.
  init(_ motion: ContinuousMotion<V>) {
    motions = [motion]
  }

  /// Adds a motion that begins at a time, in seconds; earlier times are not asked for from now on.
  mutating func add(_ motion: ContinuousMotion<V>, from start: Double) {
    for over in motions where over.duration < start {
      covered += over.state(over.duration, .after).value
    }
    motions.removeAll { $0.duration < start }
    motions.append(motion.shifted(by: start))
  }

  /// The motion of the sum, which is over when all of its motions are.
  func motion() -> ContinuousMotion<V> {
    let motions = motions
    let covered = covered
    let duration = motions.map(\.duration).max() ?? 0
    var sum = ContinuousMotion<V>(
      duration: duration,
      logicalDuration: motions.last.map { $0.logicalDuration ?? $0.duration },
      timeScale: motions.map(\.timeScale).min() ?? .infinity,
      corners: { from, limit in
        var corners = motions.flatMap { $0.corners(from, limit) }
        corners += motions.map(\.duration).filter { $0 > from && $0 < min(limit, duration) }
        corners.sort()
        return corners
      },
      state: { time, side in
        motions.reduce(.resting(at: covered)) { sum, motion in
          let state = motion.state(time, side)
          return MotionState(
            value: sum.value + state.value, velocity: sum.velocity + state.velocity,
            acceleration: sum.acceleration + state.acceleration)
        }
      })
    sum.localTimeScale = { time in
      motions.filter { !$0.isOver(at: time) }.map { $0.timeScale(from: time) }.min() ?? .infinity
    }
    sum.cycleSpan = motions.compactMap(\.cycleSpan).max()
    sum.reach = motions.map(\.reach).min() ?? .infinity
    sum.depth = motions.reduce(0) { $0 + $1.depth }
    sum.isCut = motions.last?.isCut ?? false
    return sum
  }
}
