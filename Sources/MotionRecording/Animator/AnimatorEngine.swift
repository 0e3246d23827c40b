internal import AnimationModel

/// A running animation on either clock.
///
/// Times are seconds since it began. One of the two is there; an enumeration would copy what the animation
/// remembers at every frame.
struct AnimatorEngine<V: VectorArithmetic> {
  private var frames: RunningAnimation<V>?
  private var continuous: RunningMotion<V>?
  private let interval: Double

  init(_ animation: Animation, value: V, clock: Clock, environment: EnvironmentValues) {
    switch clock {
    case .frames(let rate):
      frames = RunningAnimation(animation, value: value, environment: environment)
      interval = 1 / rate
    case .continuous:
      continuous = RunningMotion(animation, value: value, environment: environment)
      interval = 0
    }
  }

  /// The accumulated delta.
  var value: V { frames?.value ?? continuous?.value ?? .zero }

  /// What is covered at a time and how fast it moves; nil once the animation is over.
  mutating func state(at time: Double) -> (covered: V, velocity: V)? {
    if continuous != nil {
      guard time < end, let state = continuous?.motion.state(time, .shown) else { return nil }
      return (state.value, state.velocity)
    }
    guard let covered = frames?.covered(at: time),
      let velocity = frames?.velocity(at: time, covered: covered, frame: interval)
    else { return nil }
    return (covered, velocity)
  }

  /// Whether the newest animation is complete for all practical purposes at the time asked last.
  func isLogicallyComplete(at time: Double) -> Bool {
    if let isComplete = frames?.isLogicallyComplete { return isComplete }
    return (continuous?.motion.logicalDuration).map { time >= $0 } ?? false
  }

  /// Whether the animation that is over was cut off, and so did not end by itself.
  var isCut: Bool { frames?.isCut ?? continuous?.motion.isCut ?? false }

  /// When it will be complete, where that is known; infinity where only frames will tell.
  var logicalEnd: Double { min(continuous?.motion.logicalDuration ?? .infinity, end) }

  /// When it will be over, where that is known; infinity where only frames will tell.
  var end: Double { continuous?.motion.duration ?? .infinity }

  mutating func retarget(
    by change: V, with animation: Animation, at time: Double, rule: Retargeting?
  ) -> Retargeting {
    frames?.retarget(by: change, with: animation, at: time, rule: rule)
      ?? continuous?.retarget(by: change, with: animation, at: time, rule: rule) ?? .merge
  }

  mutating func change(environment: EnvironmentValues, at time: Double) {
    frames?.environment = environment
    continuous?.change(environment: environment, at: time)
  }

  /// The motion from the newest change on, where time is continuous.
  var motion: ContinuousMotion<V>? { continuous?.motion }
}
