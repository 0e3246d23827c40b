internal import AnimationModel

/// Where a phase animator of a scenario is.
struct PhasePlayer {
  private let animator: Scenario.PhaseAnimator

  private var progress: PhaseProgress

  /// The value of the trigger.
  private var trigger: ScenarioValue?

  init(_ animator: Scenario.PhaseAnimator, _ states: ScenarioStates) throws {
    self.animator = animator
    progress = PhaseProgress(
      count: animator.phases.count, isTriggered: animator.trigger != nil)
    trigger = try animator.trigger?(states)
  }

  /// Whether it repeats for ever by itself.
  var loops: Bool { progress.loops }

  /// Whether it has no trigger.
  var isTriggered: Bool { progress.isTriggered }

  /// A change of the state, in a transaction, with a number that its completion will bear.
  struct Step {
    let action: Scenario.Action
    let change: TransactionChange
    let number: Int
  }

  /// The first step of a pass.
  mutating func begin() -> Step {
    progress.begin()
    return step
  }

  /// The step after one that is over; nil if there is none.
  ///
  /// - Parameters:
  ///   - number: The step that is over.
  ///   - wasIdle: Whether it was over at once.
  mutating func next(after number: Int, wasIdle: Bool) -> Step? {
    progress.advance(after: number, wasIdle: wasIdle) ? step : nil
  }

  private var step: Step {
    let phase = progress.phase
    return Step(
      action: .set(animator.name, .integer(phase)),
      change: TransactionChange(animation: .some(animator.phases[phase].animation)),
      number: progress.step)
  }

  /// Whether the trigger has another value than when it was asked last.
  mutating func isTriggered(_ states: ScenarioStates) throws -> Bool {
    guard let value = try animator.trigger?(states) else { return false }
    defer { trigger = value }
    return value != trigger
  }
}
