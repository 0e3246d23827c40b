internal import AnimationModel

/// Counts for each completion the animations that it waits for.
struct CompletionCounters {
  private struct Waiting {
    let completion: Scenario.Completion
    var count = 0
  }

  private var waiting: [Int: Waiting] = [:]
  private var next = 0

  /// Adds a completion, and answers what it is known by.
  mutating func add(_ completion: Scenario.Completion) -> Int {
    defer { next += 1 }
    waiting[next] = Waiting(completion: completion)
    return next
  }

  /// Who is to be told about an animation.
  func listeners(_ identifiers: [Int]) -> [AnimationListener] {
    identifiers.compactMap { identifier in
      waiting[identifier].map {
        AnimationListener(identifier, criteria: $0.completion.criteria)
      }
    }
  }

  /// One animation more to wait for.
  mutating func raise(_ identifiers: [Int]) {
    for identifier in identifiers { waiting[identifier]?.count += 1 }
  }

  /// One animation less to wait for; what is to be done if it was the last.
  mutating func complete(_ identifier: Int) -> [Scenario.Action]? {
    waiting[identifier]?.count -= 1
    return seal(identifier)
  }

  /// What is to be done if there is nothing to wait for.
  mutating func seal(_ identifier: Int) -> [Scenario.Action]? {
    guard let entry = waiting[identifier], entry.count <= 0 else { return nil }
    waiting[identifier] = nil
    return entry.completion.actions
  }
}
