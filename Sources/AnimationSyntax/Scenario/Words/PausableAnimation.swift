internal import AnimationModel

extension EnvironmentValues {
  /// Whether pausable animations stand still.
  var animationPaused: Bool {
    get { self[AnimationPausedKey.self] }
    set { self[AnimationPausedKey.self] = newValue }
  }
}

private struct AnimationPausedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Any animation, which stands still as long as the environment says so.
///
/// The well-known example of a custom animation: scenarios have it because an animation of an app's own
/// cannot be read from a text. It changes only the time that its base gets: the time it has been
/// running, without the pauses.
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
      // From running time to frozen time and back, it is the same subtraction.
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

/// Whether the animation stands still; if so, at what time, if not, how long it has stood still before.
private struct Pause: AnimationStateKey {
  var isPaused = false
  var time = 0.0

  static var defaultValue: Pause { Pause() }
}
