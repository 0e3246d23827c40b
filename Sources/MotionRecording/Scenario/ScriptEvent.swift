/// An event of a script: actions at a time.
public struct ScriptEvent: Sendable {
  /// The time of the event, in seconds; not negative.
  public var time: Double

  /// The actions, in order.
  public var actions: [ScriptAction]

  /// Makes an event.
  public init(at time: Double, _ actions: [ScriptAction]) {
    self.time = time
    self.actions = actions
  }
}
