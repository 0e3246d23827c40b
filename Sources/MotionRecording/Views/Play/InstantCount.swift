/// A count of the work that is done at one instant, where work may trigger itself without time passing.
struct InstantCount {
  /// The largest number of rounds of work that may trigger each other at one instant: our choice.
  ///
  /// Work that is deferred by no time is done in the next round.
  static let mostRounds = 1_000

  /// The difference below which times are equal, in seconds: work deferred by 0.3 s at 0.5 s is due at 0.8 s.
  static let sameTime = 1e-9

  /// The current round.
  private(set) var round = 0

  private var time = -Double.infinity

  /// The number of updates at the instant.
  private(set) var updates = 0

  /// The number of the last update that changed a state.
  private var lastChange = 0

  /// Begins a round at a time.
  mutating func begin(_ round: Int, at time: Double) {
    if time > self.time + Self.sameTime { self = InstantCount() }
    self.time = time
    self.round = round
  }

  /// Returns the round in which work is done that falls due at a time.
  func round(ofWorkAt time: Double) -> Int { time <= self.time + Self.sameTime ? round + 1 : 0 }

  /// Notes an update.
  mutating func noteUpdate(changes: Bool) {
    updates += 1
    if changes { lastChange = updates }
  }

  /// Whether one of the last updates changed a state, which is when their number matters.
  func changes(inLast count: Int) -> Bool { lastChange > 0 && updates - lastChange < count }
}
