/// The events that belong to no attribute, kept until the names of the views are known.
struct ViewLog {
  /// The name of a view in an event.
  enum Name {
    /// As a script does, or as what can be read on it.
    case text(String)

    /// As its rows do.
    case view(ViewIdentity)

    func text(in names: [ViewIdentity: String]) -> String {
      switch self {
      case .text(let text): text
      case .view(let identity): names[identity] ?? ""
      }
    }
  }

  /// Something that happened.
  enum Event {
    case log(String)
    case view(RowEvent.ViewEvent, ViewIdentity)
    case userAction(RowEvent.Action, Name)

    /// One that bears its names already, of a script or of the system.
    case named(RowEvent)

    /// The event as rows have it.
    func named(in names: [ViewIdentity: String]) -> RowEvent {
      switch self {
      case .log(let word): .log(word)
      case .view(let event, let identity): .view(event, name: names[identity] ?? "")
      case .userAction(let userAction, let name):
        .userAction(userAction, name: name.text(in: names))
      case .named(let event): event
      }
    }
  }

  /// The events at one time.
  struct Entry {
    /// The index of the row before which it is written.
    let row: Int

    /// In seconds.
    let time: Double

    var events: [Event]
  }

  private(set) var entries: [Entry] = []

  /// Takes away what has been noted.
  mutating func takeEntries() -> [Entry] {
    if entries.isEmpty { return [] }
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  /// Notes an event at a time, before a row.
  mutating func note(_ event: Event, at time: Double, before row: Int) {
    if let last = entries.last, last.time == time, last.row == row {
      entries[entries.count - 1].events.append(event)
    } else {
      entries.append(Entry(row: row, time: time, events: [event]))
    }
  }
}
