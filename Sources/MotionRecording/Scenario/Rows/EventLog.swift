/// What belongs to no attribute, kept until the rows of its time are written.
struct EventLog {
  private var entry: (time: Double, events: [RowEvent])?

  /// Notes an event; those of an earlier time are written first.
  mutating func note(
    _ event: RowEvent, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    if entry?.time != time { try flush(sink) }
    entry = (time, (entry?.events ?? []) + [event])
  }

  /// Writes what has been noted, as one row.
  mutating func flush(_ sink: (AttributeRow) throws -> Void) throws {
    guard let entry else { return }
    self.entry = nil
    try sink(AttributeRow(time: entry.time, attribute: "", events: entry.events))
  }
}
