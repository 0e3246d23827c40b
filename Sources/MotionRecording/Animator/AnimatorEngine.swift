internal import AnimationModel

/// A running animation on one of the clocks.
///
/// Times are seconds since the animation began. The state of an animation is large and changes at every frame: behind
/// a protocol it is changed in place, where the cases of an enumeration would be copied out and in.
protocol AnimatorEngine<Value> {
  associatedtype Value: VectorArithmetic

  /// The accumulated delta.
  var value: Value { get }

  /// Returns the part of the delta that is covered at a time, and the velocity; nil once the animation is over.
  ///
  /// A velocity that is not asked for may be returned as zero.
  mutating func state(
    at time: Double, _ followsVelocity: Bool
  ) -> (covered: Value, velocity: Value)?

  /// Whether the newest animation is complete for all practical purposes at the time that was asked last.
  func isLogicallyComplete(at time: Double) -> Bool

  /// Whether the animation that is over was cut off, and did not end by itself.
  var isCut: Bool { get }

  /// The time at which the animation will be complete, where it is known; infinity where it is found frame by frame.
  var logicalEnd: Double { get }

  /// The time at which the animation will be over, where it is known; infinity where it is found frame by frame.
  var end: Double { get }

  mutating func retarget(
    by change: Value, with animation: Animation, at time: Double, rule: Retargeting?
  ) -> Retargeting

  mutating func change(environment: EnvironmentValues, at time: Double)

  /// The motion from the newest change on, in continuous time; nil on frames.
  var motion: ContinuousMotion<Value>? { get }
}

extension Clock {
  /// Returns the engine that plays an animation on this clock.
  func engine<Value: VectorArithmetic>(
    _ animation: Animation, value: Value, environment: EnvironmentValues
  ) -> any AnimatorEngine<Value> {
    switch self {
    case .frames(let rate):
      FrameEngine(
        running: RunningAnimation(animation, value: value, environment: environment),
        interval: 1 / rate)
    case .continuous:
      ContinuousEngine(
        running: RunningMotion(animation, value: value, environment: environment))
    }
  }
}

/// The engine of an animation that is asked once a frame.
private struct FrameEngine<Value: VectorArithmetic>: AnimatorEngine {
  var running: RunningAnimation<Value>

  /// The seconds from one frame to the next.
  let interval: Double

  var value: Value { running.value }

  mutating func state(
    at time: Double, _ followsVelocity: Bool
  ) -> (covered: Value, velocity: Value)? {
    guard let covered = running.covered(at: time) else { return nil }
    guard followsVelocity else { return (covered, .zero) }
    return (covered, running.velocity(at: time, covered: covered, frame: interval))
  }

  func isLogicallyComplete(at time: Double) -> Bool { running.isLogicallyComplete }

  var isCut: Bool { running.isCut }
  var logicalEnd: Double { .infinity }
  var end: Double { .infinity }
  var motion: ContinuousMotion<Value>? { nil }

  mutating func retarget(
    by change: Value, with animation: Animation, at time: Double, rule: Retargeting?
  ) -> Retargeting {
    running.retarget(by: change, with: animation, at: time, rule: rule)
  }

  mutating func change(environment: EnvironmentValues, at time: Double) {
    running.environment = environment
  }
}

/// The engine of an animation whose motion is known as a whole.
private struct ContinuousEngine<Value: VectorArithmetic>: AnimatorEngine {
  var running: RunningMotion<Value>

  var value: Value { running.value }

  mutating func state(
    at time: Double, _ followsVelocity: Bool
  ) -> (covered: Value, velocity: Value)? {
    guard time < end else { return nil }
    let state = running.motion.state(time, .shown)
    return (state.value, state.velocity)
  }

  func isLogicallyComplete(at time: Double) -> Bool {
    running.motion.logicalDuration.map { time >= $0 } ?? false
  }

  var isCut: Bool { running.motion.isCut }
  var logicalEnd: Double { min(running.motion.logicalDuration ?? .infinity, end) }
  var end: Double { running.motion.duration }
  var motion: ContinuousMotion<Value>? { running.motion }

  mutating func retarget(
    by change: Value, with animation: Animation, at time: Double, rule: Retargeting?
  ) -> Retargeting {
    running.retarget(by: change, with: animation, at: time, rule: rule)
  }

  mutating func change(environment: EnvironmentValues, at time: Double) {
    running.change(environment: environment, at: time)
  }
}
