/// A scenario that has been played, from which all of its outputs are made.
public struct PlayedScenario {
  /// The rows of a table.
  enum Rows {
    /// The rows of a script, in order; empty if they were not kept.
    case script([AttributeRow])

    case views(ViewRows)
  }

  /// The clock on which it was played.
  public let clock: Clock

  /// The attributes that have rows, in order, with the positions where they are written; nil if no views of an app
  /// were played.
  public let sources: [RowSource]?

  /// The notes about the run, one line each.
  public let notes: [String]

  /// The closure that computes the offers for the views that are shown at the end, on demand.
  private let makeOffers: () -> ViewOffers

  private let rows: Rows

  /// The history of every number; empty if it was not kept.
  let histories: [AttributeHistory]

  /// A filter of the numbers that are shown, by the names of their rows; nil to show all.
  private let shows: ((String) -> Bool)?

  /// The events that belong to no attribute.
  let events: [TimedChange<[RowEvent]>]

  /// The time of the last row, in seconds.
  let end: Double

  /// Makes the result of a script that was played row by row.
  init(
    clock: Clock, rows: [AttributeRow], histories: [AttributeHistory],
    shows: ((String) -> Bool)?, events: [TimedChange<[RowEvent]>], end: Double, notes: [String]
  ) {
    self.clock = clock
    self.shows = shows
    self.notes = notes
    sources = nil
    makeOffers = { ViewOffers() }
    self.rows = .script(rows)
    self.histories = histories
    self.events = events
    self.end = end
  }

  /// Makes the result of views that were played.
  init(clock: Clock, _ views: EndedViews) {
    self.clock = clock
    shows = nil
    sources = views.sources
    notes = views.notes
    makeOffers = views.makeOffers
    rows = .views(views.rows)
    histories = views.histories
    events = views.rows.events.map { TimedChange(time: $0.time, value: $0.events) }
    end = views.rows.end
  }

  /// The offers for an app's views as they are shown at the end; empty if no views of an app were played.
  public var offers: ViewOffers { makeOffers() }

  /// Passes on the rows of the table, in order; none if they were not kept.
  ///
  /// - Parameter sink: The closure that takes the rows. An error that it throws ends the table.
  public func forEachRow(_ sink: (AttributeRow) throws -> Void) throws {
    switch rows {
    case .script(let rows): try rows.forEach(sink)
    case .views(let rows): try rows.write(to: sink)
    }
  }

  /// The recording of every number, made from its rows.
  public var recording: ScenarioRecording {
    ScenarioRecording(
      attributes: shown(histories.flatMap { $0.recordings(clock: clock) }), events: events)
  }

  private func shown(_ attributes: [AttributeRecording]) -> [AttributeRecording] {
    guard let shows else { return attributes }
    return attributes.filter { shows($0.recording.name) }
  }

  /// Returns the recording of every number in continuous time, sampled as densely as the motions bend, with two
  /// samples where they have a corner or a jump.
  ///
  /// It may be used for a scenario that was played on the continuous clock.
  ///
  /// - Throws: ``RecordingError``.
  public func trace() throws(RecordingError) -> ScenarioRecording {
    var attributes: [AttributeRecording] = []
    for history in histories { attributes += try history.traces(until: end) }
    return ScenarioRecording(attributes: shown(attributes), events: events)
  }

  /// Returns the recording that is drawn and measured: rows on a frame clock, a trace in continuous time.
  ///
  /// - Throws: ``RecordingError``.
  public func motion() throws(RecordingError) -> ScenarioRecording {
    clock == .continuous ? try trace() : recording
  }
}
