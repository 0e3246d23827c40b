public import AnimationModel

/// One attribute of a picture that animates: its value in the model, and the animation that is still on
/// going there.
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
/// picture jump and leaves the animation running towards the new value.
///
/// Times are seconds and must not decrease from call to call. Something that happens between the frames
/// of a device reaches an animator on frames at the first frame after.
///
/// Source: semantics reference, sections 1, 9.2 and 11.5 (recovered); no start-up shift (9.1).
public struct Animator<Value: VectorArithmetic> {
  /// The value in the model: where everything is heading.
  public private(set) var model: Value

  /// The value shown at the time of the last update.
  public private(set) var shown: Value

  /// The right-handed velocity of the value shown, in value units per second.
  public private(set) var velocity = Value.zero

  /// Whether velocities are asked for, which takes about as long as the values; if not they are zero on frames.
  package var followsVelocity = true

  /// The notices since the last ``takeNotices()``, in order.
  public private(set) var notices: [AnimatorNotice] = []

  /// The clock on which it is played.
  public let clock: Clock
  private var running: AnimatorRun<Value>?

  /// The surroundings that the animations see.
  public private(set) var environment: EnvironmentValues

  /// Makes an attribute at rest.
  ///
  /// - Parameters:
  ///   - value: Its value.
  ///   - clock: On which clock it is played.
  ///   - environment: The surroundings that its animations see.
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
    guard case .continuous = clock, let running else { return .infinity }
    return running.begin + running.nextNotice
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
  /// - Returns: Whether the change has an animation, whose listeners will be notified. A change to the same
  ///   value is none.
  @discardableResult
  public mutating func change(to value: Value, _ change: AnimatedChange, at time: Double) -> Bool {
    guard value != model else { return false }
    let delta = value - model
    let old = model
    model = value
    guard let animation = change.effectiveAnimation else {
      notices.append(AnimatorNotice(time: time, kind: .jump))
      ownRun()?.origin += delta
      refresh(at: time)
      return false
    }
    if let running = ownRun() {
      running.fork()
      let outcome = running.engine.retarget(
        by: delta, with: animation, at: running.elapsed(at: time, clock: clock),
        rule: change.rule)
      running.isLogicallyComplete = false
      running.isTracking = change.animation == nil
      notices.append(
        AnimatorNotice(
          time: time,
          kind: running.isTracking ? .jump : outcome == .merge ? .merge : .combine))
    } else {
      let engine = clock.engine(animation, value: delta, environment: environment)
      let run = AnimatorRun(engine: engine, begin: time, origin: old)
      run.isTracking = change.animation == nil
      running = run
      notices.append(AnimatorNotice(time: time, kind: run.isTracking ? .jump : .start))
    }
    running?.listen(change.listeners)
    refresh(at: time)
    return true
  }

  /// Changes what the animations see of their surroundings.
  public mutating func change(environment: EnvironmentValues, at time: Double) {
    self.environment = environment
    guard let running = ownRun() else { return }
    running.change(environment: environment, at: running.elapsed(at: time, clock: clock))
  }

  /// Returns the run, for changing: a copy of its own if another copy of the animator has it too.
  private mutating func ownRun() -> AnimatorRun<Value>? {
    if !isKnownUniquelyReferenced(&running) { running = running?.copy() }
    return running
  }

  // MARK: - Time

  /// Moves on to a time, and lets happen what happens up to and at it.
  ///
  /// On a frame clock this is a frame: animations are asked once.
  public mutating func update(to time: Double) {
    guard running != nil else { return }
    if case .continuous = clock {
      while running != nil {
        let next = nextNotice
        guard next <= time else { break }
        advance(to: next)
      }
    }
    advance(to: time)
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
  /// An animation that is over at once is still removed by the next update. On frames the frame's own
  /// update follows and asks the animation.
  private mutating func refresh(at time: Double) {
    guard let running = ownRun() else {
      rest()
      return
    }
    guard case .continuous = clock else { return }
    let elapsed = running.elapsed(at: time, clock: clock)
    if let state = running.engine.state(at: elapsed, followsVelocity) {
      show(state, of: running)
    } else {
      rest()
    }
  }

  private mutating func show(
    _ state: (covered: Value, velocity: Value), of running: AnimatorRun<Value>
  ) {
    let isAtTarget = state.covered == running.engine.value
    shown = isAtTarget ? model : running.origin + state.covered
    velocity = state.velocity
  }

  private mutating func rest() {
    shown = model
    velocity = .zero
  }

  private mutating func advance(to time: Double) {
    guard let running = ownRun() else { return }
    let elapsed = running.elapsed(at: time, clock: clock)
    guard let state = running.engine.state(at: elapsed, followsVelocity) else {
      if running.engine.isCut { notices.append(AnimatorNotice(time: time, kind: .capped)) }
      finish(running, at: time)
      return
    }
    show(state, of: running)
    if !running.isLogicallyComplete && running.engine.isLogicallyComplete(at: elapsed) {
      running.isLogicallyComplete = true
      notices.append(
        AnimatorNotice(
          time: time, kind: running.isTracking ? nil : .logicallyComplete,
          listeners: running.takeLogicalListeners()))
    }
    for listeners in running.takeCompleteForks(at: elapsed) {
      notices.append(AnimatorNotice(time: time, kind: nil, listeners: listeners))
    }
  }

  /// Removes the animation and notifies everybody who still waits: first those who wait for the removal, in
  /// the order of their changes, then those of the newest animation's logical completion, then those
  /// of the animations before.
  ///
  /// Source: semantics reference, section 11.5 (reported).
  private mutating func finish(_ running: AnimatorRun<Value>, at time: Double) {
    self.running = nil
    rest()
    notices.append(
      AnimatorNotice(
        time: time, kind: running.isTracking ? nil : .removed,
        listeners: running.removalListeners))
    let isComplete = running.isLogicallyComplete || running.isTracking
    notices.append(
      AnimatorNotice(
        time: time, kind: isComplete ? nil : .logicallyComplete,
        listeners: running.logicalListeners + running.forks.flatMap(\.listeners)))
  }

  /// Ends the animation that runs, if one does: the model is shown from now on, in seconds.
  mutating func end(at time: Double) {
    guard let running = ownRun() else { return }
    finish(running, at: time)
  }

  /// Gives up the animation and is at a value from now on.
  ///
  /// - Returns: Everybody who still waits, in the order of a removal.
  mutating func place(at value: Value) -> [AnimationListener] {
    let listeners = abandon()
    model = value
    rest()
    return listeners
  }

  /// Lets what runs go on without anybody who waits for it, and without what has happened.
  mutating func forgetListeners() {
    notices = []
    ownRun()?.forgetListeners()
  }

  /// Gives up the animation, as what it moves is gone.
  ///
  /// - Returns: Everybody who still waits, in the order of a removal.
  mutating func abandon() -> [AnimationListener] {
    guard let running = ownRun() else { return [] }
    self.running = nil
    rest()
    return running.removalListeners + running.logicalListeners
      + running.forks.flatMap(\.listeners)
  }

  /// The motion from the newest change on where time is continuous, when it began, and the origin that
  /// is added to what it covers.
  var motion: (motion: ContinuousMotion<Value>, begin: Double, origin: Value)? {
    guard let running, let motion = running.engine.motion else { return nil }
    return (motion, running.begin, running.origin)
  }
}

/// Something that happened to an animated attribute.
public struct AnimatorNotice: Hashable, Sendable {
  /// When, in seconds.
  public var time: Double

  /// The kind of the event; nil where it only matters to the listeners.
  public var kind: RecordedEvent.Kind?

  /// The listeners that are notified.
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
