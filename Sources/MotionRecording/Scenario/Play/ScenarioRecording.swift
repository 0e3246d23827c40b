/// The recorded motions and events of a scenario.
public struct ScenarioRecording: Hashable, Sendable {
  /// The recording of every number, in the order of the attributes and then of the views.
  ///
  /// A number of a view has a recording for each time that the view is there, all of one name: its samples lie
  /// between the view's coming and its being gone.
  public var attributes: [AttributeRecording]

  /// The events that belong to no attribute, such as a logged word or a view that is inserted; events at one time are
  /// together.
  public var events: [TimedChange<[RowEvent]>]
}
