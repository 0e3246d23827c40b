internal import AnimationModel

// What is shown.
extension ViewPlay {
  mutating func writeRows(at time: Double, _ sink: (AttributeRow) throws -> Void) throws {
    try log.flush(sink)
    for index in records.indices where records[index].stage != .absent {
      for ordinal in records[index].modifiers.indices {
        try records[index].modifiers[ordinal].player?.writeRows(at: time, sink)
      }
      let isShown = rehearsal?.transitions[records[index].identity] != nil
      let shows = script.shows
      try records[index].transition?.writeRows(at: time) { row in
        if isShown, shows(row.attribute) { try sink(row) }
      }
    }
    for index in goneRecords { leave(index, at: time) }
    goneRecords = []
  }

  var histories: [AttributeHistory] { records.flatMap(histories) }

  private func histories(of record: ViewRecord) -> [AttributeHistory] {
    let isShown = rehearsal?.transitions[record.identity] != nil
    return record.past + record.modifiers.flatMap { $0.player?.histories ?? [] }
      + (isShown ? record.transition?.histories ?? [] : [])
  }

  /// Reports an event that belongs to no attribute.
  mutating func note(
    _ event: RowEvent, at time: Double, _ sink: (AttributeRow) throws -> Void
  ) throws {
    try log.note(event, at: time, sink)
  }

  /// What a view is called.
  func name(of identity: ViewIdentity) -> String {
    rehearsal?.names[identity] ?? recordIndices[identity].map { records[$0].name.base } ?? ""
  }

  func name(of record: Int) -> String { name(of: records[record].identity) }
}
