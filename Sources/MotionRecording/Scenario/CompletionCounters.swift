internal import AnimationModel

/// Counts for each completion the animations that it waits for.
struct CompletionCounters {
  private struct Waiting {
    let criteria: AnimationCompletionCriteria
    let followUp: ScenarioFollowUp
    var count = 0
  }

  private var waiting: [Int: Waiting] = [:]
  private var next = 0

  /// Adds a completion, and answers what it is known by.
  mutating func add(
    _ followUp: ScenarioFollowUp,
    when criteria: AnimationCompletionCriteria = .logicallyComplete
  ) -> Int {
    defer { next += 1 }
    waiting[next] = Waiting(criteria: criteria, followUp: followUp)
    return next
  }

  /// Who listens to an animation.
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
  mutating func complete(_ identifier: Int) -> ScenarioFollowUp? {
    waiting[identifier]?.count -= 1
    return seal(identifier)
  }

  /// What is to be done if there is nothing to wait for.
  mutating func seal(_ identifier: Int) -> ScenarioFollowUp? {
    guard let entry = waiting[identifier], entry.count <= 0 else { return nil }
    waiting[identifier] = nil
    return entry.followUp
  }
}
