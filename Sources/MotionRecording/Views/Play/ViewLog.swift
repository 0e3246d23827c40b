/// The events that belong to no attribute, kept until the names of the views are known.
struct ViewLog {
  /// The name of a view in an event.
  enum Name {
    /// The name that a script gives, or the text that can be read on the view.
    case text(String)

    /// The name that the view has in its rows.
    case view(ViewIdentity)

    func text(in names: [ViewIdentity: String]) -> String {
      switch self {
      case .text(let text): text
      case .view(let identity): names[identity] ?? ""
      }
    }
  }

  /// An event that is noted.
  enum Event {
    case log(String)
    case view(RowEvent.ViewEvent, ViewIdentity)
    case userAction(RowEvent.Action, Name)

    /// An event of a script or of the system, which already has its names.
    case named(RowEvent)

    /// Returns the event as rows have it.
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
    /// The index of the row before which the events are written.
    let row: Int

    /// The time, in seconds.
    let time: Double

    var events: [Event]
  }

  private(set) var entries: [Entry] = []

  /// Returns the noted entries, and forgets them.
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
