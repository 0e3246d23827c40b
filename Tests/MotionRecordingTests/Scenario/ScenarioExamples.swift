import AnimationModel
import MotionRecording

/// Short ways to write scenarios in tests.
extension NamedAnimation {
  static let bouncy = NamedAnimation(".bouncy", .bouncy)
  static let smooth = NamedAnimation(".smooth", .smooth)
  static let ease = NamedAnimation(".easeInOut", .easeInOut)

  static func linear(_ duration: Double) -> NamedAnimation {
    NamedAnimation(".linear(duration: \(duration))", .linear(duration: duration))
  }
}

extension ScenarioScript {
  /// A scenario of numbers that are shown as they are.
  init(numbers: [String], _ events: [ScriptEvent], end: Double? = nil) {
    self.init()
    states = numbers.map { State($0, .number(0)) }
    attributes = numbers.map { ScriptAttribute($0) }
    self.events = events
    self.end = end
  }

  /// Returns the rows into which the scenario is played.
  func rows(_ clock: Clock = .frames(rate: 60)) throws -> [AttributeRow] {
    var rows: [AttributeRow] = []
    try ScenarioRunner(self, clock: clock).run { rows.append($0) }
    return rows
  }

  /// Returns the events of an attribute in order; with an empty name, the events that belong to no attribute.
  func events(of attribute: String, _ clock: Clock = .frames(rate: 60)) throws -> [String] {
    try rows(clock).filter { $0.attribute == attribute && !$0.event.isEmpty }.map(\.event)
  }
}

extension ScriptAction {
  static func set(_ state: String, _ number: Double) -> ScriptAction {
    .set(state, .number(number))
  }

  static func animated(
    _ animation: NamedAnimation?, _ actions: [ScriptAction],
    criteria: AnimationCompletionCriteria = .logicallyComplete, log: String
  ) -> ScriptAction {
    .animated(
      with: animation, actions, completions: [.init(criteria: criteria, [.log(log)])])
  }
}
