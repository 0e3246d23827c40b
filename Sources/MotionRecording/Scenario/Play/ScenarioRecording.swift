/// What a scenario did.
public struct ScenarioRecording: Hashable, Sendable {
  /// What every number did, in the order of the attributes and then of the views.
  ///
  /// A number of a view has a recording for each time that the view is there, all of one name: its samples lie
  /// between the view's coming and its being gone.
  public var attributes: [AttributeRecording]

  /// What belongs to no attribute, such as a logged word or a view that is inserted; what happened at one time
  /// together.
  public var events: [TimedChange<[RowEvent]>]
}
