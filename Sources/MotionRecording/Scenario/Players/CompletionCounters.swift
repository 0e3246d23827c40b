internal import AnimationModel

/// Counts for each completion the animations that it waits for.
///
/// The follow-up of a completion is anything that the player that counts can do.
struct CompletionCounters<FollowUp> {
  private struct Waiting {
    let criteria: AnimationCompletionCriteria
    let followUp: FollowUp
    var count = 0
  }

  private var waiting: [Int: Waiting] = [:]
  private var next = 0

  /// Adds a completion, and answers what it is known by.
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

  /// One animation more to wait for.
  mutating func raise(_ identifiers: [Int]) {
    for identifier in identifiers { waiting[identifier]?.count += 1 }
  }

  /// One animation less to wait for; what is to be done if it was the last.
  mutating func complete(_ identifier: Int) -> FollowUp? {
    waiting[identifier]?.count -= 1
    return seal(identifier)
  }

  /// Gives up what is to be done by some completions.
  ///
  /// - Returns: Whether there were any.
  mutating func removeAll(where isRemoved: (FollowUp) -> Bool) -> Bool {
    let count = waiting.count
    waiting = waiting.filter { !isRemoved($0.value.followUp) }
    return waiting.count < count
  }

  /// Returns the action that follows if there is nothing left to wait for, and forgets it; nil if there is.
  mutating func seal(_ identifier: Int) -> FollowUp? {
    guard let entry = waiting[identifier], entry.count <= 0 else { return nil }
    waiting[identifier] = nil
    return entry.followUp
  }
}
