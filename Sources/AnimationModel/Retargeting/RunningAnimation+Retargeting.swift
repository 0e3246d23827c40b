extension RunningAnimation {
  /// Changes the target and begins a new animation towards it.
  ///
  /// - Parameters:
  ///   - change: The delta between the old target and the new one.
  ///   - new: The animation of the change.
  ///   - time: Seconds since the first animation began.
  ///   - rule: The rule to follow, whatever the new animation decides; nil to let it decide.
  /// - Returns: The effect of the new animation on the running one.
  @discardableResult
  package mutating func retarget(
    by change: V, with new: Animation, at time: Double, rule: Retargeting? = nil
  ) -> Retargeting {
    let target = value + change
    if rule != .combine {
      var merged = AnimationContext(state: context.state, environment: environment)
      if new.shouldMerge(previous: animation, value: value, time: time, context: &merged) {
        self = RunningAnimation(
          new, value: target, state: merged.state, environment: environment)
        return .merge
      }
    }
    if rule == .merge {
      self = replaced(by: new, target: target, at: time)
      return .merge
    }
    self = combined(with: new, target: target, at: time)
    return .combine
  }

  private func combined(with new: Animation, target: V, at time: Double) -> RunningAnimation {
    var combined: CombinedAnimation
    var state: CombinedState<V>
    let adds = animation.isAdditive && new.isAdditive
    if let running = animation.unboxed(as: CombinedAnimation.self), running.adds == adds {
      combined = running
      state = context.state[CombinedState<V>.self]
      // The start of an entry that has ended no longer matters; where entries add, only if the earlier ones have ended
      // too.
      let over =
        adds
        ? state.entries.firstIndex { !$0.isOver }.map { $0 - 1 }
        : state.entries.lastIndex(where: \.isOver)
      if let over, over > 0 {
        combined.entries.removeFirst(over)
        state.entries.removeFirst(over)
      }
    } else {
      combined = CombinedAnimation(
        entries: [.init(animation: animation, start: 0)], adds: adds)
      state = CombinedState(entries: [.init(target: value, state: context.state)])
    }
    combined.entries.append(.init(animation: new, start: time))
    state.entries.append(.init(target: target, state: AnimationState()))
    var store = AnimationState<V>()
    store[CombinedState<V>.self] = state
    return RunningAnimation(
      Animation(combined), value: target, state: store, environment: environment)
  }

  private func replaced(by new: Animation, target: V, at time: Double) -> RunningAnimation {
    var old = self
    let position = old.covered(at: time) ?? old.value
    // A frame so short that the difference is a derivative.
    let velocity = old.velocity(at: time, covered: position, frame: 1e-6)
    var store = new.context(initialVelocity: velocity).state
    store[RestartedState<V>.self] = RestartedState(offset: position)
    return RunningAnimation(
      Animation(RestartedAnimation(base: new, start: time)), value: target, state: store,
      environment: environment)
  }
}
