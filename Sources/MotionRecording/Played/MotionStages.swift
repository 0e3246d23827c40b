public import AnimationModel

extension Recorder {
  /// Returns the stages into which the modifiers of an animation divide its time, in continuous time.
  ///
  /// The modifier that is written last is the outermost: `.delay(0.2).repeatCount(3)` waits before every cycle,
  /// `.repeatCount(3).delay(0.2)` once. If a speed is changed, times are those after the change.
  ///
  /// - Parameters:
  ///   - animation: An animation with any chain of modifiers.
  ///   - end: The time up to which stages are returned, in seconds, such as the last time of a recording.
  /// - Returns: The stages in order of time; empty for an animation without delay and cycles.
  public func stages(of animation: Animation, until end: Double) -> [MotionStage] {
    let motion = animation.motion(
      of: MotionRequest(
        value: target - start, initialVelocity: initialVelocity ?? 0,
        horizon: end.isFinite ? max(end, 0) : nil))
    return MotionStages(form: animation.form, delta: target - start)
      .stages(of: motion.length, until: end)
  }
}

/// The stages into which the modifiers of an animation divide its time, from the lengths of its motions.
struct MotionStages {
  let form: AnimationForm
  let delta: Double

  /// The largest number of stages: more cannot be distinguished in a figure.
  private static let stageLimit = 500

  /// Returns the stages up to a time, in seconds; empty for an animation without delay and cycles.
  func stages(of length: MotionLength, until end: Double) -> [MotionStage] {
    let stages = stages(within: form.modifiers.count, length, limit: end)
      .filter { $0.start < end && $0.end > 0 && $0.end > $0.start }
    let isPlain = stages.allSatisfy { $0.kind == .play(cycle: [], isReversed: false) }
    return isPlain ? [] : stages
  }

  /// Returns the stages in the animation's own time.
  ///
  /// - Parameters:
  ///   - count: The number of modifiers, from the innermost on, that are taken into account.
  ///   - length: The length of the motion with these modifiers.
  ///   - limit: The time up to which stages are needed, in seconds.
  private func stages(
    within count: Int, _ length: MotionLength, limit: Double
  ) -> [MotionStage] {
    let play = [
      MotionStage(from: 0, to: length.duration, kind: .play(cycle: [], isReversed: false))
    ]
    // Of a custom animation only the whole is known.
    guard count > 0, let first = length.inside.first, let later = length.inside.last else {
      return play
    }
    let inner = count - 1
    switch form.modifiers[inner] {
    case .delay(let delay):
      return delayed(inner, first, by: delay, limit: limit)
    case .speed(let speed) where speed > 0 && speed.isFinite:
      return stages(within: inner, first, limit: limit * speed).map {
        MotionStage(from: $0.start / speed, to: $0.end / speed, kind: $0.kind)
      }
    case .repetition(let cycles, let autoreverses):
      return repeated(inner, cycles, first, later, autoreverses: autoreverses, limit: limit)
    case .logicalCompletion:
      return stages(within: inner, first, limit: limit)
    case .speed, .cap:
      return play
    }
  }

  private func delayed(
    _ inner: Int, _ base: MotionLength, by delay: Double, limit: Double
  ) -> [MotionStage] {
    let stages = stages(within: inner, base, limit: limit - delay)
    // A motion that takes no time is over at once, including its delay; but a CSS transition waits.
    let inside = Animation(AnimationForm(form.core, Array(form.modifiers.prefix(inner))))
    guard base.duration > 0 || inside.shownWhileDelayed(delta) != nil, delay.isFinite else {
      return stages
    }
    let wait = delay > 0 ? [MotionStage(from: 0, to: delay, kind: .delay)] : []
    return wait + stages.map { $0.shifted(by: delay) }
  }

  private func repeated(
    _ inner: Int, _ count: Int?, _ first: MotionLength, _ later: MotionLength,
    autoreverses: Bool, limit: Double
  ) -> [MotionStage] {
    let firstStages = stages(within: inner, first, limit: limit)
    guard first.duration > 0, first.duration.isFinite, later.duration > 0,
      later.duration.isFinite
    else { return firstStages }
    // Only the first cycle begins with the initial velocity.
    let laterStages = first == later ? firstStages : stages(within: inner, later, limit: limit)
    let cycles = count.map { max($0, 1) } ?? .max
    var result: [MotionStage] = []
    var cycle = 0
    var start = 0.0
    while cycle < cycles, start < limit, result.count < Self.stageLimit {
      let isBack = autoreverses && !cycle.isMultiple(of: 2)
      for stage in cycle == 0 ? firstStages : laterStages {
        result.append(stage.shifted(by: start).inside(cycle: cycle + 1, isBack: isBack))
      }
      cycle += 1
      start = first.duration + Double(cycle - 1) * later.duration
    }
    return result
  }
}

extension MotionStage {
  fileprivate func shifted(by time: Double) -> MotionStage {
    MotionStage(from: start + time, to: end + time, kind: kind)
  }

  /// Returns the same stage as part of a repetition outside.
  fileprivate func inside(cycle number: Int, isBack: Bool) -> MotionStage {
    guard case .play(let cycle, let isReversed) = kind else { return self }
    return MotionStage(
      from: start, to: end,
      kind: .play(cycle: [number] + cycle, isReversed: isReversed != isBack))
  }
}
