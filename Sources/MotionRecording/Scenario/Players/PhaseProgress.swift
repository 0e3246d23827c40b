/// How far a phase animator has come.
struct PhaseProgress {
  /// How many phases there are.
  var count: Int

  /// Whether a pass begins with a change of a trigger; otherwise one pass follows the other.
  let isTriggered: Bool

  /// The phase that it is in or on its way to.
  private(set) var phase = 0

  /// How many steps it has taken: the completion of an older one has no effect.
  private(set) var step = 0

  /// How many steps in a row were over at once.
  private var idleSteps = 0

  init(count: Int, isTriggered: Bool) {
    self.count = count
    self.isTriggered = isTriggered
  }

  /// Whether it repeats for ever by itself.
  var loops: Bool { !isTriggered && idleSteps < count }

  /// Takes the first step of a pass.
  mutating func begin() {
    idleSteps = 0
    go(to: 1 % max(count, 1))
  }

  /// Takes the step after one that is over.
  ///
  /// - Parameters:
  ///   - number: The step that is over.
  ///   - wasIdle: Whether it was over at once.
  /// - Returns: Whether there is one.
  mutating func advance(after number: Int, wasIdle: Bool) -> Bool {
    guard number == step else { return false }
    idleSteps = wasIdle ? idleSteps + 1 : 0
    guard isTriggered ? phase != 0 : loops else { return false }
    go(to: (phase + 1) % max(count, 1))
    return true
  }

  /// Continues where every step of a pass was over at once, as something else has changed.
  ///
  /// - Returns: Whether it does.
  mutating func resume() -> Bool {
    guard !isTriggered, !loops else { return false }
    idleSteps = 0
    go(to: (phase + 1) % max(count, 1))
    return true
  }

  private mutating func go(to phase: Int) {
    self.phase = phase
    step += 1
  }
}
