internal import AnimationModel

/// A running animation with its listeners.
///
/// It belongs to an ``Animator``, which is a value: the animator makes a copy before it changes a run that another
/// animator shares. It is a class because the state of an animation is large and used several times a
/// frame; as a structure, most of the work of a frame was copying it.
final class AnimatorRun<Value: VectorArithmetic> {
  var engine: any AnimatorEngine<Value>
  /// The time at which the animation began, in seconds.
  let begin: Double
  /// The value at which the accumulated delta begins: the model minus the delta, without rounding errors.
  var origin: Value
  var isLogicallyComplete = false
  /// Whether the newest change had no animation and is followed only for its velocity.
  var isTracking = false
  private(set) var removalListeners: [AnimationListener] = []
  private(set) var logicalListeners: [AnimationListener] = []
  private(set) var forks: [Fork] = []

  /// A private copy of an earlier animation, for the listeners that wait for it to be
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

  /// Returns another run in the same state.
  func copy() -> AnimatorRun {
    let copy = AnimatorRun(engine: engine, begin: begin, origin: origin)
    copy.isLogicallyComplete = isLogicallyComplete
    copy.isTracking = isTracking
    copy.removalListeners = removalListeners
    copy.logicalListeners = logicalListeners
    copy.forks = forks
    return copy
  }

  /// The time of the next event, in seconds since the animation began.
  var nextNotice: Double {
    var next = engine.end
    if !isLogicallyComplete { next = min(next, engine.logicalEnd) }
    for fork in forks { next = min(next, fork.engine.logicalEnd) }
    return next
  }

  /// The time since the animation began; exactly its end, its logical end or a number of frames if the difference is
  /// that up to rounding.
  func elapsed(at time: Double, clock: Clock) -> Double {
    var elapsed = time - begin
    if case .frames(let rate) = clock {
      // A whole number of frames, so that an animation moves the same whenever it begins.
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

  /// Adds listeners.
  func listen(_ listeners: [AnimationListener]) {
    for listener in listeners {
      if listener.criteria == .removed {
        removalListeners.append(listener)
      } else {
        logicalListeners.append(listener)
      }
    }
  }

  /// Removes all listeners.
  func forgetListeners() {
    removalListeners = []
    logicalListeners = []
    for index in forks.indices { forks[index].listeners = [] }
  }

  /// Removes and returns the listeners that wait for the newest animation to be logically complete.
  func takeLogicalListeners() -> [AnimationListener] {
    defer { logicalListeners = [] }
    return logicalListeners
  }

  /// Keeps a copy for the listeners of the newest animation, before another animation takes over.
  func fork() {
    guard !logicalListeners.isEmpty else { return }
    forks.append(Fork(engine: engine, listeners: takeLogicalListeners()))
  }

  /// Removes the copies that are complete at a time since the beginning, and returns their listeners.
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

  /// Changes the surroundings that the animations see.
  func change(environment: EnvironmentValues, at elapsed: Double) {
    engine.change(environment: environment, at: elapsed)
    for index in forks.indices {
      forks[index].engine.change(environment: environment, at: elapsed)
    }
  }
}
