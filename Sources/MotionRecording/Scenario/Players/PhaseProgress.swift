/// The progress of a phase animator.
struct PhaseProgress {
  /// The number of phases.
  var count: Int

  /// Whether a pass begins when a trigger changes; otherwise passes follow each other.
  let isTriggered: Bool

  /// The phase that the animator is in or moving to.
  private(set) var phase = 0

  /// The number of steps so far: the completion of an earlier step has no effect.
  private(set) var step = 0

  /// The number of successive steps that were over at once.
  private var idleSteps = 0

  init(count: Int, isTriggered: Bool) {
    self.count = count
    self.isTriggered = isTriggered
  }

  /// Whether the animator repeats forever by itself.
  var loops: Bool { !isTriggered && idleSteps < count }

  /// Takes the first step of a pass.
  mutating func begin() {
    idleSteps = 0
    go(to: 1 % max(count, 1))
  }

  /// Takes the step that follows one that is over.
  ///
  /// - Parameters:
  ///   - number: The number of the step that is over.
  ///   - wasIdle: Whether the step was over at once.
  /// - Returns: Whether there is a next step.
  mutating func advance(after number: Int, wasIdle: Bool) -> Bool {
    guard number == step else { return false }
    idleSteps = wasIdle ? idleSteps + 1 : 0
    guard isTriggered ? phase != 0 : loops else { return false }
    go(to: (phase + 1) % max(count, 1))
    return true
  }

  /// Resumes after a pass in which every step was over at once, because something else has changed.
  ///
  /// - Returns: Whether the animator resumes.
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
