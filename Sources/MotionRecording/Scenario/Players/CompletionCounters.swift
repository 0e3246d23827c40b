internal import AnimationModel

/// Counters of the animations for which each completion waits.
///
/// The follow-up of a completion is any value that its player can act on.
struct CompletionCounters<FollowUp> {
  private struct Waiting {
    let criteria: AnimationCompletionCriteria
    let followUp: FollowUp
    var count = 0
  }

  private var waiting: [Int: Waiting] = [:]
  private var next = 0

  /// Adds a completion, and returns its identifier.
  mutating func add(
    _ followUp: FollowUp,
    when criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> Int {
    defer { next += 1 }
    waiting[next] = Waiting(criteria: criteria, followUp: followUp)
    return next
  }

  /// Returns the listeners of an animation, by the identifiers of the completions.
  func listeners(_ identifiers: [Int]) -> [AnimationListener] {
    identifiers.compactMap { identifier in
      waiting[identifier].map { AnimationListener(identifier, criteria: $0.criteria) }
    }
  }

  /// Adds one animation to those for which completions wait.
  mutating func raise(_ identifiers: [Int]) {
    for identifier in identifiers { waiting[identifier]?.count += 1 }
  }

  /// Removes one animation from those for which a completion waits; returns the follow-up if it was the last.
  mutating func complete(_ identifier: Int) -> FollowUp? {
    waiting[identifier]?.count -= 1
    return seal(identifier)
  }

  /// Removes completions by their follow-ups.
  ///
  /// - Returns: Whether there were any.
  mutating func removeAll(where isRemoved: (FollowUp) -> Bool) -> Bool {
    let count = waiting.count
    waiting = waiting.filter { !isRemoved($0.value.followUp) }
    return waiting.count < count
  }

  /// Returns the follow-up and removes the completion if there is nothing left to wait for; nil otherwise.
  mutating func seal(_ identifier: Int) -> FollowUp? {
    guard let entry = waiting[identifier], entry.count <= 0 else { return nil }
    waiting[identifier] = nil
    return entry.followUp
  }
}
