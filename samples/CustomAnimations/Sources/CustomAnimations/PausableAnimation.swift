import Kymograph

extension EnvironmentValues {
  /// Whether pausable animations stand still.
  @Entry public var isMotionPaused = false
}

/// Any animation, which stands still as long as the environment says so.
///
/// It changes nothing but the time that the animation is told: the time that it has been running,
/// without the pauses.
public struct PausableAnimation: CustomAnimation {
  /// The animation that is paused.
  public var base: Animation

  /// Makes an animation pausable.
  public init(_ base: Animation) {
    self.base = base
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let isPaused = context.environment.isMotionPaused
    var pause = context.state[Pause.self]
    if pause.isPaused != isPaused {
      // From running time to frozen time and back, it is the same subtraction.
      pause = Pause(isPaused: isPaused, time: time - pause.time)
      context.state[Pause.self] = pause
    }
    let runningTime = isPaused ? pause.time : time - pause.time
    return base.animate(value: value, time: runningTime, context: &context)
  }
}

extension Animation {
  /// The animation, which stands still while `isMotionPaused` is set in the environment.
  public var pausable: Animation { Animation(PausableAnimation(self)) }
}

/// Whether the animation stands still; if so, at what time, if not, how long it has stood still before.
private struct Pause: AnimationStateKey {
  var isPaused = false
  var time: TimeInterval = 0

  static var defaultValue: Pause { Pause() }
}
