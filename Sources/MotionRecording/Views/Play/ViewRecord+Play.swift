internal import AnimationModel

// The players of a view: those of its modifiers, and that of its transition.
extension ViewRecord {
  /// Moves the numbers of the modifiers on to a time, in seconds.
  fileprivate mutating func move(to time: Double) {
    if stage == .absent { return }
    for ordinal in modifiers.indices { modifiers[ordinal].player?.update(to: time) }
  }

  /// Adds the listeners of the events since the last call, and forgets the events.
  fileprivate mutating func takeListeners(_ listeners: inout [AnimationListener]) {
    if stage == .absent { return }
    for ordinal in modifiers.indices {
      if let others = modifiers[ordinal].player?.takeListeners(), !others.isEmpty {
        listeners += others
      }
    }
    if let others = transition?.takeListeners() { listeners += others }
  }

  /// Moves the transition on to a time, in seconds.
  ///
  /// - Returns: Whether the view is gone now.
  fileprivate mutating func moveTransition(to time: Double) -> Bool {
    stage != .absent && transition?.update(to: time) == true
  }

  /// Updates the surroundings that the animations see.
  mutating func change(environment: EnvironmentValues, at time: Double) {
    for ordinal in modifiers.indices {
      modifiers[ordinal].player?.change(environment: environment, at: time)
    }
    transition?.change(environment: environment, at: time)
  }

  /// Ends the running animations: the targets are shown from now on.
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

  /// The running animations; none for a view that is gone.
  var runningAnimations: [Animation] {
    guard isAnimating else { return [] }
    let ofModifiers = modifiers.compactMap {
      $0.player?.isAnimating == true ? $0.player?.runningAnimation : nil
    }
    return ofModifiers + (transition?.animations ?? [])
  }

  /// Passes on a row for each number while the view is present.
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) rethrows {
    if stage == .absent { return }
    for ordinal in modifiers.indices { try modifiers[ordinal].player?.writeRows(at: time, sink) }
    try transition?.writeRows(at: time, sink)
  }

  /// Keeps a row of each number while the view is present.
  ///
  /// - Returns: The number of numbers that take memory for the row.
  mutating func keepRows(at row: Int) -> Int {
    if stage == .absent { return 0 }
    var count = 0
    for ordinal in modifiers.indices {
      count += modifiers[ordinal].player?.keepRows(at: row) ?? 0
    }
    return count + (transition?.keepRows(at: row) ?? 0)
  }

  /// The histories of the players, if they are kept.
  var histories: [AttributeHistory] {
    modifiers.flatMap { $0.player?.histories ?? [] } + (transition?.histories ?? [])
  }
}

extension [ViewRecord] {
  /// Moves all views on to a time, in seconds.
  ///
  /// Records are large, and are changed in place.
  ///
  /// - Returns: The views that are gone now.
  mutating func move(to time: Double) -> [Int] {
    for index in indices { self[index].move(to: time) }
    var gone: [Int] = []
    for index in indices where self[index].moveTransition(to: time) { gone.append(index) }
    return gone
  }

  /// Moves the changed modifiers and transitions on to a time, in seconds.
  ///
  /// - Returns: The views that are gone now.
  mutating func move(_ changed: ChangedViews, to time: Double) -> [Int] {
    for modifier in changed.modifiers
    where self[modifier.record].modifiers.indices.contains(modifier.ordinal) {
      self[modifier.record].modifiers[modifier.ordinal].player?.update(to: time)
    }
    return changed.transitions.filter { self[$0].transition?.update(to: time) == true }
  }

  /// Adds the listeners of the events of all views since the last call, and forgets the events.
  mutating func takeListeners(_ listeners: inout [AnimationListener]) {
    for index in indices { self[index].takeListeners(&listeners) }
  }

  /// The time of the next notice of any view, in seconds; infinity if there is none.
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

  /// The running animations of all views.
  var runningAnimations: [Animation] { indices.flatMap { self[$0].runningAnimations } }
}
