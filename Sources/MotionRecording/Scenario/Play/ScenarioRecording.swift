/// The recorded motions and events of a scenario.
public struct ScenarioRecording: Hashable, Sendable {
  /// The recording of every number, in the order of the attributes and then of the views.
  ///
  /// A number of a view has a recording for each time that the view is inserted, all with the same name: its samples
  /// lie between the insertion and the end of the removal.
  public var attributes: [AttributeRecording]

  /// The events that belong to no attribute, such as a logged word or the insertion of a view; events at the same time
  /// are in one element.
  public var events: [TimedChange<[RowEvent]>]
}
