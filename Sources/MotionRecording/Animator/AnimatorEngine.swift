internal import AnimationModel

/// A running animation on either clock.
///
/// Times are seconds since it began.
enum AnimatorEngine<V: VectorArithmetic> {
  case frames(RunningAnimation<V>, interval: Double)
  case continuous(RunningMotion<V>)

  init(_ animation: Animation, value: V, clock: Clock, environment: EnvironmentValues) {
    switch clock {
    case .frames(let rate):
      self = .frames(
        RunningAnimation(animation, value: value, environment: environment), interval: 1 / rate)
    case .continuous:
      self = .continuous(RunningMotion(animation, value: value, environment: environment))
    }
  }

  /// The accumulated delta.
  var value: V {
    switch self {
    case .frames(let run, _): run.value
    case .continuous(let run): run.value
    }
  }

  /// What is covered at a time and how fast it moves; nil once the animation is over.
  mutating func state(at time: Double) -> (covered: V, velocity: V)? {
    switch self {
    case .frames(var run, let interval):
      let covered = run.covered(at: time)
      self = .frames(run, interval: interval)
      guard let covered else { return nil }
      return (covered, run.velocity(at: time, covered: covered, frame: interval))
    case .continuous(let run):
      guard time < run.motion.duration else { return nil }
      let state = run.motion.state(time, .shown)
      return (state.value, state.velocity)
    }
  }

  /// Whether the newest animation is complete for all practical purposes at the time asked last.
  func isLogicallyComplete(at time: Double) -> Bool {
    switch self {
    case .frames(let run, _): run.isLogicallyComplete
    case .continuous(let run): run.motion.logicalDuration.map { time >= $0 } ?? false
    }
  }

  /// When it will be complete, where that is known; infinity where only frames will tell.
  var logicalEnd: Double {
    guard case .continuous(let run) = self else { return .infinity }
    return min(run.motion.logicalDuration ?? .infinity, run.motion.duration)
  }

  /// When it will be over, where that is known; infinity where only frames will tell.
  var end: Double {
    guard case .continuous(let run) = self else { return .infinity }
    return run.motion.duration
  }

  mutating func retarget(
    by change: V, with animation: Animation, at time: Double, rule: Retargeting?
  ) -> Retargeting {
    switch self {
    case .frames(var run, let interval):
      let outcome = run.retarget(by: change, with: animation, at: time, rule: rule)
      self = .frames(run, interval: interval)
      return outcome
    case .continuous(var run):
      let outcome = run.retarget(by: change, with: animation, at: time, rule: rule)
      self = .continuous(run)
      return outcome
    }
  }

  mutating func change(environment: EnvironmentValues, at time: Double) {
    switch self {
    case .frames(var run, let interval):
      run.environment = environment
      self = .frames(run, interval: interval)
    case .continuous(var run):
      run.change(environment: environment, at: time)
      self = .continuous(run)
    }
  }

  /// The motion from the newest change on, where time is continuous.
  var motion: ContinuousMotion<V>? {
    guard case .continuous(let run) = self else { return nil }
    return run.motion
  }
}
