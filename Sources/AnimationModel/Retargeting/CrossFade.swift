/// A curve that cross-fades the motion below it to a new target: r + f(c − r, t − e).
///
/// Any number of them lie on top of each other. Each knows only the one below it, so that a new one leaves the
/// others as they are, and a state is computed only from those that are not over.
final class CrossFade<V: VectorArithmetic> {
  /// The motion or the cross-fade that lies below a cross-fade.
  enum Below {
    case motion(ContinuousMotion<V>)
    case fade(CrossFade)
  }

  private let below: Below
  /// The newest animation's motion with a delta of 1, on the time axis of the whole combination.
  private let progress: ContinuousMotion<Double>
  private let start: Double
  private let target: V

  /// - Parameters:
  ///   - below: The motion or the cross-fade that is running.
  ///   - progress: The new animation's motion with a delta of 1, by which the remaining distance is multiplied.
  ///   - start: The time at which the new animation begins, in seconds; earlier times are not asked for.
  ///   - target: The accumulated delta after the change.
  init(
    _ below: Below, by progress: ContinuousMotion<Double>, from start: Double, to target: V
  ) {
    self.below = below
    self.progress = progress.shifted(by: start)
    self.start = start
    self.target = target
  }

  /// The motion from the start of this cross-fade on.
  func motion() -> ContinuousMotion<V> {
    let (fades, ground) = running(from: start)
    var motion = ContinuousMotion<V>(
      duration: progress.duration,
      logicalDuration: progress.logicalDuration,
      cycleSpan: progress.cycleSpan,
      timeScale: fades.reduce(ground?.timeScale ?? .infinity) { min($0, $1.progress.timeScale) },
      corners: { [self] in corners(after: $0, before: $1) },
      state: { [self] in state(at: $0, $1) })
    motion.localTimeScale = { time in
      // A motion that is over no longer changes its course.
      let scales = fades.map(\.progress).map {
        $0.isOver(at: time) ? .infinity : $0.timeScale(from: time)
      }
      let under = ground.map { $0.isOver(at: time) ? .infinity : $0.timeScale(from: time) }
      return scales.reduce(under ?? .infinity) { min($0, $1) }
    }
    motion.reach = fades.reduce(ground?.reach ?? .infinity) { min($0, $1.progress.reach) }
    motion.depth = fades.reduce(ground?.depth ?? 0) { $0 + $1.progress.depth }
    motion.isCut = progress.isCut
    return motion
  }

  /// The cross-fades that are not over at a time, the newest first, and the motion below them; nil where
  /// a cross-fade below has arrived at its target, from which the last of them then begins.
  private func running(from time: Double) -> (fades: [CrossFade], ground: ContinuousMotion<V>?) {
    var fades = [self]
    while let last = fades.last {
      switch last.below {
      case .motion(let ground): return (fades, ground)
      case .fade(let fade):
        if fade.progress.duration <= time && fade.start < time { return (fades, nil) }
        fades.append(fade)
      }
    }
    return (fades, nil)
  }

  /// The corners of all motions that take part, and their ends except for that of the newest.
  private func corners(after from: Double, before limit: Double) -> [Double] {
    let (fades, ground) = running(from: start)
    var corners = ground?.corners(from, limit) ?? []
    for fade in fades { corners += fade.progress.corners(from, limit) }
    let ends = [ground?.duration ?? 0] + fades.dropFirst().map(\.progress.duration)
    corners += ends.filter { $0 > from && $0 < limit }
    corners.sort()
    return corners
  }

  private func state(at time: Double, _ side: MotionSide) -> MotionState<V> {
    var fades: [CrossFade] = []
    var next = self
    var state: MotionState<V>
    while true {
      if next.isOver(at: time, side) {
        state = .resting(at: next.target)
        break
      }
      fades.append(next)
      guard case .fade(let fade) = next.below else {
        guard case .motion(let ground) = next.below else { return .resting(at: target) }
        state = ground.state(time, side)
        break
      }
      next = fade
    }
    for fade in fades.reversed() { state = fade.faded(state, at: time, side) }
    return state
  }

  private func isOver(at time: Double, _ side: MotionSide) -> Bool {
    time > progress.duration || (time == progress.duration && side != .before)
  }

  private func faded(
    _ r: MotionState<V>, at time: Double, _ side: MotionSide
  ) -> MotionState<V> {
    let s = progress.state(time, side)
    let delta = target - r.value
    return MotionState(
      value: r.value + delta.scaled(by: s.value),
      velocity: r.velocity.product(with: 1 - s.value) + delta.product(with: s.velocity),
      acceleration: r.acceleration.product(with: 1 - s.value)
        - r.velocity.product(with: 2 * s.velocity) + delta.product(with: s.acceleration))
  }
}
