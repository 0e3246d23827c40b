public import AnimationModel

/// One attribute of a picture that animates: its value in the model, and the animation that is still on
/// its way there.
///
///     var animator = Animator(0.0, clock: .frames(rate: 60))
///     animator.change(to: 100, .init(animation: .bouncy), at: 0)
///     animator.update(to: 0.1)
///     print(animator.shown, animator.velocity)
///
/// The model takes a new value at once. What is shown is
///
///     shown(t) = model + f(Δ, t) − Δ
///
/// with the accumulated delta Δ and the running animation f. A change while an animation runs merges
/// with it or is combined with it, as the new animation decides; a change without animation makes the
/// picture jump and leaves the animation running towards the new place.
///
/// Times are seconds and must not decrease from call to call. Something that happens between the frames
/// of a device is told to an animator on frames at the first frame after.
///
/// Source: semantics reference, sections 1, 9.2 and 11.5 (recovered); no start-up shift (9.1).
public struct Animator<Value: VectorArithmetic> {
  /// The value in the model: where everything is heading.
  public private(set) var model: Value

  /// The value shown at the time of the last update.
  public private(set) var shown: Value

  /// The right-handed velocity of the value shown, in value units per second.
  public private(set) var velocity = Value.zero

  /// What has happened since the last ``takeNotices()``, in order.
  public private(set) var notices: [AnimatorNotice] = []

  /// The clock on which it is played.
  public let clock: Clock
  private var running: Running?

  /// What the animations see of their surroundings.
  public private(set) var environment: EnvironmentValues

  struct Running {
    var engine: AnimatorEngine<Value>
    let begin: Double
    /// Where the accumulated delta begins: the model less the delta, without its rounding.
    var origin: Value
    var isLogicallyComplete = false
    var removalListeners: [AnimationListener] = []
    var logicalListeners: [AnimationListener] = []
    var forks: [Fork] = []
  }

  /// A private copy of an animation that was taken over from, for those who wait for it to be
  /// logically complete.
  struct Fork {
    var engine: AnimatorEngine<Value>
    var listeners: [AnimationListener]
  }

  /// Makes an attribute at rest.
  ///
  /// - Parameters:
  ///   - value: Its value.
  ///   - clock: On which clock it is played.
  ///   - environment: What its animations see of their surroundings.
  public init(
    _ value: Value, clock: Clock, environment: EnvironmentValues = EnvironmentValues()
  ) {
    model = value
    shown = value
    self.clock = clock
    self.environment = environment
  }

  /// Whether an animation is running.
  public var isAnimating: Bool { running != nil }

  /// When something will happen by itself, in seconds; infinity where only frames will tell.
  public var nextNotice: Double {
    guard let running else { return .infinity }
    var next = running.engine.end
    if !running.isLogicallyComplete { next = min(next, running.engine.logicalEnd) }
    for fork in running.forks { next = min(next, fork.engine.logicalEnd) }
    return running.begin + next
  }

  /// Takes away what has happened since the last call.
  public mutating func takeNotices() -> [AnimatorNotice] {
    guard !notices.isEmpty else { return [] }
    defer { notices.removeAll(keepingCapacity: true) }
    return notices
  }

  // MARK: - Changes

  /// Changes the model.
  ///
  /// On a frame clock the change shows from the next ``update(to:)`` on, which may be at the same time.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - change: With which animation, and who wants to know.
  ///   - time: When, in seconds.
  /// - Returns: Whether the change has an animation, whose listeners will be told. A change to the same
  ///   value is none.
  @discardableResult
  public mutating func change(to value: Value, _ change: AnimatedChange, at time: Double) -> Bool {
    guard value != model else { return false }
    let delta = value - model
    let old = model
    model = value
    guard let animation = change.effectiveAnimation else {
      notices.append(AnimatorNotice(time: time, kind: .jump))
      running?.origin += delta
      refresh(at: time)
      return false
    }
    if var running {
      fork(&running)
      let outcome = running.engine.retarget(
        by: delta, with: animation, at: elapsedTime(time, running), rule: change.rule)
      running.isLogicallyComplete = false
      self.running = running
      notices.append(AnimatorNotice(time: time, kind: outcome == .merge ? .merge : .combine))
    } else {
      let engine = AnimatorEngine(
        animation, value: delta, clock: clock, environment: environment)
      running = Running(engine: engine, begin: time, origin: old)
      notices.append(AnimatorNotice(time: time, kind: .start))
    }
    listen(change.listeners)
    refresh(at: time)
    return true
  }

  /// Changes what the animations see of their surroundings.
  public mutating func change(environment: EnvironmentValues, at time: Double) {
    self.environment = environment
    guard var running else { return }
    running.engine.change(environment: environment, at: time - running.begin)
    for index in running.forks.indices {
      running.forks[index].engine.change(environment: environment, at: time - running.begin)
    }
    self.running = running
  }

  private func fork(_ running: inout Running) {
    guard !running.logicalListeners.isEmpty else { return }
    running.forks.append(Fork(engine: running.engine, listeners: running.logicalListeners))
    running.logicalListeners = []
  }

  private mutating func listen(_ listeners: [AnimationListener]) {
    for listener in listeners {
      if listener.criteria == .removed {
        running?.removalListeners.append(listener)
      } else {
        running?.logicalListeners.append(listener)
      }
    }
  }

  // MARK: - Time

  /// Moves on to a time, and tells what happens up to and at it.
  ///
  /// On a frame clock this is a frame: animations are asked once.
  public mutating func update(to time: Double) {
    guard running != nil else { return }
    if case .continuous = clock {
      while nextNotice <= time, running != nil { advance(to: nextNotice) }
    }
    if running != nil { advance(to: time) }
  }

  /// Lets happen what happens before a time, without moving on to it.
  ///
  /// On a frame clock nothing happens between the frames.
  public mutating func update(before time: Double) {
    guard case .continuous = clock else { return }
    while nextNotice < time, running != nil { advance(to: nextNotice) }
  }

  /// Shows the state at a time without anything happening, right after a change.
  ///
  /// An animation that is over at once is still removed by the next update.
  private mutating func refresh(at time: Double) {
    guard var running else {
      shown = model
      velocity = .zero
      return
    }
    // On frames the frame's own update follows and asks the animation.
    guard case .continuous = clock else { return }
    if let state = running.engine.state(at: time - running.begin) {
      show(state, of: running)
    } else {
      shown = model
      velocity = .zero
    }
    self.running = running
  }

  private mutating func show(_ state: (covered: Value, velocity: Value), of running: Running) {
    shown =
      state.covered == running.engine.value ? model : running.origin + state.covered
    velocity = state.velocity
  }

  private mutating func advance(to time: Double) {
    guard var running else { return }
    let elapsed = elapsedTime(time, running)
    guard let state = running.engine.state(at: elapsed) else {
      finish(running, at: time)
      return
    }
    show(state, of: running)
    if !running.isLogicallyComplete && running.engine.isLogicallyComplete(at: elapsed) {
      running.isLogicallyComplete = true
      notices.append(
        AnimatorNotice(
          time: time, kind: .logicallyComplete, listeners: running.logicalListeners))
      running.logicalListeners = []
    }
    advanceForks(&running, at: time, elapsed: elapsed)
    self.running = running
  }

  /// The time since the animation began; exactly the end or the logical end where that is what is asked
  /// for, or a number of frames, which the difference may miss by a rounding.
  private func elapsedTime(_ time: Double, _ running: Running) -> Double {
    var elapsed = time - running.begin
    if case .frames(let rate) = clock {
      // A whole number of frames, so that an animation moves alike whenever it begins.
      let frames = (elapsed * rate).rounded()
      return (frames / rate - elapsed).magnitude <= 4 * time.ulp ? frames / rate : elapsed
    }
    func snap(to moment: Double) {
      if running.begin + moment == time { elapsed = max(elapsed, moment) }
    }
    snap(to: running.engine.end)
    snap(to: running.engine.logicalEnd)
    for fork in running.forks { snap(to: fork.engine.logicalEnd) }
    return elapsed
  }

  private mutating func advanceForks(
    _ running: inout Running, at time: Double, elapsed: Double
  ) {
    guard !running.forks.isEmpty else { return }
    var rest: [Fork] = []
    for var fork in running.forks {
      let isOver = fork.engine.state(at: elapsed) == nil
      if isOver || fork.engine.isLogicallyComplete(at: elapsed) {
        notices.append(AnimatorNotice(time: time, kind: nil, listeners: fork.listeners))
      } else {
        rest.append(fork)
      }
    }
    running.forks = rest
  }

  /// Removes the animation and tells everybody who still waits: first those who wait for the removal, in
  /// the order of their changes, then those of the newest animation's logical completion, then those
  /// of the animations before.
  ///
  /// Source: semantics reference, section 11.5 (reported).
  private mutating func finish(_ running: Running, at time: Double) {
    self.running = nil
    shown = model
    velocity = .zero
    notices.append(
      AnimatorNotice(time: time, kind: .removed, listeners: running.removalListeners))
    notices.append(
      AnimatorNotice(
        time: time, kind: running.isLogicallyComplete ? nil : .logicallyComplete,
        listeners: running.logicalListeners + running.forks.flatMap(\.listeners)))
  }

  /// The motion from the newest change on where time is continuous, when it began, and the place that
  /// is added to what it covers.
  var motion: (motion: ContinuousMotion<Value>, begin: Double, place: Value)? {
    guard let running, let motion = running.engine.motion else { return nil }
    return (motion, running.begin, running.origin)
  }
}

/// Something that happened to an animated attribute.
public struct AnimatorNotice: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double

  /// What; nil where it only matters to the listeners.
  public var kind: RecordedEvent.Kind?

  /// Who is told.
  public var listeners: [AnimationListener]

  /// Makes a notice.
  public init(
    time: Double, kind: RecordedEvent.Kind?, listeners: [AnimationListener] = []
  ) {
    self.time = time
    self.kind = kind
    self.listeners = listeners
  }
}
