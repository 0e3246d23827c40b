public import AnimationModel

extension Recorder {
  /// What the modifiers of an animation make of its time, in continuous time.
  ///
  /// The modifier written last is the outermost: `.delay(0.2).repeatCount(3)` waits before every cycle,
  /// `.repeatCount(3).delay(0.2)` once. What is sped up is given in the time it takes.
  ///
  /// - Parameters:
  ///   - animation: An animation with any chain of modifiers.
  ///   - end: Seconds up to which stages are given, such as the last time of a recording.
  /// - Returns: The stages in order of time; empty for an animation without delay and cycles.
  public func stages(of animation: Animation, until end: Double) -> [MotionStage] {
    let walk = StageWalk(form: animation.form, delta: target - start)
    let stages = walk.stages(
      within: walk.form.modifiers.count, velocity: initialVelocity ?? 0, limit: end
    ).stages
      .filter { $0.start < end && $0.end > 0 && $0.end > $0.start }
    let isPlain = stages.allSatisfy { $0.kind == .play(cycle: [], isReversed: false) }
    return isPlain ? [] : stages
  }
}

/// Walks the modifiers of an animation from the outermost to what plays inside.
private struct StageWalk {
  let form: AnimationForm
  let delta: Double

  /// More stages than this cannot be told apart in a figure.
  private static let stageLimit = 500

  typealias Stages = (stages: [MotionStage], duration: Double)

  /// The stages in the animation's own time, and how long it lasts.
  ///
  /// - Parameters:
  ///   - count: How many of the modifiers, from the innermost on, are taken into account.
  ///   - velocity: Velocity at the start, in value units per second.
  ///   - limit: Seconds up to which stages are asked for.
  func stages(within count: Int, velocity: Double, limit: Double) -> Stages {
    guard count > 0 else { return play(within: count, velocity: velocity, limit: limit) }
    let inner = count - 1
    switch form.modifiers[inner] {
    case .delay(let delay):
      return delayed(inner, by: delay, velocity: velocity, limit: limit)
    case .speed(let speed) where speed > 0 && speed.isFinite:
      let base = stages(within: inner, velocity: velocity / speed, limit: limit * speed)
      return (
        base.stages.map { MotionStage(from: $0.start / speed, to: $0.end / speed, kind: $0.kind) },
        base.duration / speed
      )
    case .repetition(let cycles, let autoreverses):
      return repeated(
        inner, cycles, autoreverses: autoreverses, velocity: velocity, limit: limit)
    case .logicalCompletion:
      return stages(within: inner, velocity: velocity, limit: limit)
    case .speed, .cap:
      return play(within: count, velocity: velocity, limit: limit)
    }
  }

  private func play(within count: Int, velocity: Double, limit: Double) -> Stages {
    let animation = Animation(AnimationForm(form.core, Array(form.modifiers.prefix(count))))
    let motion = animation.motion(
      of: MotionRequest(
        value: delta, initialVelocity: velocity, horizon: limit.isFinite ? max(limit, 0) : nil))
    let play = MotionStage(
      from: 0, to: motion.duration, kind: .play(cycle: [], isReversed: false))
    return ([play], motion.duration)
  }

  private func delayed(
    _ inner: Int, by delay: Double, velocity: Double, limit: Double
  ) -> Stages {
    let base = stages(within: inner, velocity: velocity, limit: limit - delay)
    // What has no length is over at once, delay and all; but a CSS transition waits.
    let inside = Animation(AnimationForm(form.core, Array(form.modifiers.prefix(inner))))
    guard base.duration > 0 || inside.shownWhileDelayed(delta) != nil, delay.isFinite else {
      return base
    }
    let wait = delay > 0 ? [MotionStage(from: 0, to: delay, kind: .delay)] : []
    return (wait + base.stages.map { $0.shifted(by: delay) }, max(base.duration + delay, 0))
  }

  private func repeated(
    _ inner: Int, _ count: Int?, autoreverses: Bool, velocity: Double, limit: Double
  ) -> Stages {
    let first = stages(within: inner, velocity: velocity, limit: limit)
    guard first.duration > 0, first.duration.isFinite else { return first }
    // Only the first cycle begins with the velocity.
    let later = velocity == 0 ? first : stages(within: inner, velocity: 0, limit: limit)
    guard later.duration > 0, later.duration.isFinite else { return first }
    let cycles = count.map { max($0, 1) } ?? .max
    var result: [MotionStage] = []
    var cycle = 0
    var start = 0.0
    while cycle < cycles, start < limit, result.count < Self.stageLimit {
      let isBack = autoreverses && !cycle.isMultiple(of: 2)
      for stage in (cycle == 0 ? first : later).stages {
        result.append(stage.shifted(by: start).inside(cycle: cycle + 1, isBack: isBack))
      }
      cycle += 1
      start = first.duration + Double(cycle - 1) * later.duration
    }
    let duration =
      count == nil ? Double.infinity : first.duration + Double(cycles - 1) * later.duration
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
