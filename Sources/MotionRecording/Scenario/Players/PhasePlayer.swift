internal import AnimationModel

/// Where a phase animator of a scenario is.
struct PhasePlayer {
  private let animator: Scenario.PhaseAnimator

  /// The phase that it is in or on its way to.
  private var phase = 0

  /// How many steps it has taken: whoever completes an older one is too late.
  private var step = 0

  /// How many steps in a row were over at once.
  private var idleSteps = 0

  /// The value of the trigger.
  private var trigger: ScenarioValue?

  init(_ animator: Scenario.PhaseAnimator, _ states: ScenarioStates) throws {
    self.animator = animator
    trigger = try animator.trigger?(states)
  }

  /// Whether it goes on for ever by itself.
  var loops: Bool { animator.trigger == nil && idleSteps < animator.phases.count }

  /// Whether it has no trigger.
  var isTriggered: Bool { animator.trigger != nil }

  /// A change of the state, in a transaction, with a number that its completion will bear.
  struct Step {
    let action: Scenario.Action
    let change: TransactionChange
    let number: Int
  }

  /// The first step of a pass.
  mutating func begin() -> Step {
    idleSteps = 0
    return go(to: 1 % animator.phases.count)
  }

  /// The step after one that is over; nil if there is none.
  ///
  /// - Parameters:
  ///   - number: The step that is over.
  ///   - wasIdle: Whether it was over at once.
  mutating func next(after number: Int, wasIdle: Bool) -> Step? {
    guard number == step else { return nil }
    idleSteps = wasIdle ? idleSteps + 1 : 0
    guard isTriggered ? phase != 0 : loops else { return nil }
    return go(to: (phase + 1) % animator.phases.count)
  }

  private mutating func go(to phase: Int) -> Step {
    self.phase = phase
    step += 1
    return Step(
      action: .set(animator.name, .integer(phase)),
      change: TransactionChange(animation: .some(animator.phases[phase].animation)),
      number: step)
  }

  /// Whether the trigger has another value than when it was asked last.
  mutating func isTriggered(_ states: ScenarioStates) throws -> Bool {
    guard let value = try animator.trigger?(states) else { return false }
    defer { trigger = value }
    return value != trigger
  }
}
