internal import AnimationModel

// The parts of a view that play: its modifiers, and its coming and going.
extension ViewRecord {
  /// Moves its numbers on to a time, in seconds.
  fileprivate mutating func move(to time: Double) {
    if stage == .absent { return }
    for ordinal in modifiers.indices { modifiers[ordinal].player?.update(to: time) }
  }

  /// Takes away what has happened, and adds who listens for it.
  fileprivate mutating func takeListeners(_ listeners: inout [AnimationListener]) {
    if stage == .absent { return }
    for ordinal in modifiers.indices {
      if let others = modifiers[ordinal].player?.takeListeners(), !others.isEmpty {
        listeners += others
      }
    }
    if let others = transition?.takeListeners() { listeners += others }
  }

  /// Moves its coming and going on to a time, in seconds.
  ///
  /// - Returns: Whether the view is gone now.
  fileprivate mutating func moveTransition(to time: Double) -> Bool {
    stage != .absent && transition?.update(to: time) == true
  }

  /// Tells its animations what its surroundings are now.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    for ordinal in modifiers.indices {
      modifiers[ordinal].player?.change(environment: environment, at: time)
    }
    transition?.change(environment: environment, at: time)
  }

  /// Ends what runs: the targets are shown from now on.
  mutating func end(at time: Double) {
    if stage == .absent { return }
    for ordinal in modifiers.indices { modifiers[ordinal].player?.end(at: time) }
    transition?.end(at: time)
  }

  /// Whether an animation is running.
  var isAnimating: Bool {
    guard stage != .absent else { return false }
    for ordinal in modifiers.indices where modifiers[ordinal].player?.isAnimating == true {
      return true
    }
    return transition?.isAnimating ?? false
  }

  /// The animations that run; none for a view that is gone.
  var runningAnimations: [Animation] {
    guard isAnimating else { return [] }
    let ofModifiers = modifiers.compactMap {
      $0.player?.isAnimating == true ? $0.player?.runningAnimation : nil
    }
    return ofModifiers + (transition?.animations ?? [])
  }

  /// Hands out a row for each number while the view is there.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    if stage == .absent { return }
    for ordinal in modifiers.indices { try modifiers[ordinal].player?.writeRows(at: time, sink) }
    try transition?.writeRows(at: time, sink)
  }

  /// Keeps a row of each number while the view is there.
  ///
  /// - Returns: How many numbers take memory for it.
  mutating func keepRows(at row: Int) -> Int {
    if stage == .absent { return 0 }
    var count = 0
    for ordinal in modifiers.indices {
      count += modifiers[ordinal].player?.keepRows(at: row) ?? 0
    }
    return count + (transition?.keepRows(at: row) ?? 0)
  }

  /// Everything that its players did, if it is kept.
  var histories: [AttributeHistory] {
    modifiers.flatMap { $0.player?.histories ?? [] } + (transition?.histories ?? [])
  }
}

extension [ViewRecord] {
  /// Moves everything on to a time, in seconds.
  ///
  /// Records are large, and are changed where they lie.
  ///
  /// - Returns: The views that are gone now.
  mutating func move(to time: Double) -> [Int] {
    for index in indices { self[index].move(to: time) }
    var gone: [Int] = []
    for index in indices where self[index].moveTransition(to: time) { gone.append(index) }
    return gone
  }

  /// Moves what has changed on to a time, in seconds.
  ///
  /// - Returns: The views that are gone now.
  mutating func move(_ changed: ChangedViews, to time: Double) -> [Int] {
    for modifier in changed.modifiers
    where self[modifier.record].modifiers.indices.contains(modifier.ordinal) {
      self[modifier.record].modifiers[modifier.ordinal].player?.update(to: time)
    }
    return changed.transitions.filter { self[$0].transition?.update(to: time) == true }
  }

  /// Takes away what has happened to all views, and adds who listens for it.
  mutating func takeListeners(_ listeners: inout [AnimationListener]) {
    for index in indices { self[index].takeListeners(&listeners) }
  }

  /// When an animation of a view does something next by itself, in seconds; infinity for never.
  var nextNotice: Double {
    var next = Double.infinity
    for index in indices where self[index].stage != .absent {
      for ordinal in self[index].modifiers.indices {
        next = Swift.min(next, self[index].modifiers[ordinal].player?.nextNotice ?? .infinity)
      }
      next = Swift.min(next, self[index].transition?.nextNotice ?? .infinity)
    }
    return next
  }

  /// Whether an animation of a view is running.
  var isAnimating: Bool {
    for index in indices where self[index].isAnimating { return true }
    return false
  }

  /// The animations of all views that run.
  var runningAnimations: [Animation] { indices.flatMap { self[$0].runningAnimations } }
}
