/// Something that happens.
public struct ScriptEvent: Sendable {
  /// When, in seconds; not negative.
  public var time: Double

  /// The actions, in order.
  public var actions: [ScriptAction]

  /// Makes an event.
  public init(at time: Double, _ actions: [ScriptAction]) {
    self.time = time
    self.actions = actions
  }
}
