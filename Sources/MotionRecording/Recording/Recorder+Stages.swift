public import AnimationModel

extension Recorder {
  /// What the modifiers of an animation make of its time, on a display of unlimited rate.
  ///
  /// The modifier written last is the outermost: `.delay(0.2).repeatCount(3)` waits before every cycle,
  /// `.repeatCount(3).delay(0.2)` once. What is faster is told in the time it takes.
  ///
  /// - Parameters:
  ///   - animation: An animation with any chain of modifiers.
  ///   - end: Seconds up to which stages are told, such as the last time of a recording.
  /// - Returns: The stages in order of time; empty for an animation without delay and cycles.
  public func stages(of animation: Animation, until end: Double) -> [MotionStage] {
    let walk = StageWalk(delta: target - start)
    let stages = walk.stages(of: animation, velocity: initialVelocity ?? 0, limit: end).stages
      .filter { $0.start < end && $0.end > 0 && $0.end > $0.start }
    let isPlain = stages.allSatisfy { $0.kind == .play(cycle: [], isReversed: false) }
    return isPlain ? [] : stages
  }
}

/// Walks a chain of modifiers from the outermost to the animation inside.
private struct StageWalk {
  let delta: Double

  /// More stages than this nobody can tell apart.
  private static let stageLimit = 500

  /// The stages in the animation's own time, and how long it lasts.
  func stages(
    of animation: Animation, velocity: Double, limit: Double
  ) -> (stages: [MotionStage], duration: Double) {
    switch animation.base {
    case let delayed as DelayAnimation:
      return delay(delayed, velocity: velocity, limit: limit)
    case let paced as SpeedAnimation where paced.speed > 0 && paced.speed.isFinite:
      let speed = paced.speed
      let base = stages(of: paced.base, velocity: velocity / speed, limit: limit * speed)
      return (
        base.stages.map { MotionStage(from: $0.start / speed, to: $0.end / speed, kind: $0.kind) },
        base.duration / speed
      )
    case let repeated as RepeatAnimation:
      return cycles(of: repeated, velocity: velocity, limit: limit)
    case let marked as LogicalCompletionAnimation:
      return stages(of: marked.base, velocity: velocity, limit: limit)
    default:
      let motion = animation.motion(
        of: MotionRequest(
          value: delta, initialVelocity: velocity, horizon: limit.isFinite ? max(limit, 0) : nil))
      let play = MotionStage(
        from: 0, to: motion.duration, kind: .play(cycle: [], isReversed: false))
      return ([play], motion.duration)
    }
  }

  private func delay(
    _ animation: DelayAnimation, velocity: Double, limit: Double
  ) -> (stages: [MotionStage], duration: Double) {
    let delay = animation.delay
    let base = stages(of: animation.base, velocity: velocity, limit: limit - delay)
    // What has no length is over at once, delay and all; but a transition of CSS waits.
    guard base.duration > 0 || animation.base.shownWhileDelayed(delta) != nil, delay.isFinite else {
      return base
    }
    let wait = delay > 0 ? [MotionStage(from: 0, to: delay, kind: .delay)] : []
    return (wait + base.stages.map { $0.shifted(by: delay) }, max(base.duration + delay, 0))
  }

  private func cycles(
    of animation: RepeatAnimation, velocity: Double, limit: Double
  ) -> (stages: [MotionStage], duration: Double) {
    let first = stages(of: animation.base, velocity: velocity, limit: limit)
    guard first.duration > 0, first.duration.isFinite else { return first }
    // Only the first cycle begins with the velocity.
    let later = velocity == 0 ? first : stages(of: animation.base, velocity: 0, limit: limit)
    guard later.duration > 0, later.duration.isFinite else { return first }
    let count = animation.repeatCount.map { max($0, 1) } ?? .max
    var result: [MotionStage] = []
    var cycle = 0
    var start = 0.0
    while cycle < count, start < limit, result.count < Self.stageLimit {
      let isBack = animation.autoreverses && !cycle.isMultiple(of: 2)
      for stage in (cycle == 0 ? first : later).stages {
        result.append(stage.shifted(by: start).inside(cycle: cycle + 1, isBack: isBack))
      }
      cycle += 1
      start = first.duration + Double(cycle - 1) * later.duration
    }
    let duration =
      animation.repeatCount == nil
      ? Double.infinity : first.duration + Double(count - 1) * later.duration
    return (result, duration)
  }
}

extension MotionStage {
  fileprivate func shifted(by time: Double) -> MotionStage {
    MotionStage(from: start + time, to: end + time, kind: kind)
  }

  /// The same as part of a repetition outside.
  fileprivate func inside(cycle number: Int, isBack: Bool) -> MotionStage {
    guard case .play(let cycle, let isReversed) = kind else { return self }
    return MotionStage(
      from: start, to: end,
      kind: .play(cycle: [number] + cycle, isReversed: isReversed != isBack))
  }
}
