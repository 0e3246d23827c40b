/// Counts what is done at one instant, where it may set off itself without time passing.
struct InstantCount {
  /// How many rounds of work may set off each other at one instant: our choice.
  ///
  /// Work that is put off for no time is done in the round after that in which it is put off.
  static let mostRounds = 1_000

  /// Work that is put off by 0.3 s at 0.5 s falls due in the frame of 0.8 s.
  static let sameTime = 1e-9

  /// The round that is being done.
  private(set) var round = 0

  private var time = -Double.infinity

  /// How many updates there were.
  private(set) var updates = 0

  /// The number of the last update that changed a state.
  private var lastChange = 0

  /// Begins a round at a time.
  mutating func begin(_ round: Int, at time: Double) {
    if time > self.time + Self.sameTime { self = InstantCount() }
    self.time = time
    self.round = round
  }

  /// The round of work that falls due at a time.
  func round(ofWorkAt time: Double) -> Int { time <= self.time + Self.sameTime ? round + 1 : 0 }

  /// Notes that something was done.
  mutating func noteUpdate(changes: Bool) {
    updates += 1
    if changes { lastChange = updates }
  }

  /// Whether one of the last updates changed a state, so that it matters how many of them there are.
  func changes(inLast count: Int) -> Bool { lastChange > 0 && updates - lastChange < count }
}
