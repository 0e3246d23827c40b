public import AnimationModel

/// One animated attribute of a picture: its value in the model, and the animation that is still moving
/// towards it.
///
///     var animator = Animator(0.0, clock: .frames(rate: 60))
///     animator.change(to: 100, .init(animation: .bouncy), at: 0)
///     animator.update(to: 0.1)
///     print(animator.shown, animator.velocity)
///
/// The model takes a new value at once. The value that is shown is
///
///     shown(t) = model + f(Δ, t) − Δ
///
/// with the accumulated delta Δ and the running animation f. A change while an animation runs merges
/// with it or is combined with it, as the new animation decides; a change without animation makes the
/// shown value jump and leaves the animation running towards the new value.
///
/// Times are seconds and must not decrease from call to call. On a frame clock, a change that happens between
/// two frames of a device has to be passed to the animator at the later frame.
///
/// Source: semantics reference, sections 1, 9.2 and 11.5 (recovered); no start-up shift (9.1).
public struct Animator<Value: VectorArithmetic> {
  /// The value in the model, towards which the attribute moves.
  public private(set) var model: Value

  /// The value shown at the time of the last update.
  public private(set) var shown: Value

  /// The right-handed velocity of the value shown, in value units per second.
  public private(set) var velocity = Value.zero

  /// Whether velocities are computed, which takes about as long as the values; if not, they are zero on frames.
  package var followsVelocity = true

  /// The notices since the last ``takeNotices()``, in order.
  public private(set) var notices: [AnimatorNotice] = []

  /// The clock on which the attribute is played.
  public let clock: Clock
  private var running: AnimatorRun<Value>?

  /// The surroundings that the animations see.
  public private(set) var environment: EnvironmentValues

  /// Makes an attribute at rest.
  ///
  /// - Parameters:
  ///   - value: The value of the attribute.
  ///   - clock: The clock on which the attribute is played.
  ///   - environment: The surroundings that the animations see.
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

  /// The time of the next notice in seconds, where it is known in advance; infinity where it is found frame by frame.
  public var nextNotice: Double {
    guard case .continuous = clock, let running else { return .infinity }
    return running.begin + running.nextNotice
  }

  /// Returns the notices since the last call, and forgets them.
  public mutating func takeNotices() -> [AnimatorNotice] {
    guard !notices.isEmpty else { return [] }
    defer { notices.removeAll(keepingCapacity: true) }
    return notices
  }

  // MARK: - Changes

  /// Changes the model.
  ///
  /// On a frame clock the change is shown from the next ``update(to:)`` on, which may be at the same time.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - change: The animation of the change, with its listeners.
  ///   - time: The time of the change, in seconds.
  /// - Returns: Whether the change has an animation, whose listeners will be notified; false for a change to the same
  ///   value.
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

  /// Changes the surroundings that the animations see.
  public mutating func change(environment: EnvironmentValues, at time: Double) {
    self.environment = environment
    guard let running = ownRun() else { return }
    running.change(environment: environment, at: running.elapsed(at: time, clock: clock))
  }

  /// Returns the run in order to change it: a copy of it if another copy of the animator shares it.
  private mutating func ownRun() -> AnimatorRun<Value>? {
    if !isKnownUniquelyReferenced(&running) { running = running?.copy() }
    return running
  }

  // MARK: - Time

  /// Moves on to a time; everything happens that is due up to and at that time.
  ///
  /// On a frame clock this is a frame: each animation is asked once.
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

  /// Lets everything happen that is due before a time, without moving on to it.
  ///
  /// On a frame clock nothing happens between the frames.
  public mutating func update(before time: Double) {
    guard case .continuous = clock else { return }
    while nextNotice < time, running != nil { advance(to: nextNotice) }
  }

  /// Updates the shown state at a time right after a change, without any notice.
  ///
  /// An animation that is over at once is still removed by the next update. On a frame clock, the update of the frame
  /// follows and asks the animation.
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

  /// Removes the animation and notifies all listeners that still wait: first those that wait for the removal, in
  /// the order of their changes, then those of the newest animation's logical completion, then those
  /// of the earlier animations.
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

  /// Ends the running animation, if there is one: the model is shown from a time on, in seconds.
  mutating func end(at time: Double) {
    guard let running = ownRun() else { return }
    finish(running, at: time)
  }

  /// Gives up the animation and sets the value, at rest.
  ///
  /// - Returns: The listeners that still wait, in the order of a removal.
  mutating func place(at value: Value) -> [AnimationListener] {
    let listeners = abandon()
    model = value
    rest()
    return listeners
  }

  /// Lets the running animation continue without its listeners, and forgets the notices.
  mutating func forgetListeners() {
    notices = []
    ownRun()?.forgetListeners()
  }

  /// Gives up the animation because the attribute is gone.
  ///
  /// - Returns: The listeners that still wait, in the order of a removal.
  mutating func abandon() -> [AnimationListener] {
    guard let running = ownRun() else { return [] }
    self.running = nil
    rest()
    return running.removalListeners + running.logicalListeners
      + running.forks.flatMap(\.listeners)
  }

  /// The motion from the newest change on in continuous time, the time at which it began, and the origin to which the
  /// covered distance is added; nil on frames and at rest.
  var motion: (motion: ContinuousMotion<Value>, begin: Double, origin: Value)? {
    guard let running, let motion = running.engine.motion else { return nil }
    return (motion, running.begin, running.origin)
  }
}

/// An event of an animated attribute.
public struct AnimatorNotice: Hashable, Sendable {
  /// The time of the event, in seconds.
  public var time: Double

  /// The kind of the event; nil if it only matters to the listeners.
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
