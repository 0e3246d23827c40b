internal import AnimationModel

extension EnvironmentValues {
  /// Whether pausable animations are paused.
  var animationPaused: Bool {
    get { self[AnimationPausedKey.self] }
    set { self[AnimationPausedKey.self] = newValue }
  }
}

private struct AnimationPausedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// An animation that is paused as long as the environment says so.
///
/// The well-known example of a custom animation: scenarios have it because an animation of an app's own cannot be read
/// from a text. It changes only the time that its base receives: the time it has been running, without the pauses.
///
/// Source: semantics reference, section 8.3.
struct PausableAnimation: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    let isPaused = context.environment.animationPaused
    var pause = context.state[Pause.self]
    if pause.isPaused != isPaused {
      // The same subtraction converts running time to paused time and back.
      pause = Pause(isPaused: isPaused, time: time - pause.time)
      context.state[Pause.self] = pause
    }
    return base.animate(value: value, time: runningTime(time, pause), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    let pause = context.state[Pause.self]
    if pause.isPaused { return .zero }
    return base.velocity(value: value, time: runningTime(time, pause), context: context)
  }

  private func runningTime(_ time: Double, _ pause: Pause) -> Double {
    pause.isPaused ? pause.time : time - pause.time
  }
}

/// Whether the animation is paused; if so, the time of the pause, and if not, the duration of all earlier pauses.
private struct Pause: AnimationStateKey {
  var isPaused = false
  var time = 0.0

  static var defaultValue: Pause { Pause() }
}
