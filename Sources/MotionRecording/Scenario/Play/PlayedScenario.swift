/// A scenario that was played, for all that is made of it.
public struct PlayedScenario {
  /// The clock on which it was played.
  public let clock: Clock

  /// The rows of its table; empty if they were not kept.
  public let rows: [AttributeRow]

  /// What is known of every number.
  let histories: [AttributeHistory]

  /// What belongs to no attribute.
  let events: [TimedChange<[RowEvent]>]

  /// The time of the last row, in seconds.
  let end: Double

  /// What every number did, row by row.
  public var recording: ScenarioRecording {
    ScenarioRecording(attributes: histories.flatMap { $0.recordings(clock: clock) }, events: events)
  }

  /// What every number did in continuous time, as densely as the motions bend, with two samples where they have
  /// a corner or a jump.
  ///
  /// It is for what was played on the continuous clock.
  ///
  /// - Throws: ``RecordingError``.
  public func trace() throws(RecordingError) -> ScenarioRecording {
    var attributes: [AttributeRecording] = []
    for history in histories { attributes += try history.traces(until: end) }
    return ScenarioRecording(attributes: attributes, events: events)
  }

  /// What is drawn and measured of it: rows on a frame clock, a trace in continuous time.
  ///
  /// - Throws: ``RecordingError``.
  public func motion() throws(RecordingError) -> ScenarioRecording {
    clock == .continuous ? try trace() : recording
  }
}
