internal import AnimationModel

/// An animation that runs, and who waits for it.
///
/// Its home is an ``Animator``, which is a value: it takes a copy before it changes what another animator
/// has too. It is a class because the state of an animation is large and asked for several times a
/// frame; as a structure most of the work of a frame was copying it.
final class AnimatorRun<Value: VectorArithmetic> {
  var engine: any AnimatorEngine<Value>
  /// When it began, in seconds.
  let begin: Double
  /// The value at which the accumulated delta begins: the model less the delta, without its rounding.
  var origin: Value
  var isLogicallyComplete = false
  /// Whether the newest change had no animation and is only followed for its velocity.
  var isTracking = false
  private(set) var removalListeners: [AnimationListener] = []
  private(set) var logicalListeners: [AnimationListener] = []
  private(set) var forks: [Fork] = []

  /// A private copy of an animation that was taken over from, for those who wait for it to be
  /// logically complete.
  struct Fork {
    var engine: any AnimatorEngine<Value>
    var listeners: [AnimationListener]
  }

  init(engine: any AnimatorEngine<Value>, begin: Double, origin: Value) {
    self.engine = engine
    self.begin = begin
    self.origin = origin
  }

  /// Another one in the same state.
  func copy() -> AnimatorRun {
    let copy = AnimatorRun(engine: engine, begin: begin, origin: origin)
    copy.isLogicallyComplete = isLogicallyComplete
    copy.isTracking = isTracking
    copy.removalListeners = removalListeners
    copy.logicalListeners = logicalListeners
    copy.forks = forks
    return copy
  }

  /// When something will happen, in seconds since it began.
  var nextNotice: Double {
    var next = engine.end
    if !isLogicallyComplete { next = min(next, engine.logicalEnd) }
    for fork in forks { next = min(next, fork.engine.logicalEnd) }
    return next
  }

  /// The time since it began; exactly the end or the logical end where that is what is asked for, or a
  /// number of frames, which the difference may miss by a rounding.
  func elapsed(at time: Double, clock: Clock) -> Double {
    var elapsed = time - begin
    if case .frames(let rate) = clock {
      // A whole number of frames, so that an animation moves alike whenever it begins.
      let frames = (elapsed * rate).rounded()
      return (frames / rate - elapsed).magnitude <= 4 * time.ulp ? frames / rate : elapsed
    }
    func snap(to moment: Double) {
      if begin + moment == time { elapsed = max(elapsed, moment) }
    }
    snap(to: engine.end)
    snap(to: engine.logicalEnd)
    for fork in forks { snap(to: fork.engine.logicalEnd) }
    return elapsed
  }

  /// Adds those who wait.
  func listen(_ listeners: [AnimationListener]) {
    for listener in listeners {
      if listener.criteria == .removed {
        removalListeners.append(listener)
      } else {
        logicalListeners.append(listener)
      }
    }
  }

  /// Lets nobody wait any longer.
  func forgetListeners() {
    removalListeners = []
    logicalListeners = []
    for index in forks.indices { forks[index].listeners = [] }
  }

  /// Takes away those who wait for the newest animation to be logically complete.
  func takeLogicalListeners() -> [AnimationListener] {
    defer { logicalListeners = [] }
    return logicalListeners
  }

  /// Keeps a copy for those who wait for the newest animation, before another one takes over.
  func fork() {
    guard !logicalListeners.isEmpty else { return }
    forks.append(Fork(engine: engine, listeners: takeLogicalListeners()))
  }

  /// Takes away the forks that are complete at a time since the beginning; answers who waited for them.
  func takeCompleteForks(at elapsed: Double) -> [[AnimationListener]] {
    guard !forks.isEmpty else { return [] }
    var complete: [[AnimationListener]] = []
    var rest: [Fork] = []
    for var fork in forks {
      let isOver = fork.engine.state(at: elapsed, false) == nil
      if isOver || fork.engine.isLogicallyComplete(at: elapsed) {
        complete.append(fork.listeners)
      } else {
        rest.append(fork)
      }
    }
    forks = rest
    return complete
  }

  /// Changes what the animations see of their surroundings.
  func change(environment: EnvironmentValues, at elapsed: Double) {
    engine.change(environment: environment, at: elapsed)
    for index in forks.indices {
      forks[index].engine.change(environment: environment, at: elapsed)
    }
  }
}
