/// An animation that is being played frame by frame, with all it remembers.
///
/// A copy is independent: it plays on from the same state.
package struct RunningAnimation<V: VectorArithmetic> {
  /// What is played: the newest animation, or the combination it is part of.
  package private(set) var animation: Animation

  /// The accumulated delta.
  package private(set) var value: V

  private var context: AnimationContext<V>

  /// Begins an animation.
  package init(
    _ animation: Animation,
    value: V,
    initialVelocity: V = .zero,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.animation = animation
    self.value = value
    let state = animation.context(initialVelocity: initialVelocity).state
    context = AnimationContext(state: state, environment: environment)
  }

  /// Goes on from a state.
  init(_ animation: Animation, value: V, state: AnimationState<V>, environment: EnvironmentValues) {
    self.animation = animation
    self.value = value
    context = AnimationContext(state: state, environment: environment)
  }

  /// Whether the newest animation has said that it is complete for all practical purposes.
  package var isLogicallyComplete: Bool { context.isLogicallyComplete }

  /// Whether the newest animation was cut off, and so did not end by itself.
  package var isCut: Bool { context.isCut }

  /// What the animation sees of its surroundings.
  package var environment: EnvironmentValues {
    get { context.environment }
    set {
      context = AnimationContext(
        state: context.state,
        environment: newValue,
        isLogicallyComplete: context.isLogicallyComplete)
    }
  }

  /// What the spring inside remembers.
  var springState: FluidSpringState<V> { context.state[FluidSpringState<V>.self] }

  /// The part of the delta covered at a time in seconds since the first animation began; nil once
  /// the animation is over.
  package mutating func covered(at time: Double) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  /// The right-handed velocity of what was covered last, in value units per second.
  ///
  /// - Parameters:
  ///   - time: The time of that frame, in seconds.
  ///   - covered: What was covered then.
  ///   - frame: Seconds until the next frame, whose value tells the velocity of an animation that
  ///     does not.
  package func velocity(at time: Double, covered: V, frame: Double) -> V {
    if let slope = animation.slope(value: value, time: time, context: context) { return slope }
    var copy = self
    let next = copy.covered(at: time + frame) ?? value
    return (next - covered).scaled(by: 1 / frame)
  }

  /// The velocity that the animation lets one see that merges; nil if it does not tell.
  func reportedVelocity(at time: Double) -> V? {
    animation.velocity(value: value, time: time, context: context)
  }

  /// Adds a change of the target, moved to by a new animation.
  ///
  /// - Parameters:
  ///   - change: How far the target moves.
  ///   - new: The animation of the change.
  ///   - time: Seconds since the first animation began.
  ///   - rule: What to do whatever the new animation wants; nil to let it decide.
  /// - Returns: What became of the running animation.
  @discardableResult
  package mutating func retarget(
    by change: V, with new: Animation, at time: Double, rule: Retargeting? = nil
  ) -> Retargeting {
    let old = self
    value += change
    if rule != .combine {
      var merged = AnimationContext(state: context.state, environment: context.environment)
      if new.shouldMerge(previous: animation, value: old.value, time: time, context: &merged) {
        animation = new
        context = AnimationContext(state: merged.state, environment: context.environment)
        return .merge
      }
    }
    if rule == .merge {
      replace(old, with: new, at: time)
      return .merge
    }
    combine(old, with: new, at: time)
    return .combine
  }

  private mutating func combine(_ old: RunningAnimation, with new: Animation, at time: Double) {
    var combined: CombinedAnimation
    var state: CombinedState<V>
    if let base = old.animation.base as? CombinedAnimation {
      combined = base
      state = context.state[CombinedState<V>.self]
      // What an entry that has ended came from does not matter any more.
      if let over = state.entries.lastIndex(where: \.isOver) {
        combined.entries.removeFirst(over)
        state.entries.removeFirst(over)
      }
    } else {
      combined = CombinedAnimation(entries: [.init(animation: old.animation, start: 0)])
      state = CombinedState(entries: [.init(target: old.value, state: context.state)])
    }
    combined.entries.append(.init(animation: new, start: time))
    state.entries.append(.init(target: value, state: AnimationState()))
    animation = Animation(combined)
    context = AnimationContext(environment: context.environment)
    context.state[CombinedState<V>.self] = state
  }

  private mutating func replace(_ old: RunningAnimation, with new: Animation, at time: Double) {
    var old = old
    let place = old.covered(at: time) ?? old.value
    // A frame as short as this one makes the difference a derivative.
    let velocity = old.velocity(at: time, covered: place, frame: 1e-6)
    animation = Animation(RestartedAnimation(base: new, start: time))
    let inner = new.context(initialVelocity: velocity).state
    context = AnimationContext(state: inner, environment: context.environment)
    context.state[RestartedState<V>.self] = RestartedState(place: place)
  }
}
